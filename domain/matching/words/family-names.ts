/**
 * Family and given names of the regions in the spellings that are one name, where no rule of sound brings them together. From the lists
 * of names in the States' gazettes (changes of name) and electoral rolls' guides to transliteration; a line is one name.
 */
export const NAME_SPELLINGS = `
  iyer aiyer aiyar ayyar ayyer iyyer ayer aiyyar iyar
  iyengar aiyangar ayyangar iyyengar ayengar ayyengar aiyengar iyangar
  nambudiri namboodiri namboothiri nampoothiri namputhiri nambuthiri namboodri
  menon menen menan
  kurup kuruppu
  panicker panikkar paniker panikker panicar
  warrier varier variar warier varrier
  thampi thampy tampi
  pillai pillay pilla pillei
  nayak naik naick nayaka nayakar
  mudaliar mudaliyar mudhaliar muthaliar modaliar
  chettiar chettiyar chetty chetti chettiyaar
  gounder goundar gowder kounder gaunder
  gowda gouda gauda gawda gowdha
  thevar devar tevar thever
  nadar nader naadar
  reddy reddi redy readdy
  naidu nayudu naydu nayidu
  chaudhary choudhary chaudhury choudhury chowdhury chowdhary chaudhari choudhari chaudhuri chowdary chowdari choudary chaudry
  rao rav ravu
  varma verma barma
  sharma sarma shurma
  shastri sastri sastry shastry
  shetty shetti setty setti
  kamath kamat
  bhat bhatt bhatta
  hegde hegade heggade
  deshmukh desmukh deshmuk
  deshpande despande deshpandey
  kulkarni kulkarny kulkarani
  joshi joshy josi
  gokhale gokhle
  thakkar thacker thakker thaker thakar
  parikh pareekh parekh pareek
  desai desay dessai
  mehta mehtha maheta
  trivedi tribedi triwedi
  dwivedi dvivedi dwiwedi
  chaturvedi chatturvedi
  solanki sholanki solankee
  gohil gohel
  vaghela waghela baghela
  rathod rathore rathaur rathor rathaud
  chauhan chouhan chohan chowhan chavan chavhan cauhan
  jadhav jadav
  singh sing sinh
  sinha singha sinhaa
  sandhu sandhoo
  sidhu sidhoo siddhu
  gill gil
  dhillon dhilon dhillo
  brar barar
  grewal garewal grewaal
  ahluwalia aluwalia ahluvalia
  bajwa bajva
  saini sainy
  gujjar gurjar gujar
  mishra misra mishr
  tripathi tripathy tirpathi
  tiwari tewari tivari tiwary tewary
  pandey pande panday
  shukla sukla shukul
  dubey dube dubay
  upadhyay upadhyaya upadhaya upadhya
  srivastava shrivastava srivastav shrivastav sriwastava shriwastava
  saxena saksena saxsena sexena
  agarwal aggarwal agrawal agerwal aggrawal agarwala agrawala
  khandelwal khandelval
  kushwaha kushwah kushvaha
  maurya mourya morya
  rajput rajpoot
  thakur thakor thaakur
  jaiswal jaisawal jayaswal jaiswall jayswal
  mukherjee mukherji mukharji mukhopadhyay mukhopadhyaya mukhopadhay mookerjee mookherjee mukerjee
  banerjee banerji byanarji bandyopadhyay bandyopadhyaya bandopadhyay bandopadhyaya bandhopadhyay bannerjee benerjee
  chatterjee chatterji chattopadhyay chattopadhyaya chattapadhyay chattopadhay chaterjee
  ganguly ganguli gangopadhyay gangopadhyaya gangooly
  bhattacharya bhattacharjee bhattacharyya bhattacharji bhattacharyee
  chakraborty chakrabarty chakravarty chakravarti chakrabarti chakrabortty chakrovorty
  ghosh ghose gosh
  bose basu bosu
  dutta datta
  sarkar sircar sirkar sorkar
  majumdar mazumdar mazumder majumder mozumder majumdhar
  biswas viswas bishwas vishwas
  mondal mandal mandol mondol
  saha shaha
  roy ray rae
  debnath devnath
  barua baruah barooah borua borooah
  bora borah
  saikia saikiya
  hazarika hazorika
  gogoi gagoi
  phukan phookan
  deka dekha
  kalita kolita
  mohapatra mahapatra
  mohanty mahanty mohanti
  sahoo sahu saho
  behera behara
  pradhan prodhan
  patnaik pattnaik pattanaik patnayak
  panigrahi panigrahy
  satpathy satapathy satpathi
  fernandes fernandez fernandis
  dsouza desouza desousa dsousa
  rodrigues rodriguez rodrigue
  pereira perera pareira
  gonsalves goncalves gonzalves gonsalvez
  dcosta dacosta
  dmello demello
  thomas tomas
  george jeorge
  mathew mathews matthew
  varghese verghese vargheese varughese
  kurian kuriyan kurien
  kuriakose kuriakos kuriyakose kuriyakos kuriacose
  jahan jehan jahaan
  avtar autar avatar awtar outar
  ganaie ganai ganie ganaee
  mhetre mhetra metre mehetre
  yashoda yashodha
  goswami gosain gosai goswamy gosavi
  yashwant yeshwant yashvant yeshvant yashavant yeshavant
  yashoda yeshoda
  cherian cheriyan
  chacko chako
  ouseph ousep
  iqbal eqbal equbal ekbal ikbal iqubal ekubal
  zubeida zubaida jubeda jubaida zubeda zubaidah
  syed sayyed sayed saiyed saiyad sayyad syyed sayyid
  sheikh shaikh shaik shekh sheik shaykh saikh
  ansari ansary
  qureshi kureshi quraishi qureishi quresi
  siddiqui siddiqi siddique sidiqui siddiquee sidhique siddikui
  khan khaan
  pathan pattan
  mirza meerza
  begum begam begom
  khatun khatoon khatum
  bano banu
  bibi beebi bewi
  ghulam gulam golam gholam
  rasool rasul
  nabi nabee
  mohammad mohammed mohd mohamed muhammad muhammed mohamad md muhamed mahammad mahammed
  hussain husain hussein husen hossain hosain hussian
  hasan hassan hasaan
  ahmed ahmad ahamed ahmmed ahemad ahmmad ahamad
  rahman rehman rahaman rehmaan rohman raheman rahmaan rehaman
  rahim raheem
  karim kareem
  salim saleem
  yasin yaseen yasheen
  yusuf yousuf yousaf yusouf yousouf
  yakub yaqub yaqoob yakoob
  zakir jakir zaakir
  zafar zaffar
  nizam nijam
  aziz ajij azeez
  riyaz reyaz riaz riyas riyaj
  shabbir sabbir shabir
  noor nur
  anwar anwer anvar
  akhtar akhter aktar akther
  iftikhar iftekhar
  ishaq ishak ishaque
  mustafa mustaffa mustapha
  murthy murti moorthy moorthi murthi moorty
  selvam chelvam selwam
  lakshmi luxmi lakshami laxami laksmi lakhmi
  subramaniam subramanian subramanyam subramanyan subrahmanyam subrahmanyan subrahmaniam subrahmanian subramaniyan subramaniyam subramanya subrahmanya
  venkat venkata vengat
  venkatesh venkatesa vyankatesh venktesh venkateshan venkatesan
  ramachandran ramchandran
  krishna krishan krishn kishan
  muthu mutthu
  kunju kunhu kunji kunhi
  vijaya bijaya
  vivek bibek
  vikas bikas bikash vikash
  vishnu bishnu
  vasant basant wasant
  vinod binod
  vimal bimal
  gyan gian gyaan jnan
  surya suria soorya
  sudhir sudheer
  sanjay sanjoy sunjay
  ajay ajoy
  vijay bijoy vijoy
  uday udoy
  subrata subroto
  ranjit ranjeet
  sujit sujeet
  amit ameet
  ravindra rabindra ravinder rabinder
  devendra debendra devender
  narendra narender narinder
  surendra surender surinder
  mahendra mahender mohinder mohendra
  rajendra rajender rajinder
  virendra birendra virender birender varinder
  jitendra jitender jatinder
  dhirendra dhirender
  jnanendra gyanendra
  purushottam purshotam purushotam purshottam
  omprakash omparkash
  lallan lalan
  gajanan gajananda
  jyoti jyothi joti jothi
  sunil suneel
  suresh sooresh
  dinesh denesh
  basavaraj basvaraj
  shivaji sivaji
  tukaram tukkaram
  dnyaneshwar gyaneshwar jnaneshwar
  sikandar sikander
`
