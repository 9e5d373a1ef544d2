/**
 * Bodies that most States have, by the words behind the State's name and the letters behind the State's letters (`Kerala Water Authority`,
 * `K.W.A.`; `Karnataka State Pollution Control Board`, `KSPCB`). From the lists of State public enterprises (Department of Public
 * Enterprises), of regulators (Forum of Regulators, the pollution boards' list of the CPCB, the RERA portals) and of the State
 * commissions. A comma ends one name of the body; behind the bar stand its letters.
 */
export const STATE_BODIES = `
  pollution control board, prevention and control of water pollution board | pcb
  electricity regulatory commission | erc
  real estate regulatory authority, rera | rera
  real estate appellate tribunal | reat
  housing board | hb
  housing and development board, avas evam vikas parishad, awas evam vikas parishad, avas vikas parishad, awas vikas parishad | avp
  public service commission, lok seva ayog | psc
  staff selection commission, karmchari chayan ayog | ssc
  subordinate services selection board, subordinate service selection commission, adhinasth seva chayan board | sssb sssc
  road transport corporation, path parivahan nigam, rajya path parivahan nigam, rajya parivahan nigam, parivahan nigam, marg parivahan mahamandal, rajya marg parivahan mahamandal | rtc
  water authority | wa
  water supply and sewerage board, water supply and drainage board, jal board, jal nigam | wssb wsdb
  industrial development corporation | idc
  industrial and infrastructure development corporation, infrastructure and industrial development corporation | iidc
  industrial development and investment corporation, industrial and investment corporation, state industrial development and investment corporation | iicl
  industrial areas development board | iadb
  industrial infrastructure corporation | iic
  financial corporation
  warehousing corporation
  tourism development corporation, tourism corporation | tdc
  forest development corporation | fdc
  mineral development corporation, mining corporation | mdc
  seeds corporation
  agro industries development corporation, agro industries corporation | aidc
  civil supplies corporation, food and civil supplies corporation
  beverages corporation
  handloom development corporation | hdc
  bridge corporation, setu nigam, bridge construction corporation
  police housing corporation | phc
  medical services corporation, medical supplies corporation | msc
  human rights commission | hrc
  information commission
  women commission, commission for women
  election commission
  legal services authority | lsa
  wakf board, waqf board, board of wakfs, board of waqfs, sunni central waqf board
  cooperative bank, apex cooperative bank
  board of secondary education, board of school education, secondary education board, school examination board, board of secondary and higher secondary education, school education board, board of high school and intermediate education | bse
  board of technical education | bte
  bar council
  khadi and village industries board, khadi and village industry board | kvib
  lokayukta
  vigilance bureau, vigilance and anti corruption bureau
  electronics corporation
  text book corporation
  urban development authority
  university of health sciences
  administrative tribunal
  slum clearance board, slum improvement board, slum development board
  building and other construction workers welfare board
  biodiversity board
  coastal zone management authority
  environment impact assessment authority | eiaa
  maritime board
  infrastructure development board
`

/** The letters that stand for a State in those of its bodies; two States may have the same. */
export const LETTERS_OF_STATES = `
  andhra pradesh | ap
  arunachal pradesh | arp
  assam | a
  bihar | b
  chhattisgarh | cg c
  goa | g
  gujarat | g guj
  haryana | h ha har
  himachal pradesh | hp
  jharkhand | j
  karnataka | k kar
  kerala | k
  madhya pradesh | mp
  maharashtra | m maha
  manipur | mn
  meghalaya | me
  mizoram | mz
  nagaland | n
  odisha | o
  punjab | p
  rajasthan | r raj
  sikkim | sk
  tamil nadu | tn
  telangana | t ts tg
  tripura | t
  uttar pradesh | up
  uttarakhand | u uk
  west bengal | wb
  delhi | d dl
  jammu and kashmir | jk
  puducherry | p
`
