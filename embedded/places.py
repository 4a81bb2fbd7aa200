"""Places and organisations of the box. Districts and towns are real; villages, schools, banks and
companies are put together from parts, so that a village may hold a person's name (Rampur, Prem Nagar).

Every thing's `who` is its kind and its name: the same village is the same thing in any case.
"""

from dataclasses import dataclass
from random import Random

from embedded.people import settle_region
from embedded.prose import Named


def _split(words: str) -> tuple[str, ...]:
    return tuple(word.replace("_", " ") for word in words.split())


@dataclass(frozen=True, slots=True)
class _Land:
    """What places are called in one court's territory."""

    states: tuple[str, ...]  # the usual one more than once
    districts: tuple[str, ...]
    towns: tuple[str, ...]
    heads: tuple[str, ...]  # a village is a head and a tail, sometimes with an addition
    tails: tuple[str, ...]
    additions: tuple[str, ...]
    quarters: tuple[str, ...]  # parts of a town; police stations are called after them too
    schools: tuple[str, ...]
    lane: str  # what a lane is called


_NORTH_HEADS = _split(
    "Ram Kishan Bhagwan Nawab Mohan Prem Shiv Hari Raja Rani Sultan Islam Fateh Jalal Akbar Rasul Mir Shah"
    " Bahadur Narayan Lakshman Bharat Kamal Gopal Govind Madho Jai Vijay Udai Partap Dharam Karam Deo Indra"
    " Chandan Suraj Sona Rup Moti Hira Lal Kala Dhaula Pipal Bar Neem Am Jamun Khajur Bel Imli Mahua Bans"
    " Sisa Naga Bagh Hathi Ghor Mor Hans Titar Bhains Nil Pani Taal Kuan Tila Khera Garhi Kot Naya Purana"
    " Chak Bhoja Daulat Himmat Azam Khan Saidan Pahar Jahangir Salem Rahim Karim Usman Bhikham Tikam Dhani"
    " Basant Jagat Kesar Phul Gul Anand Sant Sadhu Basti Dala Bhita Sirsa Karan Bisal Kanak Gandha Amar"
)
_NORTH = _Land(
    states=("Uttar Pradesh", "Uttar Pradesh", "U.P."),
    districts=_split(
        "Agra Aligarh Allahabad Azamgarh Badaun Bahraich Ballia Banda Barabanki Bareilly Basti Bijnor"
        " Bulandshahr Deoria Etah Etawah Faizabad Farrukhabad Fatehpur Ghazipur Gonda Gorakhpur Hamirpur"
        " Hardoi Jalaun Jaunpur Jhansi Kanpur_Nagar Kanpur_Dehat Lakhimpur_Kheri Lalitpur Lucknow Mainpuri"
        " Mathura Mau Meerut Mirzapur Moradabad Muzaffarnagar Pilibhit Pratapgarh Rae_Bareli Rampur"
        " Saharanpur Shahjahanpur Sitapur Sultanpur Unnao Varanasi"
    ),
    towns=_split(
        "Kasganj Khurja Deoband Chandausi Sambhal Hathras Firozabad Tundla Bindki Orai Konch Mauranipur"
        " Akbarpur Tanda Kadipur Bilgram Sandila Mohammadi Gola Nanpara Balrampur Khalilabad Padrauna Rasra"
        " Mohammadabad Phulpur Handia Chunar Bhadohi Soraon Manjhanpur Baraut Kairana Shamli Hapur"
        " Sikandrabad Jalesar Bisauli"
    ),
    heads=_NORTH_HEADS,
    tails=_split("pur pura garh _Nagar ganj khera kheri auli wala _Patti gaon _Sarai abad wan"),
    additions=("", "", "", "", "", " Kalan", " Khurd", " Buzurg", " Majra", " Urf Naya Gaon", " Mustahkam"),
    quarters=_split(
        "Kotwali Sadar Civil_Lines Cantt Kotwali_Nagar Naka Chowk Sadar_Bazar Lal_Kurti Ganj Thakurganj"
    ),
    schools=(
        "Primary School, {village}", "Junior High School, {village}", "{head} Inter College, {town}",
        "Government Girls Inter College, {town}", "{head} Bal Vidya Niketan, {town}",
    ),
    lane="Gali",
)  # fmt: skip
_DELHI = _Land(
    states=("Delhi", "Delhi", "NCT of Delhi"),
    districts=_split(
        "North_Delhi South_Delhi East_Delhi West_Delhi Central_Delhi North-West_Delhi South-West_Delhi"
        " North-East_Delhi Shahdara"
    ),
    towns=_split(
        "Narela Najafgarh Mehrauli Shahdara Karol_Bagh Rohini Dwarka Janakpuri Patel_Nagar Pitampura"
        " Uttam_Nagar Seelampur Okhla Badarpur Kalkaji Tilak_Nagar Paharganj Daryaganj Mangolpuri Sultanpuri"
        " Nangloi Burari"
    ),
    heads=_NORTH_HEADS,
    tails=_split("pur _Nagar _Vihar _Enclave _Colony _Park garh _Kunj puri _Bagh"),
    additions=("", "", "", " Extension", " Phase II", " Block C", " Kalan", " J.J. Colony"),
    quarters=_split(
        "Kotwali Sadar_Bazar Civil_Lines Kashmere_Gate Subzi_Mandi Lajpat_Nagar Nangloi Narela Okhla"
    ),
    schools=(
        "Government Boys Senior Secondary School, {village}", "MCD Primary School, {village}",
        "Sarvodaya Kanya Vidyalaya, {town}", "{head} Public School, {town}",
    ),
    lane="Gali",
)  # fmt: skip
_CENTRAL = _Land(
    states=("Madhya Pradesh", "Madhya Pradesh", "M.P."),
    districts=_split(
        "Balaghat Betul Bhind Bhopal Chhatarpur Chhindwara Damoh Datia Dewas Dhar Guna Gwalior Hoshangabad"
        " Indore Jabalpur Jhabua Khandwa Khargone Mandla Mandsaur Morena Narsinghpur Neemuch Panna Raisen"
        " Rajgarh Ratlam Rewa Sagar Satna Sehore Seoni Shahdol Shajapur Shivpuri Sidhi Tikamgarh Ujjain"
        " Umaria Vidisha"
    ),
    towns=_split(
        "Itarsi Katni Mhow Ganjbasoda Khurai Bina Maihar Nagod Pipariya Sohagpur Gadarwara Lakhnadon Multai"
        " Sausar Waraseoni Ashta Biaora Sarangpur Shujalpur Jaora Badnawar Manawar Kukshi Sendhwa Maheshwar"
        " Barwaha Gohad Ambah Sabalgarh Karera Chanderi Nowgong"
    ),
    heads=_NORTH_HEADS,
    tails=_split("pur pura kheda khedi gaon _Tola garh wada mau kala _Patan dehi"),
    additions=("", "", "", "", "", " Kalan", " Khurd", " Mal", " Raiyat", " Buzurg", " Jagir"),
    quarters=_split("Kotwali Cantt City_Kotwali Civil_Lines Madhav_Nagar Gohalpur Bagsewania Chhawni Dehat"),
    schools=(
        "Government Primary School, {village}", "Government Higher Secondary School, {town}",
        "{head} Shishu Mandir, {town}", "Kanya Ashram Shala, {village}",
    ),
    lane="Gali",
)  # fmt: skip
_WEST = _Land(
    states=("Maharashtra", "Maharashtra", "Maharashtra", "Goa"),
    districts=_split(
        "Ahmednagar Akola Amravati Aurangabad Beed Bhandara Buldhana Chandrapur Dhule Gadchiroli Gondia"
        " Hingoli Jalgaon Jalna Kolhapur Latur Nagpur Nanded Nandurbar Nashik Osmanabad Parbhani Pune Raigad"
        " Ratnagiri Sangli Satara Sindhudurg Solapur Thane Wardha Washim Yavatmal"
    ),
    towns=_split(
        "Baramati Shrirampur Sangamner Kopargaon Malegaon Manmad Sinnar Bhusawal Amalner Chalisgaon Shirpur"
        " Karad Phaltan Wai Miraj Islampur Ichalkaranji Pandharpur Barshi Udgir Ambajogai Khamgaon Akot"
        " Achalpur Pusad Umred Kalyan Bhiwandi Panvel Pen Alibag Dapoli"
    ),
    heads=_split(
        "Pimpal Nim Amb Chinch Jambh Vad Umbar Bor Khair Palas Bhim Ram Rama Shiv Vithal Datta Hanum Ganesh"
        " Naga Wagh Mor Ghoda Hatti Man Ban Khed Kas Kar Dev Dhan Gok Jaw Kand Lon Mal Nand Pat Raj Sang"
        " Tak Var Wad Yel Shel Mhas Kop Kolh Kumbh Takal Ghot Sak Saw Ker Sonai Kamal Prem"
    ),
    tails=_split("gaon wadi khed ner oli e i apur tala tane dara khurd gavhan ambe ewadi"),
    additions=("", "", "", "", " Budruk", " Khurd", " Tarf Rajapur", " Bk.", " Kh."),
    quarters=_split(
        "Kotwali City Taluka Shivajinagar Sadar Camp M.I.D.C. Faraskhana Bazar_Peth Ganeshpeth Sitabuldi"
    ),
    schools=(
        "Zilla Parishad Primary School, {village}", "{head} Vidyalaya, {town}", "Ashram School, {village}",
        "{head} English Medium School, {town}", "New High School, {town}",
    ),
    lane="Galli",
)  # fmt: skip
_EAST = _Land(
    states=("West Bengal", "West Bengal", "W.B."),
    districts=_split(
        "Bankura Birbhum Burdwan Cooch_Behar Dakshin_Dinajpur Uttar_Dinajpur Darjeeling Hooghly Howrah"
        " Jalpaiguri Malda Midnapore Paschim_Medinipur Purba_Medinipur Murshidabad Nadia North_24_Parganas"
        " South_24_Parganas Purulia Kolkata"
    ),
    towns=_split(
        "Arambagh Asansol Balurghat Barasat Baruipur Basirhat Berhampore Bishnupur Bolpur Bongaon Canning"
        " Chandannagar Contai Diamond_Harbour Durgapur Ghatal Haldia Islampur Jangipur Jhargram Kalna"
        " Kalyani Kandi Katwa Krishnagar Lalbagh Rampurhat Ranaghat Serampore Siliguri Suri Tamluk Uluberia"
    ),
    heads=_split(
        "Ram Krishna Gopal Gobinda Hari Kali Durga Lakshmi Nabin Madhu Shyam Radha Chandi Shib Bhabani"
        " Jagat Nanda Bel Am Kul Tal Bat Bansh Sal Shimul Kadam Champa Kamal Padma Hatir Ghora Bagh Mach Nil"
        " Kala Dhala Lal Sona Rup Raj Rani Nawab Kazi Fakir Mirza Char Dakshin Uttar Paschim Purba Boro"
        " Chhoto Natun Puratan Panch Sat"
    ),
    tails=_split("pur gram danga para tala hati beria nagar khali bari kuri chak ghata dihi bandh sol"),
    additions=("", "", "", "", " Purba", " Paschim", " Uttar Para", " Dakshin Para", " Colony"),
    quarters=_split(
        "Town Sadar Bowbazar Tollygunge Maniktala Entally Jorabagan Kotwali English_Bazar Shyampukur"
        " Bhangar"
    ),
    schools=(
        "{village} Primary School", "{village} High School", "{head} Balika Vidyalaya, {town}",
        "{head} Vidyamandir, {town}", "{village} F.P. School",
    ),
    lane="Lane",
)  # fmt: skip
_SOUTH = _Land(
    states=("Tamil Nadu", "Tamil Nadu", "Tamil Nadu", "Pondicherry"),
    districts=_split(
        "Chennai Coimbatore Cuddalore Dharmapuri Dindigul Erode Kancheepuram Kanniyakumari Karur"
        " Krishnagiri Madurai Nagapattinam Namakkal Perambalur Pudukkottai Ramanathapuram Salem Sivaganga"
        " Thanjavur Theni Thoothukudi Tiruchirappalli Tirunelveli Tiruvallur Tiruvannamalai Tiruvarur"
        " Vellore Villupuram Virudhunagar"
    ),
    towns=_split(
        "Ambur Arakkonam Aruppukkottai Attur Avinashi Bhavani Chidambaram Devakottai Gobichettipalayam"
        " Gudiyatham Hosur Kovilpatti Kulithalai Kumbakonam Mannargudi Mayiladuthurai Melur Mettur Musiri"
        " Omalur Palani Panruti Paramakudi Periyakulam Pollachi Rajapalayam Sankarankovil Sathyamangalam"
        " Sivakasi Tenkasi Tindivanam Tiruchengode Tirupattur Udumalpet Usilampatti Vaniyambadi"
    ),
    heads=_split(
        "Kal Pon Vel Muthu Mari Kali Ayyan Perumal Raman Krishnan Sivan Karuppan Nalla Periya Chinna Pudu"
        " Pazha Mel Kizh Vada Ten Kuruvi Mayil Puli Yanai Mana Punga Ala Arasa Vembu Pala Panai Thennam Maa"
        " Kollam Kovil Uthu Kulam Aru Odai Malai Manal Sevva Vella Karu Pattu Selva Thanga Velli Vira Nadu"
        " Ilam Thoppu Senthamarai"
    ),
    tails=_split(
        "palayam patti kurichi nallur puram kuppam mangalam thurai kottai kulam oor padi kadu pettai eri"
    ),
    additions=("", "", "", "", "", " Pudur", " Colony", " Kilakku", " Merku", " Agraharam"),
    quarters=_split(
        "Town East West North B-2 Taluk All_Women Anna_Nagar Kotwali Fort Mount Harbour Tallakulam"
    ),
    schools=(
        "Panchayat Union Middle School, {village}", "Government Higher Secondary School, {town}",
        "{head} Matriculation School, {town}", "Aided Elementary School, {village}",
    ),
    lane="Street",
)  # fmt: skip
_LANDS = {
    "allahabad": _NORTH, "bombay": _WEST, "madras": _SOUTH,
    "calcutta": _EAST, "delhi": _DELHI, "madhya_pradesh": _CENTRAL,
}  # fmt: skip

