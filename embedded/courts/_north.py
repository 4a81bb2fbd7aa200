"""What the courts of northern India share."""

from embedded.names import split

VILLAGE_HEADS = split(
    "Ram Kishan Bhagwan Nawab Mohan Prem Shiv Hari Raja Rani Sultan Islam Fateh Jalal Akbar Rasul Mir Shah"
    " Bahadur Narayan Lakshman Bharat Kamal Gopal Govind Madho Jai Vijay Udai Partap Dharam Karam Deo Indra"
    " Chandan Suraj Sona Rup Moti Hira Lal Kala Dhaula Pipal Bar Neem Am Jamun Khajur Bel Imli Mahua Bans"
    " Sisa Naga Bagh Hathi Ghor Mor Hans Titar Bhains Nil Pani Taal Kuan Tila Khera Garhi Kot Naya Purana"
    " Chak Bhoja Daulat Himmat Azam Khan Saidan Pahar Jahangir Salem Rahim Karim Usman Bhikham Tikam Dhani"
    " Basant Jagat Kesar Phul Gul Anand Sant Sadhu Basti Dala Bhita Sirsa Karan Bisal Kanak Gandha Amar"
)
