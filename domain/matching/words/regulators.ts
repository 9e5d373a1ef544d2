/** Regulators, tribunals, boards and councils of the Union with the letters that courts write, from the Union's directory of organisations (igod.gov.in); written as in public-bodies.ts. */
export const REGULATORS = `
  central electricity regulatory commission, cerc
  petroleum and natural gas regulatory board, pngrb
  appellate tribunal for electricity, aptel
  airports economic regulatory authority, airports economic regulatory authority of india, aera
  atomic energy regulatory board, aerb
  national green tribunal, ngt
  national commission for women, ncw
  national commission for scheduled castes, ncsc
  national commission for scheduled tribes, ncst
  national commission for backward classes, ncbc
  national commission for minorities, ncm
  national commission for protection of child rights, ncpcr
  national consumer disputes redressal commission, ncdrc
  national disaster management authority, ndma
  national financial reporting authority, nfra
  central consumer protection authority, ccpa
  central drugs standard control organisation, cdsco
  drugs controller general of india, drug controller general of india, dcgi
  national pharmaceutical pricing authority, nppa
  national board of examinations, national board of examinations in medical sciences, nbems
  national medical commission, medical council of india, nmc
  central silk board
  tea board, tea board of india
  rubber board
  spices board, spices board of india
  coir board
  tobacco board
  coconut development board
  national dairy development board, nddb
  national horticulture board
  inland waterways authority of india, iwai
  bureau of indian standards, bis
  bureau of energy efficiency
  institute of chartered accountants of india, icai
  institute of company secretaries of india, icsi
  dental council of india, dci
  pharmacy council of india, pci
  indian nursing council
  rehabilitation council of india, rci
  central waqf council
  central ground water authority, cgwa
  central board of film certification, cbfc
  press council of india
  armed forces tribunal
  railway recruitment board, rrb
  railway protection force, rpf
  council of architecture
  geological survey of india
  national informatics centre
  india meteorological department
  investor education and protection fund authority, iepf authority, iepfa
  debts recovery tribunal, debt recovery tribunal, drt
  bangalore water supply and sewerage board, bwssb
  chennai metropolitan water supply and sewerage board, cmwssb
  hyderabad metropolitan water supply and sewerage board, hmwssb
  maharashtra housing and area development authority, mhada
  slum rehabilitation authority
  city and industrial development corporation, city and industrial development corporation of maharashtra, cidco
  savitribai phule pune university, university of pune, pune university, sppu
  university of mumbai, mumbai university, university of bombay, bombay university
  university of calcutta, calcutta university
  university of madras, madras university
  university of rajasthan, rajasthan university
  panjab university
  all india institute of medical sciences, aiims
`
