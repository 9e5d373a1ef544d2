/**
 * The public bodies of India that sue and are sued, under every name that courts write. Sources, all public:
 * - States and Union Territories: First Schedule of the Constitution; letters from ISO 3166-2:IN and the vehicle register
 * - ministries: First Schedule of the Government of India (Allocation of Business) Rules, 1961
 * - banks: the Reserve Bank's list of public sector banks, with those merged in 2017 to 2020
 * - railways: the zones of the Railway Board; universities: the central ones of the University Grants Commission's list
 * - companies: the Department of Public Enterprises' list of central public sector enterprises
 * - electricity companies of States: the lists of the State commissions; only those whose letters are not the first of their words
 * - insurers: the register of the Insurance Regulatory and Development Authority
 * Letters are written without dots, `&` as `and`. The first name of a line is the name of the body.
 */
import { wordSet } from './word-set.ts'

/** The name in the First Schedule, other names, and letters that mean the State only after `State of` and its like. */
export const STATES = `
  andhra pradesh, andhra | ap
  arunachal pradesh, arunachal | ar
  assam | as
  bihar | br
  chhattisgarh, chattisgarh | cg ct
  goa | ga
  gujarat, gujrat | gj
  haryana | hr hry
  himachal pradesh, himachal | hp
  jharkhand | jh jhr
  karnataka, mysore | ka
  kerala | kl
  madhya pradesh | mp
  maharashtra, bombay | mh
  manipur | mn
  meghalaya | ml
  mizoram | mz
  nagaland | nl
  odisha, orissa | od or
  punjab | pb
  rajasthan | rj
  sikkim | sk
  tamil nadu, tamilnadu, madras | tn
  telangana | ts tg
  tripura | tr
  uttar pradesh | up
  uttarakhand, uttaranchal | uk ua
  west bengal | wb
  andaman and nicobar islands, andaman and nicobar | an ani
  chandigarh | ch
  dadra and nagar haveli and daman and diu, dadra and nagar haveli, daman and diu | dnh dnhdd dd
  delhi, nct of delhi, nct delhi, nctd, national capital territory of delhi, nct | dl
  jammu and kashmir, jandk, jammu kashmir | jk
  ladakh | la
  lakshadweep | ld
  puducherry, pondicherry | py
`

export const UNION = [
  'union of india',
  'government of india',
  'union of bharat',
  'union government',
  'central government',
  'bharat sangh',
  'bharat sarkar',
  'india union',
  'uoi',
  'goi',
]

/** What ministries deal with, by the words that tell them, with their letters and former names. */
export const MINISTRIES = `
  home affairs, home | mha
  defence, defense | mod
  external affairs | mea
  finance | mof
  corporate affairs, company affairs
  law and justice, law | molj
  education, human resource development, hrd | moe mhrd
  health and family welfare, health | mohfw
  railways, railway
  road transport and highways, surface transport | morth mort
  environment forest and climate change, environment and forests, environment and forest, environment forests and climate change | moef moefcc mef
  labour and employment, labour
  agriculture and farmers welfare, agriculture
  communications, communication and information technology
  electronics and information technology | meity
  information and broadcasting | mib
  civil aviation | moca
  coal
  mines
  steel
  power
  petroleum and natural gas, petroleum | mopng
  new and renewable energy | mnre
  chemicals and fertilizers, chemicals and fertilisers
  commerce and industry, commerce
  textiles
  consumer affairs food and public distribution, consumer affairs
  food processing industries
  heavy industries, heavy industries and public enterprises
  micro small and medium enterprises | msme
  housing and urban affairs, urban development, housing and urban poverty alleviation | mohua moud
  rural development
  panchayati raj
  jal shakti, water resources
  women and child development
  minority affairs
  social justice and empowerment
  tribal affairs
  culture
  tourism
  youth affairs and sports
  personnel public grievances and pensions, personnel | mopp
  planning
  statistics and programme implementation
  science and technology
  earth sciences
  ports shipping and waterways, shipping
  skill development and entrepreneurship
  cooperation
  parliamentary affairs
  ayush
  development of north eastern region
`

