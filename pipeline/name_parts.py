"""Words that stand in many names and so tell nobody apart, and words around names that tell what they are."""


def _list(words: str) -> frozenset[str]:
    return frozenset(words.split())


# Alone they name nobody: half the persons of a judgment may bear one.
GENERIC = _list(
    """
    kumar singh sinh singha devi lal bai khan kaur begum bano bibi khatoon prasad prashad parshad mohd md
    mohammad mohammed muhammad mohamed sk sheikh shaikh shekh syed sayed sayyed abdul abdur kr pd ch
    kumari
    """
)
# The same at the end or in the middle, but many are called so: "Ram Yadav" may go on as "Ram".
GENERIC_BEHIND = _list(
    "ram das pal chand nath ali ahmad ahmed hasan hussain husain chandra rani bala dasi mani"
)
NEVER_FIRST = _list(  # whatever stands before them is part of the name, even "Sat" and "Man"
    """
    kumar singh sinh devi lal bai kaur begum bano bibi khatoon prasad prashad parshad pal chand nath das
    chandra
    """
)
# Before a given name, and no part of what somebody is called: "Mohd. Salim" is "Salim".
FORENAMES = _list("mohd md mohammad mohammed muhammad mohamed sk sheikh shaikh syed sayed ch abdul abdur")
# Titles before all, though some bear them as names.
TITLES = _list("captain doctor master shrimati thirumathi")
# A name goes on behind their full stop, and behind that of an initial.
SHORTENED = _list("mohd md sk kr pd ch chandr cy st")
COMPANIES = _list("ltd limited pvt private company corporation corpn inc llp")
# What makes somebody a body: such a name is one, and no word of it is anybody's.
BODIES = _list(
    """
    state union india government govt republic administration ltd limited pvt private company co corporation
    corpn bank society trust board council committee commission municipality panchayat university college
    school hospital department ministry authority association federation sangh samiti sabha insurance
    industries enterprises traders brothers bros sons mills factory works samaj club party parishad station
    collector commissioner inspector superintendent secretary director registrar officer emperor king crown
    nct of inc llp
    """
)
# Behind a name they make a place or a body of it.
PLACE_ENDINGS = _list(
    """
    nagar pur pura puram ganj garh vihar colony road marg chowk street lane gali bazar bazaar market bagh
    park garden enclave estate tola patti khurd kalan buzurg khas village gaon gram mohalla chauraha ghat
    temple mandir masjid hospital college school university bank nursing clinic hotel lodge talkies cinema
    stores traders textiles mills industries ltd limited pvt company enterprises bhawan bhavan sadan house
    complex tower building apartment chawl wadi palli nallah nala river pul bridge puri district tehsil
    taluk taluka police thana act rules
    """
)
# Before a name they say that it is one of a place.
PLACE_CUES = _list(
    """
    village villages town city district tehsil taluk taluka mohalla thana station post gram mouza mauza block
    pargana distt dist teh tq ps
    """
)
COURT_ENDINGS = _list("high bench court courts")
DOTTED_CUES = _list("distt dist teh tq ps")  # behind the others a full stop ends the sentence
