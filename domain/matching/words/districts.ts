import { phraseFinder } from './phrase-finder.ts'
import { wordSet } from './word-set.ts'

/** Districts of India whose names places.ts does not have, from the Local Government Directory (lgdirectory.gov.in); those of two words by their telling one. */
const DISTRICTS = wordSet(`
  adilabad ahilyanagar ahmednagar alirajpur almora alluri alwar ambedkarnagar amethi amreli amroha anand anantapur anantnag angul annamayya anuppur
  araria aravalli ariyalur arwal ashoknagar auraiya ayodhya azamgarh badaun budaun bagalkot bageshwar baghpat bahraich baksa balaghat balangir balasore ballia
  balod balrampur banaskantha banda bandipora bangalore banka bankura banswara barabanki baramulla baran bardhaman bargarh barmer barnala barpeta
  barwani bastar basti bathinda beed bid begusarai bellary ballari bemetara betul bhadrak bhagalpur bhandara bharatpur bhind bhojpur bidar bijapur
  bijnor birbhum bishnupur bongaigaon botad budgam bulandshahr bulandshahar buldhana bundi burhanpur buxar cachar chamarajanagar chamba chamoli champaran
  champawat champhai chandauli chandel changlang charaideo chatra chhatarpur chhindwara chikballapur chikkaballapura chikkamagaluru chikmagalur chirang
  chitradurga chitrakoot chittoor chittorgarh churachandpur churu cuddalore cuddapah kadapa dahod dakshina damoh dantewada darbhanga darjeeling darrang datia dausa
  davanagere davangere debagarh deogarh deoghar deoria devbhumi dewas dhamtari dhar dharashiv osmanabad dharmapuri dharwad dhemaji dhenkanal dholpur dhubri dhule
  dibrugarh dimapur dindigul dindori doda dumka dungarpur eluru ernakulam etah etawah faridkot farrukhabad fatehabad fatehgarh fatehpur fazilka firozpur ferozepur
  gadag gadchiroli gajapati ganderbal gandhinagar ganganagar ganjam garhwa gariaband ghazipur gir giridih goalpara godda golaghat gonda gondia gondiya gopalganj gulbarga kalaburagi
  gumla guna gurdaspur gyalshing hailakandi hamirpur hanumangarh hapur harda hardoi hassan hathras haveri hazaribagh hingoli hojai hooghly hoshangabad
  hoshiarpur hyderabad idukki jagatsinghpur jagtial jaintia jaisalmer jajpur jalaun jalna jalor jalore jalpaiguri jamtara jamui jangaon janjgir jashpur jaunpur
  jehanabad jhabua jhajjar jhalawar jhargram jharsuguda jhunjhunu jind jogulamba jorhat junagadh kabirdham kachchh kaimur kaithal kakching kakinada kalahandi kalimpong
  kamareddy kamrup kancheepuram kanchipuram kandhamal kangra kanker kannauj kanniyakumari kanyakumari kapurthala karaikal karauli karbi kargil karimganj karimnagar kasaragod
  kasargod kasganj kathua katihar katni kaushambi kendrapara kendujhar keonjhar khagaria khammam khandwa khargone kheda kheri khordha khurda khowai khunti kinnaur kiphire kishanganj
  kishtwar kodagu koderma kokrajhar kolar kolasib kondagaon koppal koraput korba koriya kottayam krishnagiri kulgam kullu kupwara kurukshetra kushinagar lahaul lakhimpur lakhisarai
  lalitpur latehar leh lohardaga lohit longleng lunglei madhepura madhubani mahabubabad mahabubnagar mahasamund mahbubnagar mahe mahendragarh mahisagar mahoba maharajganj mainpuri
  majuli malappuram malda maldah malkangiri mamit mancherial mandi mandla mandsaur mandya mansa marigaon mau mawana mayiladuthurai mayurbhanj medak medchal medinipur midnapore
  mirzapur moga mokokchung mon morena morigaon muktsar mulugu mungeli munger murshidabad muzaffarnagar nabarangpur nadia nagaon nagapattinam nagarkurnool nagaur nainital nalanda nalbari
  nalgonda namchi namsai nandurbar nandyal narayanpet narayanpur narmada narmadapuram narsinghpur narsimhapur nawada nayagarh neemuch nicobar nilgiris nirmal niwari nizamabad nuapada nuh
  mewat pakur palamu palghar pali palnadu palwal panchkula panchmahal panna papum parbhani parganas pathanamthitta pathankot patiala pauri peddapalli perambalur peren phek pilibhit
  pithoragarh poonch porbandar prakasam pratapgarh pudukkottai pulwama purba puri purnea purnia purulia rae raebareli raichur raigad raigarh raisen rajgarh rajnandgaon rajouri
  rajsamand ramanagara ramanathapuram ramban ramgarh rampur ranga ranipet ratlam rayagada reasi rewa rewari rohtas rudraprayag rupnagar ropar sabarkantha sagar saharsa sahibganj saiha
  samastipur samba sambalpur sambhal sangareddy sangrur sant saraikela saran sarguja satna sawai sehore senapati seoni seraikela serchhip shahdol shahdara shahjahanpur shajapur
  shamli sheikhpura sheohar sheopur shimoga shivamogga shivpuri shopian shravasti siang siddharthnagar siddipet sidhi sikar simdega sindhudurg singhbhum singrauli sirmaur sirohi sirsa
  sitamarhi sitapur sivaganga sivasagar siwan solan sonbhadra sonepur sonitpur sopore soraideng spiti srikakulam sukma sultanpur sundargarh supaul surajpur surendranagar
  suryapet tamenglong tapi tarn tawang tehri tenkasi thanjavur tanjore thanjavur theni thoubal tikamgarh tinsukia tirap tiruvallur thiruvallur tiruvannamalai tiruvarur thiruvarur
  tonk tuensang tumakuru tumkur udalguri udhampur udham udupi ukhrul umaria una unakoti unnao uttarkashi vaishali vidisha vijayanagara vijayapura vikarabad villupuram viluppuram virudhunagar
  vizianagaram wanaparthy warangal wardha washim wayanad yadadri yadgir yamunanagar yavatmal zunheboto andheri borivali bandra kurla mulund haveli mulshi baramati
`)