/** Agencies, regulators, forces and commissions of the Union, and posts that nobody else has. */
export const AGENCIES = `
  central bureau of investigation, cbi
  directorate of enforcement, enforcement directorate, ed
  national investigation agency, nia
  narcotics control bureau, ncb
  directorate of revenue intelligence, revenue intelligence, dri
  directorate general of gst intelligence, dggi, dgcei
  serious fraud investigation office, sfio
  intelligence bureau
  income tax department, income tax, incometax, commissioner of income tax, principal commissioner of income tax, cit, pcit, ccit, pccit, acit, dcit, jcit, ito, adit, ddit, dgit, assessing officer, national faceless assessment centre, national faceless appeal centre, national e assessment centre, nfac, aayakar vibhag
  central board of direct taxes, cbdt
  central board of indirect taxes and customs, central board of excise and customs, cbic, cbec
  customs department, commissioner of customs, customs
  central excise department, commissioner of central excise, commissioner of cgst, central excise and service tax, central goods and service tax, central gst, cgst, central excise, service tax, cce, ccest, cceandst, commissioner of central goods and service tax
  employees provident fund organisation, employees provident fund organization, provident fund commissioner, provident fund organisation, pf commissioner, epf commissioner, epf organisation, epfo, rpfc, apfc
  employees state insurance corporation, esi corporation, esic
  national highways authority of india, national highway authority of india, nhai
  national highways and infrastructure development corporation, nhidcl
  airports authority of india, airport authority of india, aai
  food corporation of india, fci
  food safety and standards authority of india, fssai
  reserve bank of india, rbi
  securities and exchange board of india, sebi
  insurance regulatory and development authority of india, insurance regulatory and development authority, irdai, irda
  telecom regulatory authority of india, trai
  competition commission of india, cci
  insolvency and bankruptcy board of india, ibbi
  pension fund regulatory and development authority, pfrda
  unique identification authority of india, uidai
  election commission of india, eci
  comptroller and auditor general of india, cag
  union public service commission, upsc
  staff selection commission
  university grants commission, ugc
  all india council for technical education, aicte
  national council for teacher education, ncte
  bar council of india, bci
  central board of secondary education, cbse
  national testing agency
  kendriya vidyalaya sangathan, kvs
  navodaya vidyalaya samiti, nvs
  indian council of agricultural research, icar
  indian council of medical research, icmr
  council of scientific and industrial research, csir
  defence research and development organisation, drdo
  indian space research organisation, isro
  central public works department, cpwd
  archaeological survey of india
  central pollution control board, cpcb
  central reserve police force, crpf
  border security force, bsf
  central industrial security force, cisf
  indo tibetan border police, itbp
  sashastra seema bal
  assam rifles
  railway board
  department of posts, india post
  department of telecommunications, dot
  prasar bharati
  central vigilance commission, cvc
  central information commission, cic
  national human rights commission, nhrc
  delhi development authority, dda
  delhi jal board, djb
  delhi transport corporation, dtc
  delhi police
  khadi and village industries commission, kvic
  coffee board
  registrar of companies, roc
  directorate general of foreign trade, dgft
  directorate general of civil aviation, dgca
  banaras hindu university, bhu
  aligarh muslim university, amu
  jawaharlal nehru university, jnu
  university of delhi, delhi university
  indira gandhi national open university, ignou
  northern railway, n railway
  north eastern railway, northeastern railway, ne railway
  northeast frontier railway, north east frontier railway, nf railway
  eastern railway, e railway
  south eastern railway, se railway
  south central railway, sc railway
  southern railway, s railway
  central railway, c railway
  western railway, w railway
  south western railway, sw railway
  north western railway, nw railway
  west central railway, wc railway
  north central railway, nc railway
  south east central railway, sec railway
  east coast railway, eco railway, e co railway, e company railway, eastcoast railway
  east central railway, ec railway
`