_RENAMED = {"Kolkata": (2001, "Calcutta"), "Chennai": (1996, "Madras")}  # until when, and what before

_STATIONS = ("Police Station {}", "P.S. {}", "{} Police Station", "PS {}", "P.S.- {}")
_HOSPITALS = (
    "District Hospital, {town}", "Civil Hospital, {town}", "Government Hospital, {town}",
    "{town} Medical College", "Community Health Centre, {village}", "Primary Health Centre, {village}",
    "{head} Nursing Home, {town}", "St. {saint} Hospital, {town}", "{head} Memorial Hospital",
    "Sub-Divisional Hospital, {town}",
)  # fmt: skip
_BANKS = (
    "District Co-operative Bank, {town}", "{head} Gramin Bank, {village} Branch",
    "Urban Co-operative Bank, {town}", "State Bank, {town} Branch", "{head} Mercantile Bank Ltd",
    "Land Development Bank, {town}",
)  # fmt: skip
_FIRMS = _split(
    "Balaji Laxmi Om Bharat Asha Shanti Ganesh Durga Prem Kamal Sagar Gomti Vindhya Nav_Jeevan Jyoti Modern"
)
_TRADES = _split(
    "Traders Textiles Rice_Mill Finance_Ltd Chit_Funds_(P)_Ltd Constructions Transport_Company Jewellers"
    " Motors Steels_Pvt._Ltd Infotech_Ltd Housing_Society Agro_Industries Brick_Field Pharma_Pvt._Ltd"
    " Exports Sugar_Mills Oil_Mill Cold_Storage Travels Marketing_Pvt._Ltd Polymers_Ltd"
)
_FRONTS = ("Shree ", "M/s ", "M/s. Shri ", "New ", "", "", "Sri ")
_STREETS = (
    "Station Road", "Kacheri Road", "Ring Road", "Bypass Road", "Temple Street", "North Car Street",
    "Court Road", "College Road", "Hospital Road", "{head} {lane}", "{lane} No. {n}, {head} Nagar",
    "Cross Street No. {n}", "{head} Lane", "{head} Market", "Old Bus Stand Road", "Mandi Road",
    "{head} Chowk", "Church Street", "{head} Road", "Mill Road",
)  # fmt: skip
_SAINTS = ("Mary's", "Joseph's", "Thomas", "Anne's")


