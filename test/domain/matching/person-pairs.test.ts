import test from 'ava'
import { comparePerson } from '../../../domain/matching/person.ts'
import { POSSIBLE_FROM } from '../../../domain/matching/thresholds.ts'

/** Invented persons as clerks write them: `watched | father, where he is known | as written`. Any likeness to a real name is chance. */
const SHOWN = `
Raghvendra Mhaiskarwad |  | RAGHVNEDRA MHAISKARWAD
Dharmeshwar Mhaiskarwad |  | DHARMSEHWAR MHAISKARWAD
Xitindra Mhaiskarwad |  | KSHITINDRA MHAISKARWAD
Shafiquar Mhaiskarwad |  | SHAFIKAR MHAISKARWAD
Rameshwaranarayana Mhaiskarwad |  | RAMESHWARANARAYAN MHAISKARWAD
Inder Mhaiskarwad |  | INDAR MHAISKARWAD
Satinder Mhaiskarwad |  | SATINDAR MHAISKARWAD
Harish Kumbrey |  | HARISH KUMBRAY
Ishrat Jahan |  | ISHRAT JEHAN
Kamalamma Doddanna |  | KAMALAMMA W/O DODDANNA
Harishankar Sinha |  | HARISHANKAR SINGHA
Satyabrata Mhaiskarwad |  | SATYAVRAT MHAISKARWAD
Satyabrata Mhaiskarwad |  | SATYABROTO MHAISKARWAD
Somanatha Mhaiskarwad |  | SOMANATH MHAISKARWAD
Kshirsagar Mhaiskarwad |  | KHIRSAGAR MHAISKARWAD
Gunesan Mhaiskarwad |  | GUNESH MHAISKARWAD
Abdul Latif Mhaiskarwad |  | ABDULLATEEF MHAISKARWAD
Abdul Rehman Mhaiskarwad |  | ABDULRAHEMAN MHAISKARWAD
Yashwantrao Mhaiskarwad |  | YESHWANT RAO MHAISKARWAD
Gulab Chand Mhaiskarwad |  | GULAB CHANDRA MHAISKARWAD
Kiran Kisan Mhaiskarwad |  | KIRAN S/O KISAN MHAISKARWAD
Venkatakrishnan Mhaiskarwad |  | VENKATAKRISHNA MHAISKARWAD
Haren Mhaiskorwad |  | HAREN MHAISKARWAD
Rathnavel Mhaiskarwad |  | RATHNAVELU MHAISKARWAD
Kiran Balwantbhai Mhaiskarwad |  | KIRAN BALWANTLAL MHAISKARWAD
Gopi Mhaiskarwad |  | MUNNA @ GOPI @ CHOTU MHAISKARWAD
Kiran Balwant Mhaiskarwad |  | KIRAN MHAISKARWAD
Kiran Mhaiskarwad | Balwant | KIRAN BALWANT MHAISKARWAD
Kiran Mhaiskarwad | Balwant | KIRANBHAI BALWANTBHAI MHAISKARWAD
Kiran Mhaiskarwad | Balwantrao | MHAISKARWAD KIRAN BALWANT
Kiran Mhaiskarwad | Balwant | KIRAN B. MHAISKARWAD
Kiran Balwant Mhaiskarwad |  | K.B. MHAISKARWAD
Kiran Balwant Mhaiskarwad |  | K B Mhaiskarwad & Anr.
Kiran Balwant Mhaiskarwad |  | KB MHAISKARWAD
Kiran Mhaiskarwad |  | Thiru Kiran Mhaiskarwad
Kiran Mhaiskarwad |  | ER. KIRAN MHAISKARWAD
Kiran Mhaiskarwad |  | EX HAV KIRAN MHAISKARWAD
Kiran Mhaiskarwad |  | L/NK KIRAN MHAISKARWAD
Kiran Mhaiskarwad |  | CONST. KIRAN MHAISKARWAD
Kiran Mhaiskarwad |  | DECD. KIRAN MHAISKARWAD
Kiran Mhaiskarwad |  | HEIRS OF DECEASED KIRAN MHAISKARWAD
Kiran Mhaiskarwad |  | 1A. KIRAN MHAISKARWAD
Kiran Mhaiskarwad |  | KIRAN MHAISKARWAD & ANO
Kiran Mhaiskarwad |  | KIRAN MHAISKARWAD AND OTRS
Kiran Mhaiskarwad |  | Col. (Retd.) Kiran Mhaiskarwad
Kiran Mhaiskarwad |  | Hon'ble Justice Kiran Mhaiskarwad
Gurmeet Singh Dhaliwaria |  | S. GURMEET SINGH DHALIWARIA
Gurmeet Singh Dhaliwaria |  | Gurmit Singh Dhaliwaria
Shabnam Qureshipura |  | Mst. Shabnam Qureshipura
Shabnam Qureshipura |  | MUSSAMAT SHABNAM QURESHIPURA
Zubair Ansaripur |  | Md. Zubair Ansaripur
Mohd. Zubair Ansaripur |  | MOHAMMED ZUBER ANSARIPUR
Sowbhagyalakshmi Nalluran |  | TMT. SOWBHAGYALAKSHMI NALLURAN
P. Sivasubramanian |  | SIVASUBRAMANIAN P.
P. Sivasubramanian |  | P.SIVASUBRAMANIAN
P. Sivasubramanian |  | Sivasubramaniyan P
P. Sivasubramanian | Palanisamy | SIVASUBRAMANIAN S/O PALANISAMY
Kiran Mhaiskarwad |  | KIRAN MHAISKARWAD, PROP. OF M/S SHREE TRADERS
Kiran Mhaiskarwad |  | M/s Shree Traders through its proprietor Kiran Mhaiskarwad
Kiran Mhaiskarwad |  | M/S SHREE TRADERS (PROP. KIRAN MHAISKARWAD)
Kiran Mhaiskarwad |  | KIRAN MHAISKARWAD PROPRIETOR M/S SHREE TRADERS
Kiran Mhaiskarwad |  | KIRAN MHAISKARWAD AGED 45 YEARS
Kiran Mhaiskarwad |  | Kiran Mhaiskarwad, Age: 45 yrs, Occ: Business, R/o Latur
Kiran Mhaiskarwad |  | KIRAN MHAISKARWAD (DEAD) BY LRS
Kiran Mhaiskarwad |  | Tukaram Mhaiskarwad (since deceased) through his legal heirs Kiran Mhaiskarwad & Ors.
Kiran Mhaiskarwad |  | TUKARAM MHAISKARWAD (D) THROUGH LRS 1(A) SUSHMA MHAISKARWAD 1(B) KIRAN MHAISKARWAD
Kiran Mhaiskarwad |  | KIRAN @ PINTU MHAISKARWAD
Kiran Mhaiskarwad |  | PINTU@KIRAN MHAISKARWAD
Kiran Mhaiskarwad |  | PINTU @KIRAN MHAISKARWAD
Kiran Mhaiskarwad |  | PINTU@ KIRAN MHAISKARWAD
Kiran Mhaiskarwad |  | PINTU ALIAS KIRAN MHAISKARWAD
Kiran Mhaiskarwad | Balwant | Pintu urf Kiran Balwant Mhaiskarwad
Sushma Mhaiskarwad |  | SUSHMA DESHPANDIYA (NEE MHAISKARWAD)
Sushma Mhaiskarwad | Balwant | SUSHMA RAVINDRA DESHPANDIYA @ SUSHMA BALWANT MHAISKARWAD
Sushma Deshpandiya |  | SUSHMA W/O RAVINDRA DESHPANDIYA
Sushma Ravindra Deshpandiya |  | SUSHMA W/O RAVINDRA DESHPANDIYA
Sushma Ravindra Deshpandiya |  | SUSHMA DESHPANDIYA
Mahendra Bhatnagaria |  | MAHINDER BHATNAGARIA
Surendra Bhatnagaria |  | SURINDER BHATNAGARIA
Jitendra Bhatnagaria |  | JITENDER BHATNAGARIA
Vijay Bhatnagaria |  | BIJAY BHATNAGARIA
Vikash Bhatnagaria |  | VIKAS BHATNAGARIYA
Sayyed Imranuddin |  | SYED IMRANUDDIN
Shaikh Imranuddin |  | SK. IMRANUDDIN
Kamla Bhatnagaria |  | KAMALA BHATNAGARIA
Kamla Devi |  | KAMALA DEVI
Vimala Bhatnagaria |  | VIMLA BHATNAGARIA
Aravind Bhatnagaria |  | ARVIND BHATNAGARIA
Ramchandra Bhatnagaria |  | RAM CHANDRA BHATNAGARIA
Ram Prasad Bhatnagaria |  | RAMPRASAD BHATNAGARIA
Om Prakash Bhatnagaria |  | OMPRAKASH BHATNAGARIA
Jai Kishan Bhatnagaria |  | JAIKISHAN BHATNAGARIA
Radhe Shyam Bhatnagaria |  | RADHEYSHYAM BHATNAGARIA
Bala Subramaniam Nalluran |  | BALASUBRAMANIAM NALLURAN
Ramesh Bhatnagaria |  | RAMESH KR. BHATNAGARIA
Ramesh Kumar Bhatnagaria |  | RAMESH BHATNAGARIA
Savitri Devi Bhatnagaria |  | SMT. SAVITRI BHATNAGARIA
Ramesh Bhatnagaria | Girdhari Lal | RAMESH BHATNAGARIA S/O LATE SH. GIRDHARI LAL
Ramesh Bhatnagaria | Girdharilal | RAMESH BHATNAGARIA S/O SHRI GIRDHARI
Ramesh Bhatnagaria | Girdhari Lal | RAMESH BHATNAGARIA S/O G.L. BHATNAGARIA
Ramesh Bhatnagaria | Girdhari Lal | Ramesh S/o Girdhari Lal Bhatnagaria
Ramesh Bhatnagaria | Girdhari Lal | रमेश भटनागरिया पुत्र गिरधारी लाल
Ramesh Bhatnagaria |  | રમેશ ભટનાગરિયા
Ramesh Bhatnagaria |  | ರಮೇಶ್ ಭಟ್ನಾಗರಿಯಾ
Ramesh Bhatnagaria |  | రమేష్ భట్నాగరియా
Ramesh Bhatnagaria |  | রমেশ ভাটনাগরিয়া
Ramesh Bhatnagaria |  | ਰਮੇਸ਼ ਭਟਨਾਗਰੀਆ
Ramesh Singh |  | रमेश सिंह
Ramesh Singh |  | ਰਮੇਸ਼ ਸਿੰਘ
Mohammad Ramzan Bhatnagaria |  | मो० रमज़ान भटनागरिया
Ramesh Bhatnagaria |  | डॉ. रमेश भटनागरिया
Ramesh Bhatnagaria |  | मुन्ना उर्फ रमेश भटनागरिया
Ramesh Bhatnagaria |  | ৰমেশ ভাটনাগৰিয়া
Rajan Bhatnagaria |  | രാജൻ ഭട്നാഗരിയാ
K. Venkatachalapathy |  | KANDASAMY VENKATACHALAPATHY
R. Bhatnagaria |  | RAMESH BHATNAGARIA
Ramesh Bhatnagaria |  | RAMESH BHATNAGARIA, DIRECTOR, M/S XYZ STEELS LTD
Ramesh Bhatnagaria |  | Ramesh Bhatnagaria (Managing Director)
Ramesh Bhatnagaria |  | RAMESH BHATNAGARIA OWNER OF TRUCK NO MH12AB1234
Ramesh Bhatnagaria |  | RAMESH BHATNAGARIA OWNER
Ramesh Bhatnagaria |  | RAMESH BHATNAGARIA DIRECTOR KALPAVAN CABLES LTD
Ramesh Bhatnagaria |  | RAMESH BHATNAGARIA EX DIRECTOR KALPAVAN CABLES LTD
Ramesh Bhatnagaria |  | SHRI RAMESH BHATNAGARIA PARTNER
Abdul Karim Mohammad Bhatnagaria |  | ABDUL KARIM MD BHATNAGARIA
Ramesh Engineer |  | RAMESH ENGINEER
Ramesh Contractor |  | RAMESH CONTRACTOR
Sohrab Printer |  | SOHRAB PRINTER
Ramesh Bhatnagaria |  | MR. RAMESH BHATNAGARIA AND ANOTHER
Ramesh Bhatnagaria |  | 1. RAMESH BHATNAGARIA 2. SURESH BHATNAGARIA
Ramesh Bhatnagaria |  | SURESH BHATNAGARIA AND RAMESH BHATNAGARIA
Ramesh Bhatnagaria |  | Bhatnagaria Ramesh
Ramesh Bhatnagaria |  | BHATNAGARIA, RAMESH
Harpreet Kaur Dhaliwaria |  | HARPREET DHALIWARIA
Lakshmi Narayanan Iyerpadi |  | LAXMINARAYANAN IYERPADI
Joseph Chackorath |  | JOSE CHACKORATH @ JOSEPH CHACKORATH
Thomas Kuriakosan |  | K. THOMAS
Kandasamy Iyerpadi |  | IYERPADI S/O KANDASAMY
Ramesh Nath Bhatnagaria | Shiv Nath Bhatnagaria | RAMESH NATH BHATNAGARIA S/O SHIVNATH BHATNAGARIA
Kiran Mhaiskarwad |  | THAKUR KIRAN MHAISKARWAD
Kiran Mhaiskarwad |  | GYANI KIRAN MHAISKARWAD
Kiran Mhaiskarwad |  | KIRAN MHAISKARWAD ADVOCATE
Kiran Mhaiskarwad |  | KIRAN MHAISKARWAD MLA
Kiran Mhaiskarwad |  | KIRAN MHAISKARWAD 45 YRS
Kiran Mhaiskarwad |  | KIRAN MHAISKARWAD H.NO 12 LATUR
Ramesh Thakur |  | THAKUR RAMESH
Suresh Nalluran |  | சுரேஷ் நல்லூரன்
Chandran Nalluran |  | சந்திரன் நல்லூரன்
Fathima Nalluran |  | பாத்திமா நல்லூரன்
Joseph Nalluran |  | ஜோசப் நல்லூரன்
Mahesh Nalluran |  | மகேஷ் நல்லூரன்
Subramanian Nalluran |  | சுப்பிரமணியன் நல்லூரன்
Antony Chackorath |  | ആന്റണി ചാക്കോരത്ത്
George Chackorath |  | ജോർജ്ജ് ചാക്കോരത്ത്
Mohan Pillai |  | മോഹൻ പിള്ള
Vikram Chattopur |  | বিক্রম চট্টোপুর
Vivek Roy |  | বিবেক রায়
Subrata Chattopur |  | সুব্রত চট্টোপুর
Rabindra Chattopur |  | ରବୀନ୍ଦ୍ର ଚଟ୍ଟୋପୁର
Manpreet Kaur Brar |  | ਮਨਪ੍ਰੀਤ ਕੌਰ ਬਰਾੜ
Jayalakshmi Rao |  | ಜಯಲಕ್ಷ್ಮಿ ರಾವ್
Padmavathi Naidu |  | పద్మావతి నాయుడు
Dnyaneshwar Mhaiskarwad |  | ज्ञानेश्वर म्हैसकरवाड
Eswaran Nalluran |  | EASWARAN NALLURAN
Aishwarya Nalluran |  | ISWARYA NALLURAN
Natarajan Nalluran |  | NADARAJAN NALLURAN
Sukumar Nalluran |  | SUGUMAR NALLURAN
Xavier Nalluran |  | சேவியர் நல்லூரன்
Kuzhanthaivel Nalluran |  | KULANDAIVEL NALLURAN
Chellappan Nalluran |  | SELLAPPAN NALLURAN
Baldev Dhaliwaria |  | BALDEO DHALIWARIA
Ibrahim Ansaripur |  | EBRAHIM ANSARIPUR
Usman Ansaripur |  | OSMAN ANSARIPUR
Pintu Mhaiskarwad |  | KIRAN MHAISKARWAD @ PINTU
Kiran Mhaiskarwad |  | RESPONDENT NO.1 KIRAN MHAISKARWAD
Kiran Mhaiskarwad |  | KIRAN AND SUSHMA MHAISKARWAD
Sushma Mhaiskarwad |  | 1) KIRAN MHAISKARWAD 2) SUSHMA MHAISKARWAD
Kiran Mhaiskarwad |  | KIRAN MHAISKARWAD A-1
Kiran Mhaiskarwad |  | KIRAN MHAISKARWAD PARTY IN PERSON
Kiran Mhaiskarwad |  | PSI KIRAN MHAISKARWAD
`
const OTHERS = `
Harvendra Mhaiskarwad |  | HANVENDRA MHAISKARWAD
Bhalchendra Mhaiskarwad |  | BHADENDRA MHAISKARWAD
Raghveshwar Mhaiskarwad |  | RANVESHWAR MHAISKARWAD
Muralikrishnan Mhaiskarwad |  | BALAKRISHNAN MHAISKARWAD
Ramakrishnan Mhaiskarwad |  | RADHAKRISHNAN MHAISKARWAD
Rameshwari Mhaiskarwad |  | RAJESHWARI MHAISKARWAD
Gulab Chand Mhaiskarwad |  | GULAB NATH MHAISKARWAD
Harishankar Sinha |  | HARISHANKAR SINGH
Kiran Kumar Mhaiskarwad |  | KIRAN LAL MHAISKARWAD
Chandrakant Mhaiskarwad |  | CHANDRAKANTA MHAISKARWAD
Kiran Mhaiskarwad | Balwant | KIRAN T. MHAISKARWAD
Kiran Mhaiskarwad | Balwant | KIRAN TUKARAM MHAISKARWAD
P. Sivasubramanian |  | T. SIVASUBRAMANIAN
P. Sivasubramanian |  | SIVASUBRAMANIAN S/O KANDASAMY
Kiran Mhaiskarwad |  | M/S SHREE TRADERS THROUGH ITS MANAGER KIRAN MHAISKARWAD
Kiran Mhaiskarwad |  | SHREE TRADERS PVT LTD THR. AUTHORISED SIGNATORY KIRAN MHAISKARWAD
Kiran Mhaiskarwad |  | TUKARAM MHAISKARWAD THROUGH POWER OF ATTORNEY HOLDER KIRAN MHAISKARWAD
Kiran Mhaiskarwad |  | KIRAN MHAISKARWAD AND SONS
Kiran Mhaiskarwad |  | KIRAN MHAISKARWAD HUF
Kiran Mhaiskarwad |  | KIRAN MHAISKARWAD CHARITABLE TRUST
Kiran Mhaiskarwad |  | Kiran Mhaiskarwad & Co.
Ravindra Deshpandiya |  | SUSHMA RAVINDRA DESHPANDIYA
Ravindra Deshpandiya |  | SUSHMA W/O RAVINDRA DESHPANDIYA
Ravindra Deshpandiya |  | ANKIT (MINOR) THROUGH HIS FATHER RAVINDRA DESHPANDIYA
Ravindra Deshpandiya |  | ANKIT DESHPANDIYA S/O RAVINDRA DESHPANDIYA
Balwant Kiran Mhaiskarwad |  | KIRAN BALWANT MHAISKARWAD
Suresh Nalluran |  | சரஸ்வதி நல்லூரன்
Suresh Nalluran |  | ரமேஷ் நல்லூரன்
Charan Bhatnagaria |  | सरन भटनागरिया
Vikas Chattopur |  | বিক্রম চট্টোপুর
Kiran Balwant Mhaiskarwad |  | KIRAN S/O TUKARAM MHAISKARWAD
Pratip Chattopur |  | PRADIP CHATTOPUR
Suganthan Nalluran |  | JAGANNATHAN NALLURAN
Bablu Mhaiskarwad |  | KIRAN MHAISKARWAD @ PINTU
Kiran Balwant Mhaiskarwad |  | MHAISKARWAD BALWANT KIRAN
Kiran Balwant Mhaiskarwad |  | KIRAN TUKARAM MHAISKARWAD
Kiran Mhaiskarwad |  | KARAN MHAISKARWAD
Kiran Mhaiskarwad |  | KIRAN MHASKAR
Kiran Mhaiskarwad |  | RAVI MHAISKARWAD
Sunil Bhatnagaria |  | SUNILA BHATNAGARIA
Anil Bhatnagaria |  | SUNIL BHATNAGARIA
Suresh Bhatnagaria |  | SURESHA BHATNAGARIA
Kamal Bhatnagaria |  | KAMALA BHATNAGARIA
Sarla Bhatnagaria |  | SARITA BHATNAGARIA
Mahendra Bhatnagaria |  | MAHINDRA SHARMA
Ramesh Bhatnagaria | Girdhari Lal | RAMESH BHATNAGARIA S/O BANWARI LAL
Ramesh Bhatnagaria | Ram Prasad | RAMESH BHATNAGARIA S/O RAM LAL
Ramesh Singh Bhatnagaria | Kartar Singh | RAMESH SINGH BHATNAGARIA S/O KEHAR SINGH
Ramesh Bhatnagaria | Girdhari Lal | RAMESH BHATNAGARIA S/O B.L. BHATNAGARIA
Ramesh Bhatnagaria |  | सुरेश भटनागरिया
R. Bhatnagaria |  | SURESH BHATNAGARIA
Ramesh Bhatnagaria |  | RAMESH
Ramesh Bhatnagaria |  | BHATNAGARIA BROTHERS
Ramesh Engineer |  | RAMESH ENGINEERING
Ramesh Engineer |  | RAMESH ENGINEER WORKS
Ramesh Engineer |  | RAMESH ENGINEERS
Ramesh Contractor |  | RAMESH ENGINEER
Ramesh Bhatnagaria |  | RAMESH BHATNAGARIA OWNERS ASSOCIATION
Girdhari Lal Bhatnagaria |  | RAMESH BHATNAGARIA S/O GIRDHARI LAL BHATNAGARIA
Harpreet Kaur Dhaliwaria |  | HARPREET SINGH DHALIWARIA
Ramesh Bhatnagaria |  | STATE OF U.P. THROUGH RAMESH BHATNAGARIA
`

const compare = (line: string) => {
  const [name = '', fatherName = '', asWritten = ''] = line.split('|').map((part) => part.trim())
  return comparePerson(fatherName === '' ? { name } : { name, fatherName }, asWritten)
}
const lines = (list: string) => list.trim().split('\n')

test('whoever may be the person watched is shown', (t) => {
  t.deepEqual(
    lines(SHOWN).filter((line) => compare(line).score < POSSIBLE_FROM),
    [],
  )
})

test('another person, or who only speaks for a party, is not shown', (t) => {
  t.deepEqual(
    lines(OTHERS).filter((line) => compare(line).score >= POSSIBLE_FROM),
    [],
  )
})

test('nothing but a name never passes 75', (t) => {
  const alone = [...lines(SHOWN), ...lines(OTHERS)].filter((line) => compare(line).contributions.fatherName === 0)
  t.true(alone.length > 50)
  t.deepEqual(
    alone.filter((line) => {
      const { score, contributions } = compare(line)
      return score - contributions.location > 75
    }),
    [],
  )
})
