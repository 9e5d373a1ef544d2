/**
 * Words that many Indian companies share, in families that a clerk uses for one another. A line reads
 * `word and its forms | abbreviations | the same word in Hindi`; the first word names the family.
 * Made by hand from what registers and cause lists are full of.
 */

/** In so many names that sharing one says next to nothing. */
export const UBIQUITOUS = `
  industries industry industrial | inds ind indl | udyog
  enterprises enterprise | ents ent entp enterp entpr entps
  international | intl intnl int intern internatl
  india indian | ind
  services service | svcs svc serv servs srvcs
  solutions solution | soln solns sols
  traders trader
  trading | trdg
  agencies agency | agcy ags
  associates associate | assoc assocs
  workshops workshop | wshop wkshp wksp
  stations station | stn stns
  works work | wks wrks | karyalaya
  sons son
  brothers brother | bros bro
  products product | prods prod
  projects project | proj projs | pariyojana
  systems system | sys sysm
  technologies technology | tech techs technol techn
  ventures venture
  holdings holding | hldgs hldg
  global | glob | vaishvik
  national | natl nat | rashtriya
  business | biz | vyapar vyapaar
  commercial | comml
  management | mgmt mgt mngt
  marketing | mktg mkting
  manufacturing manufacturer manufacturers | mfg mfr mfrs manuf
  engineering | engg engng eng engrg engr engrs
  engineers engineer | engrs engr
  consultants consultant | conslts
  consultancy consulting | consult
  investments investment | invt invts invest inv invst
  infrastructure | infra infrastr infrast
  developers developer | devs dev devp
  development | dev devt devp dvlpt | vikas
  builders builder | bldrs
  construction constructions | constn const constrn cons constr | nirman
  contractors contractor | contrs contr
  estates estate | est
  realtors realtor
  realty
  properties property | props prop
  exports export exporters exporter | exp
  imports import importers importer | imp
  overseas
  stores store
  centre center | ctr | kendra kendriya
`

