"""The names of people in the box: our own lists, by community.

A community is a way of making names, not a statement about anybody. Some names are also common words
or parts of place names (Ram and Rampur, Prem, Bharat, Asha, Shanti, Kamal): a masker has to cope with it.
The first and last words of well-known people's names are never combined, see `WELL_KNOWN`.

A court file in embedded/courts may define a community of its own.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Community:
    """Parts of names, for men and for women."""

    men: tuple[str, ...]
    women: tuple[str, ...]
    families: tuple[str, ...]  # "K." is an initial and goes in front
    middles: tuple[tuple[str, ...], tuple[str, ...]]  # of men, of women; "" is none
    endings: tuple[
        tuple[str, ...], tuple[str, ...]
    ]  # instead of a family name, where no kin needs to share it
    pets: tuple[tuple[str, ...], tuple[str, ...]]  # aliases of men, of women


def split(words: str) -> tuple[str, ...]:
    """The words of a list; an underscore is a space inside a word."""
    return tuple(word.replace("_", " ") for word in words.split())


_NONE = ("",)
HINDI = Community(
    men=split(
        "Ram Ramesh Suresh Mahesh Dinesh Naresh Rakesh Mukesh Rajesh Brijesh Kamlesh Awdhesh Sarvesh"
        " Durgesh Umesh Ganesh Lokesh Yogesh Prem Bharat Kamal Vijay Ajay Sanjay Vinay Anil Sunil Ashok"
        " Arvind Pramod Vinod Manoj Pankaj Neeraj Dheeraj Suraj Hansraj Jagdish Jagdamba Har_Prasad Hari_Ram"
        " Ram_Bharose Ram_Sewak Ram_Autar Ram_Kishore Ramji Shiv_Kumar Shiv_Pal Shiv_Charan Shyam_Lal"
        " Shyam_Sunder Radhey Girdhari Murari Banwari Bihari Mohan Sohan Madan Gopal Govind Krishna Kishan"
        " Balram Lakhan Bharosey Mewa_Ram Kalu_Ram Chhotey_Lal Babu_Ram Sita_Ram Nand_Kishore Jugal Brij_Lal"
        " Mithlesh Harish Satish Jitendra Virendra Surendra Mahendra Devendra Dharmendra Upendra Yogendra"
        " Narendra Bhupendra Satyendra Gajendra Raghvendra Shailendra Om_Prakash Jai_Prakash Ved_Prakash"
        " Chandra_Pal Raj_Pal Sat_Pal Tej_Pal Lal_Bahadur Sher_Bahadur Vikram Udai Amar Ajit Ranjit Indrajit"
        " Sant Basant Hemant Sukhdev Baldev Vasudev Munna Pappu Guddu Raju Sonu Monu Pintu Deepak Roshan"
        " Chandan Kundan Sagar Moti Heera Jeevan"
    ),
    women=split(
        "Asha Shanti Kamla Vimla Nirmala Urmila Sharmila Sunita Anita Vinita Kavita Savita Babita Lalita"
        " Geeta Sita Rekha Meena Reena Veena Beena Usha Nisha Manisha Kiran Suman Poonam Neelam Saroj"
        " Sushila Sheela Leela Ram_Kali Ram_Dulari Phoolmati Kalawati Shakuntala Rajkumari Prem_Wati Ganga"
        " Yamuna Saraswati Lakshmi Durga Parvati Munni Guddi Pinki Rinki Bhagwati Dhanno Chameli Champa"
        " Gomti Maya Chhaya Jyoti Aarti Archana Vandana Kalpana Rachna Sadhana Bitto Sundari Resham Kesar"
        " Mamta Seema"
    ),
    families=split(
        "Sharma Verma Gupta Mishra Tiwari Pandey Shukla Dubey Tripathi Dwivedi Chaturvedi Trivedi Awasthi"
        " Bajpai Pathak Upadhyay Ojha Srivastava Saxena Mathur Nigam Yadav Kushwaha Maurya Kurmi Verma"
        " Rajput Chauhan Tomar Bhadauria Sengar Rathore Solanki Parihar Baghel Gurjar Jatav Valmiki Pasi"
        " Kori Prajapati Vishwakarma Sahu Sonkar Rastogi Agarwal Goel Bansal Mittal Jain Lodhi Nishad"
        " Kashyap Bind Rawat Singh"
    ),
    middles=(
        split("Kumar Kumar Singh Chandra Prasad Lal Nath") + _NONE * 15,
        ("Rani", "Kumari") + _NONE * 18,
    ),
    endings=(
        split("Kumar Lal Singh Ram Prasad Chand Das"),
        split("Devi Devi Devi Devi Rani Kumari"),
    ),
    pets=(
        split("Raju Pappu Guddu Munna Bablu Kallu Chhotu Lalla Tillu Bade Sonu Kalia Pahalwan Netaji Bhura"),
        split("Guddi Pinki Munni Baby Gudiya Rani Chhoti Dolly"),
    ),
)
PUNJABI = Community(
    men=split(
        "Ashok Vinod Subhash Tilak Harish Satish Krishan Madan Kewal Romesh Yash Ravi Vikas Vishal Gaurav"
        " Sahil Rohit Mohit Ankit Sumit Amit Nitin Varun Karan Tarun Pawan Parveen Rajinder Surinder"
        " Narinder Virender Joginder Devinder Mohinder Raj_Kumar Des_Raj Hans_Raj Bal_Krishan Om_Parkash"
        " Jai_Kishan Prem Puran"
    ),
    women=split(
        "Asha Santosh Kanta Krishna Raj_Rani Pushpa Sudesh Neeru Ritu Shikha Priyanka Pooja Sonia Kavita"
        " Monika Anju Manju Sanju Renu Veena Shashi Kamlesh Promila Sarita Swati Nidhi Megha Simran Shalini"
        " Bimla"
    ),
    families=split(
        "Arora Malhotra Mehra Chopra Kapoor Khanna Bhatia Sethi Ahuja Batra Chawla Dua Gulati Grover Juneja"
        " Kalra Khurana Luthra Madan Narang Oberoi Puri Sachdeva Suri Taneja Uppal Vohra Wadhwa Anand Bakshi"
    ),
    middles=(("Kumar", "Lal", "Nath") + _NONE * 9, ("Rani",) + _NONE * 9),
    endings=(("Kumar", "Lal", "Nath"), ("Rani", "Devi", "Kumari")),
    pets=(
        split("Billa Lucky Vicky Sunny Bunty Titu Kaku Happy"),
        split("Pinky Rosy Dolly Guddi"),
    ),
)
SIKH = Community(
    men=split(
        "Gurmeet Gurdev Gurnam Gurcharan Gurpreet Harbans Harjit Hardev Harpal Jasbir Jaswant Jagtar Jagir"
        " Joga Karnail Kulwant Kulbir Lakhbir Lakhwinder Makhan Mohinder Malkiat Nirmal Nachhattar Paramjit"
        " Pritam Ranjit Sukhdev Sukhbir Surjit Tarlochan Teja Balbir Baldev Balwinder Avtar Amrik Dalbir"
        " Darshan Bachan"
    ),
    women=split(
        "Gurmeet Gurdev Harjit Jasbir Jaswinder Kulwant Kulwinder Manjit Mohinder Nasib Paramjit Parminder"
        " Pritam Rajinder Ranjit Satwant Sukhwinder Surinder Surjit Amarjit Balwinder Baljit Daljit Dalip"
        " Simranjit"
    ),
    families=split(
        "Gill Sandhu Sidhu Dhillon Grewal Brar Bajwa Cheema Chahal Randhawa Sekhon Virk Kang Bains Mann"
        " Deol Johal Hundal Bhullar Toor Dhaliwal Sohal Saini Bedi Kohli Sahni Walia Anand Chadha Sodhi"
    ),
    middles=(("Singh",), ("Kaur",)),
    endings=(_NONE, _NONE),
    pets=(
        split("Billa Pala Kala Gora Jeeta Sheera Pamma Bittu"),
        split("Pammi Guddi Rani Bholi"),
    ),
)
BENGALI = Community(
    men=split(
        "Anil Amal Asit Ashim Ajit Arup Amit Animesh Barun Bikash Bimal Biswajit Chandan Debashis Debabrata"
        " Dilip Dipak Dulal Gopal Gour Gobinda Haradhan Haripada Jayanta Kalipada Kanai Kartik Krishnapada"
        " Madhab Manik Mrinal Nakul Narayan Nemai Nirmal Nitai Palash Panchanan Paresh Parimal Partha Prabir"
        " Pradip Pranab Prasanta Ranjit Rabin Ratan Sadhan Samir Sandip Sanjib Sankar Shyamal Sisir Subal"
        " Subir Sudhir Sukumar Sunil Swapan Tapan Tarak Tapas Uttam Utpal Bablu Bhola Khokan Kamal Prem"
    ),
    women=split(
        "Anima Aparna Arati Asha Basanti Bela Bina Chhabi Dipali Gita Gouri Jharna Kalpana Kajal Krishna"
        " Lakshmi Madhabi Mamata Manju Maya Mina Minati Mita Namita Nilima Panchami Pratima Purnima Putul"
        " Rina Ruma Sabita Sandhya Sarala Shefali Sikha Sipra Sumitra Swapna Tapati Tulu Uma Usha Tumpa"
        " Moumita Rumpa"
    ),
    families=split(
        "Das Dey De Dutta Ghosh Bose Mitra Guha Nandi Kundu Saha Pal Paul Sarkar Mondal Mandal Biswas"
        " Majumdar Roy Ray Sen Sengupta Dasgupta Chakraborty Banerjee Mukherjee Chatterjee Ganguly"
        " Bhattacharya Adhikary Maity Jana Bera Samanta Pramanik Bag Malik Santra Dolui Patra Ghorai Naskar"
        " Halder Karmakar Bairagi Barman Roychowdhury Hazra Manna Singha Tarafdar Bagdi"
    ),
    middles=(split("Kumar Chandra Nath Kanti") + _NONE * 9, ("Rani", "Bala") + _NONE * 9),
    endings=(_NONE, split("Dasi Devi Bala")),
    pets=(
        split("Bapi Khoka Bapan Buro Tinku Haru Kelo Gopla Bachhu Potla"),
        split("Buri Khuki Tuni Mamoni"),
    ),
)
MARATHI = Community(
    men=split(
        "Anant Arun Ashok Balasaheb Bapu Baban Balu Bhagwan Bhaskar Bhimrao Bharat Changdeo Dadasaheb Dagdu"
        " Damodar Dattatraya Deepak Dilip Dnyaneshwar Ganpat Gangadhar Gorakh Govind Haribhau Jalindar"
        " Janardan Kacharu Kailas Kashinath Kisan Kondiba Laxman Machhindra Madhukar Mahadeo Manohar Maruti"
        " Namdeo Nana Nivrutti Pandurang Pandharinath Popat Prabhakar Prakash Pralhad Raghunath Rajaram"
        " Ramchandra Raosaheb Sahebrao Sakharam Sambhaji Santosh Shankar Shantaram Shivaji Sitaram Sopan"
        " Subhash Suryakant Tanaji Tukaram Uttam Vasant Vilas Vishnu Vitthal Waman Yashwant Digambar Rohidas"
        " Hanumant"
    ),
    women=split(
        "Anusaya Asha Babybai Bhagirathi Chandrakala Chhaya Draupadi Gangubai Indubai Jijabai Kalpana Kamal"
        " Kaushalya Kusum Lata Laxmibai Leelabai Malan Mangal Mandabai Mathura Nanda Parvati Pramila"
        " Rakhmabai Ranjana Rekha Rukmini Sakhubai Sangita Savita Shakuntala Shalan Shobha Sindhu Subhadra"
        " Suman Sunanda Sushila Tarabai Thakubai Ujwala Vaishali Vandana Varsha Yamuna Surekha Jayshree"
    ),
    families=split(
        "Patil Jadhav Shinde Pawar More Gaikwad Kadam Chavan Bhosale Salunkhe Mane Kamble Waghmare Sonawane"
        " Ghorpade Nikam Thorat Deshmukh Kulkarni Joshi Deshpande Kale Gore Shelke Kharat Bansode Ingle"
        " Wankhede Raut Gawande Meshram Dongre Bhoyar Thakre Lokhande Suryawanshi Mohite Nimbalkar Khandare"
        " Dhotre Gavit Mhatre Thakur Koli Bhoir Naik Sawant Parab Rane Tawde Kokate Bhalerao Dhumal Landge"
        " Phadtare"
    ),
    middles=(
        split("Baburao Ganpat Maruti Pandurang Dagdu Shankar Tukaram Namdeo Vitthal Kisan Rama Bapu")
        + _NONE * 8,
        split("Ashok Maruti Shankar Dilip Vilas Popat Kisan Baban") + _NONE * 8,
    ),
    endings=(_NONE, _NONE),
    pets=(
        split("Balu Bandu Pintya Nana Appa Bhau Sonya Bala Raja Gotya"),
        split("Akka Mai Tai Bebi"),
    ),
)
TAMIL = Community(
    men=split(
        "Murugesan Rajendran Selvaraj Subramanian Palanisamy Ramasamy Kandasamy Chinnasamy Muthusamy"
        " Arumugam Velusamy Ganesan Shanmugam Sundaram Perumal Govindan Krishnan Rajan Mani Manickam Muthu"
        " Muthukumar Senthil Senthilkumar Sivakumar Saravanan Kumaresan Kathiresan Kannan Karuppasamy"
        " Karuppiah Kasi Kaliappan Mariappan Ayyappan Nallathambi Natarajan Pandian Pandi Pitchai Raja"
        " Rajamani Sakthivel Sekar Chandrasekar Thangaraj Thangavel Velayutham Veeran Vellaichamy Anbu"
        " Anbazhagan Elumalai Ezhumalai Dhanapal Dharmaraj Durairaj Gopal Ilango Jayaraman Jayakumar"
        " Kuppusamy Loganathan Marimuthu Mohan Nagarajan Nagaraj Paramasivam Ponnusamy Prabhakaran Prabhu"
        " Ravi Ravichandran Sankar Soundarrajan Suresh Tamilselvan Udayakumar Vadivel Vijayan Antony"
        " Arokiasamy Stephen Xavier Johnson Irudayaraj"
    ),
    women=split(
        "Lakshmi Vijayalakshmi Dhanalakshmi Muthulakshmi Selvi Tamilselvi Kalaiselvi Kala Kaliammal"
        " Mariammal Pappathi Pushpa Rani Revathi Saraswathi Saroja Shanthi Sumathi Thilagavathi Valli"
        " Valliammal Vasantha Ambika Amutha Anjalai Chellammal Chitra Devaki Dhanam Eswari Gowri Indira Jaya"
        " Jayanthi Kamala Kavitha Kokila Latha Malliga Malathi Mallika Meena Mekala Nagammal Parvathi Ponni"
        " Rajeswari Rukmani Sivagami Stella Mary Arokiamary Vijaya Usha"
    ),
    families=split(
        "K. S. M. P. R. V. A. N. G. T. C. D. E. J. L. S.K. P.K. M.S. R.S. V.K. A.P. K.R. T.M. N.S. C.M."
        " S._K. R._M. P._V. Gounder Pillai Nadar Thevar Mudaliar Chettiar Naicker Konar Padayachi Servai"
    ),
    middles=(_NONE, _NONE),
    endings=(_NONE, _NONE),
    pets=(
        split("Kutti Mani Vellai Kaalai Babu Sekar Kattai Pulla"),
        split("Papa Ammu Kutti Baby"),
    ),
)
MUSLIM = Community(
    men=split(
        "Salim Rahim Karim Nadeem Wasim Naseem Shamim Kalim Anwar Akhtar Afzal Aslam Akram Ashfaq Ishaq"
        " Rafiq Shafiq Taufiq Irshad Dilshad Naushad Shamshad Iqbal Javed Khalid Zahid Shahid Rashid Hamid"
        " Majid Sajid Abid Wajid Yusuf Yunus Yaqub Idris Ilyas Imtiaz Riyaz Ayaz Niaz Firoz Gulzar Haneef"
        " Hashim Jabbar Sattar Gaffar Liaqat Mehboob Mushtaq Mustaq Nazir Bashir Nasir Noor Qasim Raees"
        " Sharif Sultan Usman Zubair Babu Chand Pyare Munne Bundu Kallu Allauddin Jalaluddin Nizamuddin"
        " Shahabuddin Sirajuddin"
    ),
    women=split(
        "Shakila Jamila Nasreen Parveen Yasmeen Tabassum Shabnam Shabana Rukhsana Farzana Rehana Sultana"
        " Mumtaz Noorjahan Shahjahan Zubeda Zarina Sabina Salma Najma Asma Fatima Amina Hasina Rabia Ruksar"
        " Gulshan Khurshida Mehrunnisa Zaibunnisa Kulsum Mariam Roshan Tahira Anwari Kaneez Afsana Chandni"
    ),
    families=split(
        "Khan Ansari Qureshi Siddiqui Ahmad Ahmed Ali Hussain Husain Sheikh Shaikh Pathan Mansoori Malik"
        " Beg Mirza Syed Idrisi Saifi Salmani Rangrez Abbasi Alvi Farooqui Usmani Warsi Rizvi Zaidi Khatri"
    ),
    middles=(split("Ahmad Ali Hasan") + _NONE * 12, ("Begum", "Bano") + _NONE * 9),
    endings=(split("Ahmad Ali Khan Hussain Alam"), split("Begum Begum Bano Khatoon Bibi")),
    pets=(
        split("Babu Pappu Kallu Chhote Bade Lala Bhai Munna Raja"),
        split("Guddi Munni Baby Chunni"),
    ),
)
BENGALI_MUSLIM = Community(
    men=MUSLIM.men
    + split("Abdur_Rahaman Saiful Rafikul Nurul Aminul Jahirul Sahidul Mofijul Anarul Habibur"),
    women=MUSLIM.women + split("Rahima Manowara Anowara Sahanara Rokeya Jahanara Hasnara Marjina"),
    families=split(
        "Mondal Sheikh Sk. Molla Mollah Gazi Laskar Sardar Islam Haque Rahaman Khan Mallick Biswas"
    ),
    middles=(_NONE, _NONE),
    endings=(split("Sheikh Islam Haque Ali Molla"), split("Bibi Bibi Khatun Bewa Begum")),
    pets=(split("Babu Laltu Bapi Khoka Kalu"), split("Buri Tumpa Mamoni")),
)
CHRISTIAN = Community(
    men=split(
        "Joseph Thomas John Peter Paul Anthony Francis Michael George Philip Simon Vincent Lawrence Albert"
        " Alex Wilson Nelson Robert Richard Felix Leo Dominic Clement Savio Melvyn Prem Sunil Anil"
    ),
    women=split(
        "Mary Rose Grace Agnes Teresa Maria Cecilia Monica Anita Lucy Margaret Philomena Rita Sheela Juliet"
        " Flora Veronica Lourdes Stella Asha"
    ),
    families=split(
        "D'Souza Fernandes Pereira Rodrigues Lobo Pinto D'Mello D'Costa Mascarenhas Gonsalves Almeida"
        " Noronha Thomas Joseph Mathew Varghese Kurian Massey Lall Samuel Daniel"
    ),
    middles=(_NONE, _NONE),
    endings=(_NONE, _NONE),
    pets=(split("Johnny Tony Bobby Sunny"), split("Baby Molly Lilly")),
)
TRIBAL = Community(
    men=split(
        "Budhram Sukhram Mangal Mangru Somaru Lakhan Phool_Singh Dhan_Singh Bisahu Bhuru Ramlal Jhaduram"
        " Sukhlal Chaitu Dasru Gendlal Harilal Itwari Jethu Kaluram Lachhu Mahru Nanku Ojhu Punau Ramu"
        " Samaru Tularam Barsa Dukhi Gurva Lakhi Mongla Sidhu Bhura Nanla Kalia Thavaria Hurji Chunnu Prem"
        " Ghasia"
    ),
    women=split(
        "Budhwari Sukwaro Mangli Somari Phulmati Itwari Jhingi Dhaneshwari Samaro Rampyari Sukhmati Chaiti"
        " Lakhmi Phulo Sonamuni Maino Bahamani Champa Kekti Hirli Thavri Rumli Jamuna Santi"
    ),
    families=split(
        "Gond Baiga Bhil Bhilala Uikey Markam Netam Dhurve Maravi Kumre Parte Tekam Korku Kol Munda Oraon"
        " Soren Hembram Murmu Tudu Kisku Hansda Mardi Baskey Tirkey Kujur Lakra Ekka Damor Katara Singh"
        " Bariya Dawar"
    ),
    middles=(("Singh",) + _NONE * 8, ("Bai",) + _NONE * 3),
    endings=(("Singh", "Lal"), ("Bai", "Bai", "Devi")),
    pets=(split("Bhura Kalu Chhotu Dhannu Budhu"), split("Bai Munni Guddi")),
)
CENTRAL = Community(
    men=HINDI.men
    + split("Kaluram Bherulal Mangilal Bhagirath Ramcharan Kailash Dayaram Nathulal Shambhu Badri Devilal"),
    women=HINDI.women
    + split("Kamlabai Shantabai Gangabai Kesarbai Dhapubai Rukmanibai Ramkunwar Parvatibai"),
    families=split(
        "Sharma Patel Patidar Malviya Chouhan Rajput Thakur Lodhi Yadav Kirar Raghuwanshi Dangi Meena"
        " Ahirwar Chadhar Raikwar Sahu Kushwaha Vishwakarma Soni Rai Tiwari Mishra Dubey Jain Bundela Parmar"
        " Sisodiya Verma Nagar Gurjar Kurmi Dhakad Mali Bairagi Prajapati Sen Namdeo Choudhary"
    ),
    middles=(("Singh", "Kumar", "Prasad") + _NONE * 9, ("Bai",) + _NONE * 6),
    endings=(split("Lal Singh Prasad Ram"), split("Bai Bai Bai Devi")),
    pets=HINDI.pets,
)

COMMUNITIES = (  # a shared family name belongs to the first
    *(HINDI, CENTRAL, MUSLIM, BENGALI, MARATHI, TAMIL, PUNJABI, SIKH, BENGALI_MUSLIM, TRIBAL, CHRISTIAN),
)
MUSLIM_PREFIXES = ("",) * 7 + ("Mohd.", "Mohd.", "Md.", "Mohammad", "Abdul", "Syed")
WELL_KNOWN = frozenset(  # first and last words that must not be combined
    tuple(pair.split("+"))
    for pair in split(
        "a.s.+anand mamata+banerjee h.s.+bedi kiran+bedi m.h.+beg p.n.+bhagwati asha+bhosale"
        " sambhaji+bhosale shivaji+bhosale s.c.+bose prem+chand ashok+chavan yashwant+chavan priyanka+chopra"
        " yash+chopra c.r.+das s.r.+das anil+deshmukh vilas+deshmukh sanjay+dutta sunil+dutta"
        " george+fernandes satyendra+jain manohar+joshi anil+kapoor raj+kapoor shashi+kapoor h.r.+khanna"
        " rajesh+khanna vinod+khanna dilip+kumar arun+mishra deepak+mishra pranab+mukherjee rani+mukherjee"
        " draupadi+murmu sidhu+murmu kamal+nath r.s.+pathak vasant+patil ajit+pawar v.+prabhakaran"
        " ravi+prasad narayan+rane harish+rawat a.n.+ray p.c.+ray b.c.+roy m.n.+roy a.k.+sarkar a.p.+sen"
        " aparna+sen rohit+sharma ajit+singh amar+singh g.p.+singh k.n.+singh karan+singh ranjit+singh"
        " v.p.+singh hemant+soren sidhu+soren c.+subramanian m.s.+subramanian n.d.+tiwari narendra+tomar"
        " j.s.+verma"
    )
)
SPELLINGS = (  # how another clerk writes the same sound
    ("Laksh", "Lax"), ("Lax", "Laksh"), ("Chou", "Chau"), ("Chau", "Chow"), ("Mish", "Mis"), ("Shy", "Sy"),
    ("ee", "i"), ("oo", "u"), ("v", "w"), ("w", "v"), ("sh", "s"), ("dh", "d"), ("th", "t"), ("ph", "f"),
    ("ai", "ay"), ("j", "z"), ("ita", "eeta"), ("una", "oona"), ("ar", "er"), ("al", "all"), ("an", "ann"),
)  # fmt: skip
