"""Words of Indian legal English that show whether a full stop ends a sentence.

They are in lower case, except for those that are abbreviations only with a capital: "All. 23" is a law
report, "at all." ends a sentence.
"""

from pipeline.text.vocabulary import LEADING_REPORTS, USUAL_HONORIFICS, list_words

# Something always follows: a name or a number.
NEVER_LAST = (USUAL_HONORIFICS - {"km"}) | list_words(  # "km" is a length also
    """
    mx drs messrs shrimati kumari sau mohd md sk kr ch hon ld lrd sr jr st fr capt col lt maj gen brig cmdr
    insp supdt supt suptd asstt asst addl addnl dy jt spl teh nos sec secs ss arts ext exts exh exhs ex exs
    cl cls pp pg rs dt crl cri civ crm appl appln vs viz cf ow rw sl sq kh ku thru prin cr regd rep rept
    """
)
# A name or number often follows, but a sentence may also end here: the next word decides.
SELDOM_LAST = list_words(
    """
    no re ltd co corpn corp inc pvt bros ors anr etc edn ed supp suppl supl jj cj acj cji jan feb apr jun
    jul aug sept oct nov dec cm cms mm kg kgs kms ft gms hrs mts mtr lj crlj llj cwn clj km adv advs rev
    distt dist tq tal art para paras vol vols ann anx annex ref misc pw pws dw dws cw cws os oa wp slp secy
    retd govt fig tel ph
    """
)
# The same, but only with a capital: in lower case these are ordinary words.
CAPITALS_SELDOM_LAST = LEADING_REPORTS | list_words(
    """
    All App Bom Cal Const Del Div Gau Guj Hon ILR Ind JT Ker Lah Mad Mar Mys Nag Ori Part Pat Raj Reg Sep
    """
)
# Sentences begin with these; in the middle of a sentence they have no capital.
FIRST_WORDS = list_words(
    """
    A About According Accordingly Admittedly After Again Against Aggrieved All Allowing Almost Also Although
    Among An Another Any Apart Applying Are As Assuming At Be Bearing Because Before Being Besides Both
    Briefly Broadly But By Can Certain Clearly Coming Consequently Considering Could Dealing Despite Did
    Does Due During Each Equally Even Eventually Every Everyone Except Failure Far Finally First Firstly
    Following For Four Fourthly From Further Furthermore Had Has Have Having He Heard Hearing Held Hence Her
    Here His How However I If Immediately In Incidentally Indeed Instead Is It Its Just Keeping Lastly Later
    Learned Let Like Likewise Looking Many May Meanwhile Mere Merely More Moreover Most Much Must My
    Naturally Needless Neither Nevertheless Next Nobody None Nonetheless Nor Normally Nothing
    Notwithstanding Now Obviously On Once One Only Ordinarily Other Otherwise Our Out Over Perhaps Prior
    Probably Pursuant Quite Rather Reading Referring Regarding Reliance Relying Same Second Secondly Seeing
    Several Shall She Should Similar Similarly Since So Some Sometime Sometimes Soon Speaking Subsequently
    Such Suffice Surely Take Taking That The Their Then There Thereafter Therefore Thereupon These They
    Third Thirdly This Those Though Three Through Thus Till To True Two Ultimately Under Undoubtedly
    Unfortunately Unless Until Upon Various Viewed Was We Were What Whatever When Whenever Where Whereas
    Whether Which While Who Whoever Whom Whose Why With Within Without Would Yet You
    """
)
# After the initials of a Code, these continue the sentence: "under I.P.C. Sections 302 and 34".
CONTINUATIONS = list_words(
    """
    Act Amendment Article Chapter Code No Nos PS Part Police Read Rule Rules Sec Section Sections
    """
)
