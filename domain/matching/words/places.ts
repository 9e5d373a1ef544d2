/** Places that stand in company names. A comma ends one place in all its names, old ones too. */
const PLACES = `
  mumbai bombay, delhi dilli, kolkata calcutta, chennai madras, bengaluru bangalore, hyderabad, ahmedabad amdavad,
  pune poona, surat, jaipur, lucknow, kanpur cawnpore, nagpur, indore, thane, bhopal, visakhapatnam vizag, patna,
  vadodara baroda, ghaziabad, ludhiana, agra, nashik nasik, faridabad, meerut, rajkot, varanasi benares banaras,
  srinagar, aurangabad, dhanbad, amritsar, prayagraj allahabad, ranchi, howrah, coimbatore kovai, jabalpur, gwalior,
  vijayawada, jodhpur, madurai, raipur, kota, guwahati gauhati, chandigarh, solapur sholapur, hubli hubballi,
  mysuru mysore, tiruchirappalli trichy, bareilly, aligarh, moradabad, gurugram gurgaon, noida, jalandhar jullundur,
  bhubaneswar, salem, warangal, kochi cochin, thiruvananthapuram trivandrum, kozhikode calicut, dehradun, durgapur,
  asansol, rourkela, nanded, kolhapur, ajmer, udaipur, jamnagar, ujjain, siliguri, jhansi, jammu, sangli,
  mangaluru mangalore, erode, belagavi belgaum, tirunelveli, gaya, jalgaon, vellore, panipat, karnal, ambala, hisar,
  rohtak, sonipat, bhilwara, bikaner, bhavnagar, vapi, bharuch, ankleshwar, silvassa, daman, panaji, margao,
  puducherry pondicherry, shimla, jamshedpur, bokaro, cuttack, haridwar, roorkee, rudrapur, kashipur, muzaffarpur,
  gorakhpur, mathura, firozabad, saharanpur, shillong, imphal, agartala, aizawl, kohima, gangtok, itanagar, dispur,
  tirupati, guntur, nellore, kurnool, thrissur trichur, kollam quilon, palakkad palghat, kannur, alappuzha, hosur,
  tiruppur tirupur, karur, namakkal, sivakasi, thoothukudi tuticorin, bilaspur, bhilai, durg, satara, latur, akola,
  amravati, chandrapur, ratnagiri, malegaon, bhiwandi, dombivli, panvel, gandhidham, mundra, kandla, morbi, mehsana,
  gandhinagar, nadiad, valsad, navsari, haldia, kharagpur, andhra, arunachal, assam, bihar, chhattisgarh chattisgarh,
  goa, gujarat gujrat, haryana, himachal, jharkhand, karnataka, kerala, maharashtra, manipur, meghalaya, mizoram,
  nagaland, odisha orissa, punjab, rajasthan, sikkim, tamilnadu, telangana, tripura, uttarakhand uttaranchal, bengal,
  kashmir, ladakh, vidarbha, marathwada, konkan, saurashtra, kutch kachchh, malwa, bundelkhand,
  gulf, scandinavia, africa, asia, europe
`

/** Other countries, and towns that stand for one in a company's name. */
const COUNTRIES = `
  nepal, bangladesh,
  pakistan, lanka, bhutan, myanmar, china, japan, korea, singapore, malaysia, indonesia, thailand, vietnam, philippines,
  taiwan, hongkong, dubai, abudhabi, uae, qatar, oman, bahrain, kuwait, saudi, iran, iraq, israel, turkey, egypt, kenya,
  nigeria, america usa, canada, mexico, brazil, chile, argentina, colombia, peru, australia,
  zealand, britain uk, london, england, scotland, ireland, france, paris, germany, italy, spain, portugal,
  netherlands nederland holland, belgium, luxembourg, switzerland, austria, sweden, norway, denmark, finland, poland,
  czech, hungary, romania, bulgaria, greece, ukraine, russia, armenia, georgia, mauritius, york, texas, california,
  maldives, seychelles, uganda, tanzania, zambia, zimbabwe, ghana, ethiopia, sudan, rwanda, mozambique, botswana, namibia, madagascar,
  malawi, senegal, cameroon, congo, angola, algeria, tunisia, morocco, libya, lebanon, jordan, syria, yemen, afghanistan, kazakhstan,
  uzbekistan, tajikistan, turkmenistan, kyrgyzstan, azerbaijan, mongolia, cambodia, laos, brunei, fiji, guyana, jamaica, panama, cuba,
  ecuador, bolivia, uruguay, paraguay, venezuela, iceland, estonia, latvia, lithuania, slovakia, slovenia, croatia, serbia, malta, cyprus,
  antwerp, zurich, geneva, frankfurt, munich, hamburg, milan, madrid, lisbon, vienna, brussels, amsterdam, rotterdam, tokyo, osaka, seoul,
  beijing, shanghai, shenzhen, guangzhou, taipei, bangkok, jakarta, manila, hanoi, colombo, dhaka, kathmandu, sharjah, ajman, doha, muscat,
  riyadh, jeddah, manama, nairobi, lagos, johannesburg, sydney, melbourne, toronto, chicago, houston, delaware, jersey, labuan, ceylon,
  sharjah, fujairah, cayman, bermuda, bvi
`

/** Two words that are one place. */
export const PLACE_PAIRS: ReadonlyMap<string, string> = new Map([
  ['hong kong', 'hongkong'],
  ['tamil nadu', 'tamilnadu'],
  ['abu dhabi', 'abudhabi'],
  ['new delhi', 'delhi'],
  ['navi mumbai', 'navimumbai'],
  ['greater noida', 'noida'],
  ['middle east', 'middleeast'],
  ['far east', 'fareast'],
  ['united kingdom', 'uk'],
  ['united states', 'usa'],
  ['south africa', 'southafrica'],
  ['sri lanka', 'lanka'],
  ['new zealand', 'zealand'],
  ['saudi arabia', 'saudi'],
  ['north america', 'northamerica'],
  ['uttar pradesh', 'uttarpradesh'],
  ['madhya pradesh', 'madhyapradesh'],
  ['west bengal', 'westbengal'],
])
/** The first of two such words. */
export const PLACE_FIRST_WORDS: ReadonlySet<string> = new Set(
  [...PLACE_PAIRS.keys()].map((pair) => pair.split(' ')[0] ?? ''),
)

const byName = new Map<string, string>()
const countries = new Set<string>()
for (const line of COUNTRIES.split(',')) countries.add(line.trim().split(/\s+/)[0] ?? '')
for (const line of `${PLACES},${COUNTRIES}`.split(',')) {
  const names = line.trim().split(/\s+/)
  for (const name of names) if (name !== '') byName.set(name, names[0] ?? name)
}
for (const name of PLACE_PAIRS.values()) if (!byName.has(name)) byName.set(name, name)

/** Whether a word is another country, or a town in one. */
export function isCountry(word: string): boolean {
  return countries.has(byName.get(word) ?? '')
}

/** The one name of a place that is known under several, or undefined when the word is no place we know. */
export function placeOf(word: string): string | undefined {
  return byName.get(word)
}

export function placeNames(): Iterable<string> {
  return byName.keys()
}