/** Public banks and insurers. */
export const BANKS = `
  state bank of india, sbi
  punjab national bank, pnb
  bank of baroda, bob
  bank of india, boi
  bank of maharashtra
  canara bank
  central bank of india, cbi bank
  indian bank
  indian overseas bank, iob
  punjab and sind bank, punjab and sindh bank
  uco bank
  union bank of india, ubi
  allahabad bank
  andhra bank
  corporation bank
  dena bank
  oriental bank of commerce, obc
  syndicate bank
  united bank of india
  vijaya bank
  state bank of bikaner and jaipur, sbbj
  state bank of hyderabad
  state bank of mysore
  state bank of patiala
  state bank of travancore
  idbi bank, industrial development bank of india, idbi
  national bank for agriculture and rural development, nabard
  small industries development bank of india, sidbi
  export import bank of india, exim bank
  national housing bank, nhb
  life insurance corporation of india, life insurance corporation, lic of india, lic
  general insurance corporation of india, gic of india, gic re
  new india assurance, niacl
  national insurance
  oriental insurance
  united india insurance
  agriculture insurance company of india
`

/** Public sector companies. */
export const COMPANIES = `
  oil and natural gas corporation, ongc
  indian oil corporation, indian oil, iocl, ioc
  bharat petroleum corporation, bpcl
  hindustan petroleum corporation, hpcl
  gas authority of india, gail india, gail
  oil india
  national thermal power corporation, ntpc
  national hydroelectric power corporation, nhpc
  power grid corporation of india, pgcil, powergrid
  power finance corporation
  rural electrification corporation, rec
  nuclear power corporation of india, npcil
  damodar valley corporation, dvc
  bharat heavy electricals, bhel
  bharat electronics, bel
  bharat earth movers, beml
  hindustan aeronautics, hal
  steel authority of india, sail
  rashtriya ispat nigam, rinl
  national mineral development corporation, nmdc
  national aluminium company, nalco
  hindustan copper
  coal india, cil
  bharat coking coal, bccl
  central coalfields
  eastern coalfields
  mahanadi coalfields
  northern coalfields
  south eastern coalfields, secl
  western coalfields
  nlc india, neyveli lignite corporation, nlc
  bharat sanchar nigam, bsnl
  mahanagar telephone nigam, mtnl
  container corporation of india, concor
  indian railway catering and tourism corporation, irctc
  ircon international
  rites
  nbcc india, national buildings construction corporation, nbcc
  housing and urban development corporation, hudco
  shipping corporation of india
  cotton corporation of india
  jute corporation of india
  national textile corporation
  national seeds corporation
  national small industries corporation, nsic
  state trading corporation of india
  mmtc, minerals and metals trading corporation
  national fertilizers
  rashtriya chemicals and fertilizers
  fertilisers and chemicals travancore
  hmt
  air india
  cement corporation of india
  engineers india
  central warehousing corporation, cwc
  delhi metro rail corporation, dmrc
  tamil nadu generation and distribution corporation, tangedco
  tamil nadu transmission corporation, tantransco
  bangalore electricity supply company, bescom
  hubli electricity supply company, hescom
  gulbarga electricity supply company, gescom
  mangalore electricity supply company, mescom
  bharat dynamics
  mazagon dock shipbuilders
  cochin shipyard
  garden reach shipbuilders and engineers
`

/** Local bodies whose letters or names are known by themselves; the others are read by kind and place. */
export const LOCAL_BODIES = `
  municipal corporation mumbai, municipal corporation of greater mumbai, brihanmumbai municipal corporation, brihanmumbai mahanagarpalika, brihanmumbai mahanagar palika, bombay municipal corporation, greater mumbai municipal corporation, mcgm, bmc
  municipal corporation delhi, municipal corporation of delhi, delhi municipal corporation, delhi nagar nigam, mcd
  municipal council new delhi, new delhi municipal council, ndmc
  municipal corporation bengaluru, bruhat bengaluru mahanagara palike, bruhat bangalore mahanagara palike, bbmp
  municipal corporation hyderabad, greater hyderabad municipal corporation, ghmc
  municipal corporation visakhapatnam, greater visakhapatnam municipal corporation, gvmc
  municipal corporation chennai, greater chennai corporation, corporation of chennai, chennai corporation, madras corporation
  development authority mumbai metropolitan region, mumbai metropolitan region development authority, mmrda
  development authority chennai metropolitan, chennai metropolitan development authority, cmda
  development authority bengaluru, bangalore development authority, bda
  development authority noida, new okhla industrial development authority, noida authority
  development authority greater noida, greater noida industrial development authority, greater noida authority, gnida
  development authority haryana, haryana shehri vikas pradhikaran, haryana urban development authority, hsvp, huda
`