export function isDistrict(word: string): boolean {
  return DISTRICTS.has(word)
}

export function districtNames(): Iterable<string> {
  return DISTRICTS
}

/** Districts that were renamed or are spelt in two ways, by their present name (gazettes of the States; Local Government Directory). */
const RENAMED = `
  kalaburagi gulbarga, ballari bellary, shivamogga shimoga, tumakuru tumkur, chikkamagaluru chikmagalur, davanagere davangere,
  chikkaballapura chikballapur, bagalkote bagalkot, ramanagara ramnagar, hosapete hospet, vijayapura bijapur, kadapa cuddapah,
  anantapuramu anantapur, dharashiv osmanabad, ahilyanagar ahmednagar, beed bid, buldhana buldana, gondia gondiya,
  narmadapuram hoshangabad, ayodhya faizabad, badaun budaun, bulandshahr bulandshahar, bhadohi santravidasnagar, hathras mahamayanagar,
  amroha jyotibaphulenagar, kasganj kanshiramnagar, bathinda bhatinda, ropar rupnagar, nuh mewat, bardhaman burdwan, hooghly hugli,
  medinipur midnapore, balasore baleswar, keonjhar kendujhar, balangir bolangir, sivasagar sibsagar, thanjavur tanjore,
  tiruvallur thiruvallur, villupuram viluppuram, kanyakumari kanniyakumari, nilgiris udhagamandalam, kasaragod kasargod,
  alappuzha alleppey, kannur cannanore, purnia purnea, singhbhum sinhbhum, koriya korea
`
const presentNames = new Map(
  RENAMED.split(',').flatMap((line) => {
    const [present = '', ...others] = line.trim().split(' ')
    return others.map((other) => [other, present] as const)
  }),
)

/** The present name of a district that has had, or has, another one, or the word itself. */
export function districtOf(word: string): string {
  return presentNames.get(word) ?? word
}

/** Districts whose longer name is another than the one that courts print too (gazettes of the States; Local Government Directory). */
const LONGER_NAMES = `
  aurangabad | chhatrapati sambhajinagar, chhatrapati sambhaji nagar, chatrapati sambhajinagar, chatrapati sambhaji nagar, sambhajinagar
  kadapa | ysr kadapa, ysr district, ysr
  nellore | sri potti sriramulu nellore, potti sriramulu nellore, spsr nellore
  konaseema | dr br ambedkar konaseema, br ambedkar konaseema, ambedkar konaseema
  alluri | alluri sitharama raju, alluri sitarama raju, asr district
  ramanagara | bengaluru south district, bangalore south district
  bhadohi | sant ravidas nagar, sant ravidasnagar
  amroha | jyotiba phule nagar, jyotibaphule nagar, jp nagar district
  hathras | mahamaya nagar
  kasganj | kanshi ram nagar, kanshiram nagar
  mohali | sahibzada ajit singh nagar, sas nagar
  nawanshahr | shaheed bhagat singh nagar, shahid bhagat singh nagar, sbs nagar
  muktsar | sri muktsar sahib, shri muktsar sahib, muktsar sahib
  raebareli | rae bareli, rai bareli, raibareli
  khandwa | east nimar
  khargone | west nimar
  kabirdham | kawardha
`
const longerNameAt = phraseFinder(
  LONGER_NAMES.trim()
    .split('\n')
    .flatMap((line) => {
      const [name = '', others = ''] = line.split('|').map((part) => part.trim())
      return others.split(',').map((other) => ({ words: other.trim().split(' '), name }))
    }),
)

/** Words with each district of a longer name under its one word. */
export function withDistricts(words: readonly string[]): string[] {
  const one: string[] = []
  for (let at = 0; at < words.length; ) {
    const district = longerNameAt(words, at)
    one.push(district?.name ?? words[at] ?? '')
    at += district?.words.length ?? 1
  }
  return one
}
