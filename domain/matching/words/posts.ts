/**
 * Posts of the States' administration that are bodies of one place each: the Collector of another district is another body. A line is one
 * post in all its names, letters last. From the States' districts' pages (S3WaaS) and the civil service rules.
 */
export const POSTS_OF_PLACES = `
  district collector, collector, district magistrate, district collector and magistrate, collector and district magistrate, district collector and district magistrate, district magistrate and collector, zila adhikari, jiladhikari, jila adhikari, zilladhikari, jilladhikari, jila kalektar, kalektar, zila kalektar, mavatta atchiyar, dm
  superintendent of police, senior superintendent of police, district superintendent of police, pulis adhikshak, polis adhikshak, pulis adhikshaka, sp, ssp
  commissioner of police, police commissioner, police commissionerate, commissionerate of police, cp
  sub divisional magistrate, sub divisional officer, subdivisional magistrate, subdivisional officer, upkhand adhikari, sdm, sdo
  tahsildar, tehsildar, tahasildar, thasildar, mamlatdar, mamledar
  naib tahsildar, naib tehsildar
  block development officer, block development and panchayat officer, khand vikas adhikari, bdo, bdpo
  district education officer, zila shiksha adhikari, deo
  basic shiksha adhikari, district basic education officer, zila basic shiksha adhikari, bsa
  district inspector of schools, dios
  regional transport officer, regional transport authority, rto, rta
  district transport officer, dto
  sub registrar, joint sub registrar, sub registrar of assurances
  divisional forest officer, dfo
  chief medical officer, chief medical and health officer, cmo, cmho
  deputy commissioner, district commissioner, dc
  divisional commissioner
  revenue divisional officer, rdo
  deputy commissioner of police, dcp
  assistant commissioner of police, acp
  executive engineer, xen
  superintending engineer
  chief engineer
  land acquisition officer, special land acquisition officer, land acquisition collector, slao
  station house officer, sho
  registrar of cooperative societies, assistant registrar of cooperative societies, deputy registrar of cooperative societies
  charity commissioner, joint charity commissioner, deputy charity commissioner, assistant charity commissioner
  labour court
  industrial tribunal
`