def draw_village(random: Random, region: str) -> str:
    """A village name put together from parts: Rampur Kalan, Pimpalgaon Budruk."""
    land = _LANDS[region]
    return random.choice(land.heads) + random.choice(land.tails) + random.choice(land.additions)


def draw_places(random: Random, region: str, *, year: int) -> dict[str, Named]:
    """All places and organisations of one case, in one corner of the court's territory.

    "station" is the bare name of the police station ("Kotwali"), "station_full" says what it is.
    """
    region = settle_region(random, region)
    land, village = _LANDS[region], draw_village(random, region)
    town = random.choice(land.towns)
    words = {
        "village": village,
        "town": town,
        "head": random.choice(land.heads),
        "lane": land.lane,
        "q": random.choice(land.quarters),
        "n": str(random.randint(2, 19)),
        "saint": random.choice(_SAINTS),
    }
    beat = random.choice((words["q"], words["q"], random.choice(land.towns)))
    return {
        "village": _name("village", "PLACE", village),
        "town": _name("town", "PLACE", town),
        "district": _name("district", "PLACE", _name_district(random.choice(land.districts), year)),
        "state": _name("state", "PLACE", random.choice(land.states)),
        "street": _name("street", "PLACE", random.choice(_STREETS).format_map(words)),
        "station": Named(f"station:{beat.lower()}", "ORG", beat),
        "station_full": Named(f"station:{beat.lower()}", "ORG", random.choice(_STATIONS).format(beat)),
        "hospital": _name("hospital", "ORG", random.choice(_HOSPITALS).format_map(words)),
        "school": _name("school", "ORG", random.choice(land.schools).format_map(words)),
        "bank": _name("bank", "ORG", random.choice(_BANKS).format_map(words)),
        "company": _name("company", "ORG", _draw_company(random)),
    }


def _name_district(name: str, year: int) -> str:
    until, old = _RENAMED.get(name, (0, name))
    return old if year < until else name


def _draw_company(random: Random) -> str:
    if random.random() < 0.005:  # a name that only looks like the Code
        return random.choice(("IPC Packaging Ltd", "I.P.C. Publications Ltd"))
    return random.choice(_FRONTS) + random.choice(_FIRMS) + " " + random.choice(_TRADES)


def _name(sort: str, kind: str, text: str) -> Named:
    return Named(f"{sort}:{text.lower()}", kind, text)