/** Kinds of local body, in English and in the local languages; what else stands in the name is its place. */
export const LOCAL_KINDS = `
  municipal corporation, municipal commissioner, city municipal corporation, mahanagar seva sadan, mahanagar sewa sadan, nagar palik nigam, nagar palika nigam, city corporation, corporation of, mc, nagar nigam, mahanagarpalika, mahanagar palika, mahanagara palike, mahapalika, nagar mahapalika
  municipal council, nagar parishad, municipality, nagarpalika, nagar palika, nagar palika parishad, nagarpalika parishad, municipal board, municipal committee, nagar palike, nagarasabha
  nagar panchayat, town panchayat, notified area committee
  zila parishad, zilla parishad, jila parishad, zila panchayat, zilla panchayat, jila panchayat, district panchayat, zp
  panchayat samiti, panchayat union, janpad panchayat, taluka panchayat, block panchayat, mandal parishad
  gram panchayat, village panchayat, grama panchayat, grampanchayat, gaon panchayat, gramapanchayat
  development authority, vikas pradhikaran, metropolitan development authority, urban development authority
  improvement trust, urban improvement trust, nagar vikas nyas
  cantonment board, chhavni parishad
  high court, high court of judicature, uchch nyayalaya
  university, university of, vishwavidyalaya, vishvavidyalaya, vidyapeeth, vidyapith
`

/** Words of a body of its own: beside the name of a government, an agency or a company they make another. */
export const OWN_BODY_WORDS = wordSet(`
  corporation corpn board commission bank limited ltd pvt private company university vishwavidyalaya nigam society
  federation association assn assocn union sangh sangathan sanghatana mahasangh authority council trust tribunal court
  employees employee workers workmen mazdoor kamgar karmachari pensioners staff officers contractors depositors holders
  undertaking mill mills cooperative parishad panchayat panchayats municipality institute mutual fund cards card housing
  finance insurance life capital securities services ventures subsidiary retired teachers club party congress
  foundation academy academic press gazette transmission generation distribution academy samiti samithi mandal lottery
  committee bureau forum lawyers advocates students consumers passengers users owners welfare
`)

/** Posts and parts of a body through which it is sued; they change nothing. */
export const POST_WORDS = wordSet(`
  the of and to for at in its re vs versus greater judicature his on behalf a an under by m s ms messrs now erstwhile
  secretary secy principal prin pr prl chief additional addl joint jt deputy dy assistant asst asstt under special spl
  commissioner commissioners officer director directors directorate general manager managing chairman chairperson cmd md
  ceo president administrator superintending junior senior sr jr line collector magistrate superintendent supdt inspector sub sho si ig dig dgp dg sp ssp dsp
  cp acp dcp commandant engineer executive ee se ce xen registrar member chancellor governor lieutenant lt minister
  medical education revenue tahsildar tehsildar sdm sdo bdo dm adm dc ac incharge in-charge charge authorised authorized
  signatory representative nodal estate legal law asset recovery credit circle range ward zone zonal region regional
  vice pd piu vc gm rm agm dgm cgm srm drm controller railway depot dealing commercial bench
  branch br office head main headquarters hq ho ro division divisional unit wing cell section sector station house police ps
  thana pp prosecutor public advocate counsel standing government govt state department departments dept deptt vibhag
  ministry district dist distt tehsil taluk taluka taluq city town village rural urban north south east west new
  central ors anr others other another etc anor respondent respondents petitioner petitioners appellant accused
  no nos number i ii iii iv v acb eow scb sc st cc investigation intelligence air marg road bhawan bhavan sachivalaya
  secretariat project area territory senior sr field owning plant refinery works terminal mines mine thermal smelter colliery site stressed assets management sam arb
  ayukt ayukta adhishasi adhikari mukhya karyapalan karyakari karyapalak abhiyanta nagar sachiv sachiva adhyaksh adhyaksha sarpanch pradhan mukhiya
  gramsevak sevak upadhyaksh prashasak prabandhak prabandhaka nideshak nideshaka shakha kshetriya house baroda building tower floor collectorate
`)