/** Lines of business and other words that tell little by themselves, but tell one company of a group from another. */
export const COMMON = `
  acid acids
  adhesives adhesive
  advertising advertisers advertisement | advt advtg
  advisors advisor advisers adviser advisory
  aero aerospace
  agriculture agricultural | agri agric | krishi
  agro
  air airways airlines airline
  airport airports
  alloys alloy
  aluminium aluminum | alum
  appliances appliance
  architects architect
  aromatics
  arts art
  asset assets
  automation
  automobiles automobile automotive | auto autos
  aviation
  ayurvedic ayurved ayurveda
  bags bag
  bakers bakery bakeries
  bank banking banks | bk
  bearings bearing
  beverages beverage | bev bevs
  bhandar bhandaar
  biochem biochemicals
  biotech biotechnology biotechnologies
  books book
  bottlers bottling
  breweries brewery brewers brewer
  bricks brick
  broadcasting broadcast broadcasters
  brokers broker broking brokerage
  cables cable
  capital
  carbon
  cargo
  carpets carpet
  carriers carrier | carrs
  castings casting
  catering caterers
  cement cements | cem
  ceramics ceramic
  chemicals chemical | chem chems | rasayan
  chit chits
  cinema cinemas films film
  circuits circuit
  clinic clinics
  clothing
  coaching
  coal coals | | koyla
  coalfields coalfield
  coatings coating
  coffee
  coke
  cold
  colours colour colors color
  college colleges | | mahavidyalaya
  commodities commodity
  communications communication | comm comms commn
  components component | comps compts compnts
  computers computer | comp comps
  concrete
  conductors conductor
  confectionery confectioners
  containers container
  controls control
  cooperative cooperatives sahakari sahkari sahakara sahakarya shakari sahakarana sahkar | coop coopt coopr coops cop sahak
  copper
  cosmetics cosmetic
  cotton | | kapas
  credit credits
  dairy dairies | | dugdh
  data
  decor
  dehydrated
  design designs designers
  diagnostics diagnostic
  diamonds diamond
  digital
  distilleries distillery distillers distiller | distly dists
  distribution distributors distributor | distbn distrn dist distr distn
  dredging
  drugs drug
  drycleaners
  dyeing
  dyes dye dyestuffs
  education educational | edu edn educ | shiksha
  electricals electrical electric | elec elect elecl elecs
  electronics electronic | elec elect electr electron
  electricity | elec | vidyut bijli
  elevators elevator
  energy energies | | urja
  entertainment entertainments | ent
  environment environmental | env envtl
  equipment equipments | equip eqpt eqpts
  explosives explosive
  exploration
  fabrics fabric
  fabricators fabrication fabrications fabricator | fab fabrs fabrn
  facility facilities
  factory factories | fcty | karkhana
  farms farm
  farmers farmer | | kisan
  fashions fashion
  fasteners fastener
  feeds feed
  fertilisers fertiliser fertilizers fertilizer | fert ferts | urvarak
  fibres fibre fibers fiber
  finance financial finances financiers financier | fin finan finl | vitta
  fincredit
  fire
  fisheries fishery
  flavours
  flour
  foods food | | khadya
  footwear
  forgings forging
  foundry foundries
  freight
  frozen
  fruits fruit
  fuels fuel
  fund funds | | nidhi kosh
  furniture furnishings
  garments garment
  gas gases
  gems gem
  general | genl gen
  generation
  ginning
  glass
  gold | | swarn
  goods
  gramin grameen | | rural
  granites granite
  grid
  handicrafts handicraft
  handlooms handloom
  hardware | hware h/w hdw
  health healthcare
  heavy
  herbal herbals
  home homes
  hosiery
  hospitals hospital | hosp hosps | chikitsalaya aspatal
  hospitality | hosp
  hotels hotel
  housing | hsg hous | awas aawas
  hydraulics hydraulic
  hydro
  impex
  implants implant
  information | info
  infotech
  innovations innovation
  institute institutes institution institutions | inst | sansthan
  instruments instrument instrumentation | instr insts
  insurance | insce ins insu insur insc | bima beema vima
  assurance | assce assnce asce
  interiors interior
  iron | | loha lauh
  irrigation | | sinchai
  jewellers jeweller jewelers jewellery jewelry
  jewels jewel
  jute
  kirana
  labs laboratories laboratory lab | labs labts | prayogshala
  lamps lamp
  land lands
  leasing lease
  leather leathers
  life | | jeevan jivan
  lighting lights light
  liquor liquors
  livestock
  loans loan | | rin
  logistics logistic | logs
  looms loom
  lubricants lubricant
  machinery machineries machines machine | mach machy mc mcy m/c m/cs m/cy mcry
  marble marbles
  marine marines
  market markets
  mart
  materials material | matls matl mtrls mtls
  meat
  media
  medical medicals medicare medicines medicine | med | aushadhi
  metals metal | | dhatu
  microfinance
  micro
  mills mill
  minerals mineral | | khanij
  mines mining mine
  mobile mobiles
  motors motor
  movers mover
  multi
  municipal | | nagarpalika
  mutual
  natural naturals
  network networks
  news
  nurseries nursery
  nursing
  nutrients nutrient
  nutrition
  oil oils
  oilseeds
  optical opticals opticians
  orchards orchard
  organics organic
  ornaments
  outdoor
  packaging packagings packers | pkg pkgs pack packg
  paints paint
  paper papers
  parks park
  partners partner
  pens
  pesticides pesticide
  petrochemicals petrochemical petrochem | petro
  petroleum petroleums | petro
  pharmaceuticals pharmaceutical | pharma pharm pharmacuticals phar phrm
  photo
  pipes pipe
  plantations plantation
  plastics plastic
  plywoods plywood
  polymers polymer
  ports port
  potteries pottery
  poultry
  power powers
  precision | prec
  press
  printers printing printer prints
  processing processors
  producer producers
  production productions | prod prodn
  publications publication publishers publishing publisher | pub pubs publ
  pumps pump
  quality
  quarries quarry
  radio
  railway railways rail | rly rlys | rel
  rasoi
  ready
  refineries refinery
  refractories refractory
  refrigeration
  remedies remedy
  renewables renewable
  research
  resorts resort
  resources resource
  restaurants restaurant | rest restt
  retail retailers
  rice
  road roads
  roadlines roadways
  roller rolling
  roofing
  ropes rope
  rubber rubbers
  salt salts
  sanitary sanitaryware
  sarees saree saris sari
  saw
  schools school | | vidyalaya pathshala
  science sciences scientific
  securities
  security | | suraksha
  seeds seed | | beej
  shares share
  shipping | shpg ship shippg
  ships shipyard
  shoes shoe
  silks silk
  silver
  soap soaps
  society sanstha | socy soc scty soct | samiti samithi
  software softwares | sw soft
  solar
  solvents solvent extractions extraction
  spares spare
  spices spice | | masala
  spinners
  spinning | spg
  sports sport
  starch
  steel steels | | ispat
  stock stocks
  stone stones
  storage storages | stg stge
  strips strip
  structures structural
  studio studios
  sugar sugars | | sakkare chini
  supplies suppliers supplier supply
  surgical surgicals
  switchgear
  tanneries tannery
  tea teas | | chai
  telecom telecommunication telecommunications | tel telecomm telecomms tele
  television tv
  textiles textile | tex texts txtls text
  theatres theatre theaters theater
  thermal
  threads thread
  tiles tile
  timber timbers
  tobacco
  tools tool
  tours tour
  tourism | | paryatan
  toys toy
  tractors tractor
  transformers transformer
  transmission | transm
  transport transports transporters transporter transportation | tpt trpt transpt trans | parivahan
  travels travel
  tubes tube
  tyres tyre tires
  utensils
  valley
  valves valve
  vanaspati
  warehousing warehouse warehouses | whsg whousing whse
  waste
  watches watch
  water | | jal
  wealth
  weavers weaving
  welding
  wind
  wines wine
  wires wire
  wood woods
  woollen woolen
  yarns yarn
  corporation corporations | corpn corp copn corprn | nigam
  authority | auth | pradhikaran
  board | bd | mandal parishad
  council | | parishad
  department | dept deptt | vibhag
  government | govt gov | sarkar shasan
  ministry | min | mantralaya
  commission | commn | ayog aayog
  committee | cttee | samiti
  state | | rajya
  district | dist distt | zilla zila jila
  nagari
  exchange
  public | | sarvajanik
  social
  super
  supreme
  modern
  united
  universal
  royal
  new
  neo
  old
  great
  grand
  premier
  perfect
  popular
  ideal
  classic
  standard
  star
  sun
  ultra
  prime
  smart
  bright
  fine
  best
  city
  metro
  central
  apartments apartment | apts apt
  towers tower
  complex
  heights
  residency
  villas villa
  enclave
  garden gardens
  phase
  unit
  block
  sector
  series
  part
  plot
  wing
  mortgage
  backed
  investor
  offshore
  railroad
  personal
  house
  group
  labour labor
  organisation organization | org orgn
  english
  batteries battery
  bicycles bicycle cycles cycle
  boilers boiler
  bulbs bulb
  cells cell
  charitable
  cloth cloths
  compressors compressor
  couriers courier
  cranes crane
  crockery
  doors door
  drilling
  edible edibles
  electroplating
  emporium
  express
  fancy
  fibreglass
  forge
  forwarding forwarders
  furnaces furnace
  gums gum
  inks ink
  knitwear knitwears knitting knits
  laminates laminate
  meters meter
  novelties novelty
  panels panel
  parcels parcel
  pickles pickle
  polyester polyesters
  provisions provision
  readymade readymades
  refined refining
  resins resin
  sanitation
  scrap
  semiconductors semiconductor
  snacks snack
  sweets sweet
  synthetics synthetic | synth
  turbines turbine
  vegetables vegetable
  veneers veneer
  windows window
  union unions
  trust trusts | tr | nyas
  association | assn assocn asscn
  federation | fedn fed | mahasangh
  foundation | fdn foundn | pratishthan
  employees employee | emp empl
  workers worker workmen | wkrs | kamgar kamgaar mazdoor shramik
  officers officer | offrs
  owners owner
  residents resident
  consumers consumer | | upbhokta
  members member
  temple mandir devasthan
  sangh sangathan sanghatana
  karmchari karmachari
  speak spoke spoken speaking
  build built building buildings | bldg bldgs
  grow grown growing growth
  make made making
  rise risen rising
  drive driven driving
  weave woven
  choose chosen
  think thought thinking
`
