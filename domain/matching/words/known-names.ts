/**
 * Given names, gods, rivers and other words that company names are made of. Two of them that differ in one letter are two names
 * (Mohan, Rohan), while a word found nowhere that differs in one letter from what was sought is most likely a slip of the pen.
 */
const NAMES = `
  aakash aarti aarav abdul abhay abhijit abhinav abhishek adarsh adesh aditi aditya advait ahmed ajay ajit akash akbar akhil akhilesh akshay
  alka alok aman amar amardeep amarjit ambika amit amita amitabh amol amrit amrita amrut anand ananda anant ananta ananya anil anila anita anjali
  anjana anju ankit ankita ankur anmol annapurna anshul anupam anupama anurag anuradha anushka anwar apurva aravind archana arjun arpan arpit
  arti arun aruna arvind arya asha ashish ashok ashoka ashutosh ashwin ashwini asif asim asmita atul avinash ayush azad aziz
  babita babu babulal badri bajrang bal bala balaji balbir baldev balram balraj balwant bansal bansi basant basanti beena bela bhagat bhagirath
  bhagirathi bhagwan bhagwati bhakti bhanu bharat bharati bharti bhaskar bhavana bhavani bhavesh bhavna bhavya bhawani bhima bhola bhupendra
  bhushan bhuvan bihari bimal bimla bina bindu birendra bishan brahma brij brijesh buddha
  chaitanya chaman champa chanda chandan chandana chandar chander chandi chandra chandrika charan charu chatur chetan chetna chhaya chintamani chirag
  dalip damini damodar darshan darshana daya dayal dayanand deep deepa deepak deepali deepika deepti dev deva devanand devendra devi devika dhan dhanraj
  dharam dharma dharmendra dhanush dhiraj dhruv dilip dinesh dipak dipali dipti disha divya dolly durga dushyant dwarka dwarkesh
  ekta esha eshwar faisal farhan fatima feroz firoz gagan gajanan gajendra ganesh ganga gauri gauram gaurav gautam gayatri geeta gira giri girdhar
  giridhar girija girish gita gokul gopal gopi gopika govind gulab gulshan gupta guru gurdev gurmeet gurpreet gyan
  hans hansa hanuman hardeep hari harish harjit harpreet harsh harsha harshad harvinder hasan heena hema hemant hemanta hemlata himani himanshu hina
  hira hitendra hitesh hussain ila imran inder indira indra indrani indus indu iqbal irfan isha ishaan ishan ishwar
  jagat jagdamba jagdish jagmohan jai jain jaipal jamuna janak janaki janardan jaswant jatin javed jay jaya jayant jayanti jayesh jayshree jeet jeeva
  jeevan jignesh jinesh jitendra jiten jugal juhi jyoti jyotsna kabir kailash kajal kala kali kalidas kalpana kalyan kalyani kamal kamala kamini kamla
  kanchan kanak kanaka kanta kanti kapil kapila karan karim kartik karuna karan kaushal kaushik kavita kavya kedar keshav keshava ketan khalid kiran
  kirit kirti kishan kishor kishore komal krishi krishna kriti kuldeep kumar kumari kumud kunal kusum
  lakhan lakshman lakshmi lal lala lalit lalita lata latika laxman laxmi leela lekha lila lilavati lokesh
  madan madhav madhavi madhu madhukar madhur madhuri mahadev mahavir mahendra mahesh maheshwari mahindra mahima malati malik malini malhar malti mamta
  man mandakini mandira mangal mangala mangesh mani manik manisha manish manju manjul manjula manjusha manoj manohar manorama mansi manu marut maruti
  mata mathura maya mayank mayur mayuri meena meenakshi meera megha meghna mehul milan milind mina minal mira mita mithun mohan mohini mohit mona
  monika mukesh mukta mukti mukund mumtaz munna murali murari murli
  nagar nagendra naina naman namita nand nanda nandan nandini nandita narayan narayana narendra naresh narmada narottam naveen navin navjot navneet
  nayan nayana neel neela neelam neelima neeraj neeta neha nidhi nikhil nikita nilam nilesh nilima nimisha niraj niranjan nirav nirmal nirmala nisha
  nishant nita nitesh nitin nitya nutan om omkar padma padmaja padmavati pallavi panchsheel pandit pankaj panna parag param paras paresh parul parvati
  parvez patel pavan pawan payal piyush pooja poonam poornima prabha prabhakar prabhat prabhu prachi pradeep pradip prafulla pragati pragya prakash pramila
  pramod pran pranav pranay prasad prasanna prashant pratap prateek pratibha pratik pratima pratul praveen pravin preeti prem prema prerak prerana prerna
  preksha pritam priti priya priyanka puja punam puneet punit purna purnima purshottam pushkar pushpa pushpak
  raghav raghu raghubir raghunath raghuveer raghuvir rahim rahul raj raja rajan rajani rajat rajeev rajendra rajesh rajeshwari rajiv rajkumar raju rakesh
  raksha ram rama ramakant raman ramesh rameshwar ramji ramnath rana rani ranjan ranjana ranjeet ranjit rashi rashid rashmi ratan rathi rati ratna ravi
  ravindra reena rekha renu renuka reshma riddhi rina rinku rishi rita ritesh ritu riya rohan rohini rohit roshan roshni ruchi ruchika rukmini rupa
  rupali rupesh sachin sadhana sadhu sagar sahil sai sakshi salim salma samar sameer samir sampat samrat sandeep sandhya sandip sangam sangeeta sangita
  sanjana sanjay sanjeev sanjiv sanskar sant santosh santoshi sapna sarala saraswati sarat saraj sarika sarita sarla saroj saroja sarva sasha sati satish
  satya satyam saurabh saurav savita savitri seema seeta sejal shaila shailaja shailendra shailesh shakti shakuntala shalini sham shama shambhu shankar
  shanta shantanu shanti sharad sharada sharat sharda sharma sharmila shashi sheela sheetal shefali sheikh shekhar shikha shila shilpa shirish shital shiv
  shiva shivaji shivam shivani shobha shraddha shree shri shruti shubh shubha shubham shweta shyam shyama siddhi siddharth simran sita sitaram smita smriti
  sneha sohan sonia sonal sonali sonu sourabh subhash subodh sudan sudarshan sudesh sudha sudhakar sudhir suhas sujata sukanya sukh sulabh sulekha
  sulochana suman sumati sumit sumita sumitra sunanda sundar sundari suneel suneeta sunil sunita suraj surana surbhi surekha surendra suresh surya sushil
  sushila sushma suvarna swapna swapnil swarna swati
  tanuja tanvi tapan tapas tapti tara tarak tarun taruna tej tejas tejaswini thakur tilak trilok tripti trishul trupti tulsi tushar
  udai uday udaya ujjwal uma umang umesh upendra urmila urvashi usha utkarsh uttam vaibhav vaidehi vaishali vallabh vandana vani vanita varsha varun varuna
  vasant vasanta vasanti vasu vasudev vatsal ved veda veena veer vibha vidya vidhya vijay vijaya vikas vikash vikram vikrant vimal vimala vimla vina vinay
  vinaya vinayak vineet vinita vinod vinoda vipin vipul viraj virat virendra vishal vishnu vishram vishwa vishwanath vivek vrinda vyas
  yadav yash yashoda yashpal yashwant yatin yamuna yogendra yogesh yogi yogita yusuf zahir zakir zarina zeenat zubair
  ahluwalia arora bajaj banerjee bansal barua basu bedi bhandari bhargava bhatia bhatt bhattacharya birla biswas bose chakraborty chatterjee chauhan
  chawla chopra chowdhury dalal das dasgupta desai deshmukh deshpande dhawan dixit dubey dutt dutta gandhi ganguly garg ghosh gill goel goenka gokhale goyal
  gulati hegde iyengar iyer jadhav jha jindal joshi kadam kapadia kapoor kapur kashyap kaul kaur khan khandelwal khanna khurana kohli kothari kulkarni lamba
  lodha mahajan malhotra mane mathur mehra mehta menon mishra misra mistry mittal modi mondal mukherjee nair naidu nanda narang nath nayak nigam oberoi ojha
  pai pandey pandit pandya parekh parikh patil pawar pillai pradhan puri rai rao rastogi rathod rathore rawat reddy roy saha sahni sahu saini saxena sen
  sengupta seth sethi setty shah sharma shenoy shetty shinde shukla sidhu singhal sinha sodhi solanki soni sood srivastava subramaniam suri swami tandon tata
  thakkar thakre thomas tiwari tomar trivedi tyagi upadhyay varghese varma vaidya verma vohra wadhwa walia yadav
  ganga godavari kaveri cauvery krishna narmada sabarmati sutlej beas chenab jhelum ravi indus saraswati sindhu tungabhadra mahanadi brahmaputra himalaya
  vindhya aravalli nilgiri sahyadri malabar coromandel deccan konkan everest kailash meru mandara
  apex alpha beta gamma delta omega sigma zenith vertex matrix phoenix orion jupiter saturn mercury venus mars apollo titan atlas pioneer sunrise sunshine
  rainbow lotus rose jasmine tulip orchid pearl ruby emerald sapphire crystal opal amber coral falcon eagle tiger lion horse swan peacock dolphin ocean
  horizon summit crown crest regal noble loyal trust unity fortune victory success triumph liberty freedom spirit vision fusion ocean oasis paradise eden
  elite epic icon iconic ideal alpine arctic polar solaris nova stellar galaxy cosmos cosmo astra aura vital viva vista vega volt bold gold silver bronze
  hill hills river lake sky cloud rain storm wind fire earth forest green blue red white black orange yellow violet indigo
  rupa sona heera moti manik panna neelam mukut mor hans garud gaj ashwa simha nandi kamadhenu kalpataru kalpavriksha
  jan jana lok loka vikas pragati unnati samriddhi shubham mangalam sundaram satyam shivam navbharat navjeevan navyug yuva yug
  bharat bharatiya hindustan hind aryavart meta bank tank rank wealth health
`

const known: ReadonlySet<string> = new Set(NAMES.trim().split(/\s+/))

/** Whether the word is a name or word of its own, and so no slip of the pen for another. */
export function isKnownName(word: string): boolean {
  return known.has(word)
}
