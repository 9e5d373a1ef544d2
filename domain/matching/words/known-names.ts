import { wordSet } from './word-set.ts'

/**
 * Given names, gods, rivers and other words that company names are made of. Two of them that differ in one letter are
 * two names (Mohan, Rohan), while a word found nowhere that differs in one letter from what was sought is most likely a
 * slip of the pen.
 */
const NAMES = wordSet(`
  kisan radhakrishnan ramakrishnan balakrishnan gopalakrishnan muralikrishnan unnikrishnan harikrishnan krishnan rameshwari rajeshwari bhuvaneshwari maheshwari parameshwari yogeshwari jagadeshwari rameshwar rajeshwar
  maheshwar yogeshwar parameshwar siddheshwar nageshwar rameshwaran rajeshwaran parameshwaran maheshwaran
  vilas devki hasini suhasini vasini nandini mohini yamini damini kamini padmini rohini sahini
  aakash aarav aarti abdul abhay abhijit abhinav abhishek adarsh adesh aditi aditya advait ahluwalia ahmed ajay ajit
  akash akbar akhil akhilesh akshay alka alok alpha alpine aman amar amardeep amarjit amber ambika amit amita amitabh
  amol amrit amrita amrut anand ananda anant ananta ananya anil anila anita anjali anjana anju ankit ankita ankur anmol
  annapurna anshul anupam anupama anuradha anurag anushka anwar apex apollo apurva aravalli aravind archana arctic arjun
  arora arpan arpit arti arun aruna arvind arya aryavart asha ashish ashok ashoka ashutosh ashwa ashwin ashwini asif
  asim asmita astra atlas atul aura avinash ayush azad aziz babita babu babulal badri bajaj bajrang bal bala balaji
  balbir baldev balraj balram balwant banerjee bank bansal bansi barua basant basanti basu beas bedi beena bela beta
  bhagat bhagirath bhagirathi bhagwan bhagwati bhakti bhandari bhanu bharat bharati bharatiya bhargava bharti bhaskar
  bhatia bhatt bhattacharya bhavana bhavani bhavesh bhavna bhavya bhawani bhima bhola bhupendra bhushan bhuvan bihari
  bimal bimla bina bindu birendra birla bishan biswas black blue bold bose brahma brahmaputra brij brijesh bronze buddha
  cauvery chaitanya chakraborty chaman champa chanda chandan chandana chandar chander chandi chandra chandrika charan
  charu chatterjee chatur chauhan chawla chenab chetan chetna chhaya chintamani chirag chopra chowdhury cloud coral
  coromandel cosmo cosmos crest crown crystal dalal dalip damini damodar darshan darshana das dasgupta daya dayal
  dayanand deccan deep deepa deepak deepali deepika deepti delta desai deshmukh deshpande dev deva devanand devendra
  devi devika dhan dhanraj dhanush dharam dharma dharmendra dhawan dhiraj dhruv dilip dinesh dipak dipali dipti disha
  divya dixit dolly dolphin dubey durga dushyant dutt dutta dwarka dwarkesh eagle earth eden ekta elite emerald epic
  esha eshwar everest faisal falcon farhan fatima feroz fire firoz forest fortune freedom fusion gagan gaj gajanan
  gajendra galaxy gamma gandhi ganesh ganga ganguly garg garud gauram gaurav gauri gautam gayatri geeta ghosh gill gira
  girdhar giri giridhar girija girish gita godavari goel goenka gokhale gokul gold gopal gopi gopika govind goyal green
  gulab gulati gulshan gupta gurdev gurmeet gurpreet guru gyan hans hansa hanuman hardeep hari harish harjit harpreet
  harsh harsha harshad harvinder hasan health heena heera hegde hema hemant hemanta hemlata hill hills himalaya himani
  himanshu hina hind hindustan hira hitendra hitesh horizon horse hussain icon iconic ideal ila imran inder indigo
  indira indra indrani indu indus iqbal irfan isha ishaan ishan ishwar iyengar iyer jadhav jagat jagdamba jagdish
  jagmohan jai jain jaipal jamuna jan jana janak janaki janardan jasmine jaswant jatin javed jay jaya jayant jayanti
  jayesh jayshree jeet jeeva jeevan jha jhelum jignesh jindal jinesh jiten jitendra joshi jugal juhi jupiter jyoti
  jyotsna kabir kadam kailash kajal kala kali kalidas kalpana kalpataru kalpavriksha kalyan kalyani kamadhenu kamal
  kamala kamini kamla kanak kanaka kanchan kanta kanti kapadia kapil kapila kapoor kapur karan karim kartik karuna
  kashyap kaul kaur kaushal kaushik kaveri kavita kavya kedar keshav keshava ketan khalid khan khandelwal khanna khurana
  kiran kirit kirti kishan kishor kishore kohli komal konkan kothari krishi krishna kriti kuldeep kulkarni kumar kumari
  kumud kunal kusum lake lakhan lakshman lakshmi lal lala lalit lalita lamba lata latika laxman laxmi leela lekha
  liberty lila lilavati lion lodha lok loka lokesh lotus loyal madan madhav madhavi madhu madhukar madhur madhuri
  mahadev mahajan mahanadi mahavir mahendra mahesh maheshwari mahima mahindra malabar malati malhar malhotra malik
  malini malti mamta man mandakini mandara mandira mane mangal mangala mangalam mangesh mani manik manish manisha manju
  manjul manjula manjusha manohar manoj manorama mansi manu mars marut maruti mata mathur mathura matrix maya mayank
  mayur mayuri meena meenakshi meera megha meghna mehra mehta mehul menon mercury meru meta milan milind mina minal mira
  mishra misra mistry mita mithun mittal modi mohan mohini mohit mona mondal monika mor moti mukesh mukherjee mukta
  mukti mukund mukut mumtaz munna murali murari murli nagar nagendra naidu naina nair naman namita nand nanda nandan
  nandi nandini nandita narang narayan narayana narendra naresh narmada narottam nath navbharat naveen navin navjeevan
  navjot navneet navyug nayak nayan nayana neel neela neelam neelima neeraj neeta neha nidhi nigam nikhil nikita nilam
  nilesh nilgiri nilima nimisha niraj niranjan nirav nirmal nirmala nisha nishant nita nitesh nitin nitya noble nova
  nutan oasis oberoi ocean ojha om omega omkar opal orange orchid orion padma padmaja padmavati pai pallavi panchsheel
  pandey pandit pandya pankaj panna paradise parag param paras parekh paresh parikh parul parvati parvez patel patil
  pavan pawan pawar payal peacock pearl phoenix pillai pioneer piyush polar pooja poonam poornima prabha prabhakar
  prabhat prabhu prachi pradeep pradhan pradip prafulla pragati pragya prakash pramila pramod pran pranav pranay prasad
  prasanna prashant pratap prateek pratibha pratik pratima pratul praveen pravin preeti preksha prem prema prerak
  prerana prerna pritam priti priya priyanka puja punam puneet punit puri purna purnima purshottam pushkar pushpa
  pushpak raghav raghu raghubir raghunath raghuveer raghuvir rahim rahul rai rain rainbow raj raja rajan rajani rajat
  rajeev rajendra rajesh rajeshwari rajiv rajkumar raju rakesh raksha ram rama ramakant raman ramesh rameshwar ramji
  ramnath rana rani ranjan ranjana ranjeet ranjit rank rao rashi rashid rashmi rastogi ratan rathi rathod rathore rati
  ratna ravi ravindra rawat red reddy reena regal rekha renu renuka reshma riddhi rina rinku rishi rita ritesh ritu
  river riya rohan rohini rohit rose roshan roshni roy ruby ruchi ruchika rukmini rupa rupali rupesh sabarmati sachin
  sadhana sadhu sagar saha sahil sahni sahu sahyadri sai saini sakshi salim salma samar sameer samir sampat samrat
  samriddhi sandeep sandhya sandip sangam sangeeta sangita sanjana sanjay sanjeev sanjiv sanskar sant santosh santoshi
  sapna sapphire saraj sarala saraswati sarat sarika sarita sarla saroj saroja sarva sasha sati satish saturn satya
  satyam saurabh saurav savita savitri saxena seema seeta sejal sen sengupta seth sethi setty shah shaila shailaja
  shailendra shailesh shakti shakuntala shalini sham shama shambhu shankar shanta shantanu shanti sharad sharada sharat
  sharda sharma sharmila shashi sheela sheetal shefali sheikh shekhar shenoy shetty shikha shila shilpa shinde shirish
  shital shiv shiva shivaji shivam shivani shobha shraddha shree shri shruti shubh shubha shubham shukla shweta shyam
  shyama siddharth siddhi sidhu sigma silver simha simran sindhu singhal sinha sita sitaram sky smita smriti sneha sodhi
  sohan solanki solaris sona sonal sonali soni sonia sonu sood sourabh spirit srivastava stellar storm subhash subodh
  subramaniam success sudan sudarshan sudesh sudha sudhakar sudhir suhas sujata sukanya sukh sulabh sulekha sulochana
  suman sumati sumit sumita sumitra summit sunanda sundar sundaram sundari suneel suneeta sunil sunita sunrise sunshine
  suraj surana surbhi surekha surendra suresh suri surya sushil sushila sushma sutlej suvarna swami swan swapna swapnil
  swarna swati tandon tank tanuja tanvi tapan tapas tapti tara tarak tarun taruna tata tej tejas tejaswini thakkar
  thakre thakur thomas tiger tilak titan tiwari tomar trilok tripti trishul triumph trivedi trupti trust tulip tulsi
  tungabhadra tushar tyagi udai uday udaya ujjwal uma umang umesh unity unnati upadhyay upendra urmila urvashi usha
  utkarsh uttam vaibhav vaidehi vaidya vaishali vallabh vandana vani vanita varghese varma varsha varun varuna vasant
  vasanta vasanti vasu vasudev vatsal ved veda veena veer vega venus verma vertex vibha victory vidhya vidya vijay
  vijaya vikas vikash vikram vikrant vimal vimala vimla vina vinay vinaya vinayak vindhya vineet vinita vinod vinoda
  violet vipin vipul viraj virat virendra vishal vishnu vishram vishwa vishwanath vision vista vital viva vivek vohra
  volt vrinda vyas wadhwa walia wealth white wind yadav yamuna yash yashoda yashpal yashwant yatin yellow yogendra
  yogesh yogi yogita yug yusuf yuva zahir zakir zarina zeenat zenith zubair
`)

/** Whether the word is a name or word of its own, and so no slip of the pen for another. */
export function isKnownName(word: string): boolean {
  return NAMES.has(word) || NAMES.has(word.replace(/(?:ini|ika|ita)$/, ''))
}
