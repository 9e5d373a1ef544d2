/** Companies that make, carry and sell electricity, from the lists of licensees of the State electricity commissions; written as in public-bodies.ts. */
export const ELECTRICITY_COMPANIES = `
  uttar gujarat vij company, ugvcl
  paschim gujarat vij company, pgvcl
  madhya gujarat vij company, mgvcl
  dakshin gujarat vij company, dgvcl
  gujarat urja vikas nigam, guvnl
  gujarat state electricity corporation, gsecl
  gujarat energy transmission corporation, getco
  uttar haryana bijli vitran nigam, uttar haryana bijli vitaran nigam, uhbvn, uhbvnl
  dakshin haryana bijli vitran nigam, dakshin haryana bijli vitaran nigam, dhbvn, dhbvnl
  haryana vidyut prasaran nigam, hvpnl, hvpn
  haryana power generation corporation, hpgcl
  punjab state power corporation, pspcl
  punjab state transmission corporation, pstcl
  jaipur vidyut vitran nigam, jaipur vidyut vitaran nigam, jvvnl
  ajmer vidyut vitran nigam, ajmer vidyut vitaran nigam, avvnl
  jodhpur vidyut vitran nigam, jodhpur vidyut vitaran nigam, jdvvnl
  rajasthan rajya vidyut utpadan nigam, rrvunl, rvunl
  rajasthan rajya vidyut prasaran nigam, rrvpnl, rvpnl
  uttar pradesh power corporation, up power corporation, uppcl
  uttar pradesh power transmission corporation, up power transmission corporation, upptcl
  uttar pradesh rajya vidyut utpadan nigam, up rajya vidyut utpadan nigam, uprvunl
  purvanchal vidyut vitran nigam, purvanchal vidyut vitaran nigam, puvvnl
  paschimanchal vidyut vitran nigam, pashchimanchal vidyut vitran nigam, paschimanchal vidyut vitaran nigam, pashchimanchal vidyut vitaran nigam, pvvnl
  madhyanchal vidyut vitran nigam, madhyanchal vidyut vitaran nigam, mvvnl
  dakshinanchal vidyut vitran nigam, dakshinanchal vidyut vitaran nigam, dvvnl
  uttarakhand power corporation, upcl
  madhya pradesh paschim kshetra vidyut vitran company, madhya pradesh paschim kshetra vidyut vitaran company, mp paschim kshetra vidyut vitran company, mp paschim kshetra vidyut vitaran company, mppkvvcl
  madhya pradesh poorv kshetra vidyut vitran company, madhya pradesh poorv kshetra vidyut vitaran company, mp poorv kshetra vidyut vitran company, mp poorv kshetra vidyut vitaran company, madhya pradesh purv kshetra vidyut vitaran company
  madhya pradesh madhya kshetra vidyut vitran company, madhya pradesh madhya kshetra vidyut vitaran company, mp madhya kshetra vidyut vitran company, mp madhya kshetra vidyut vitaran company, mpmkvvcl
  chhattisgarh state power distribution company, cspdcl
  chhattisgarh state power generation company, cspgcl
  chhattisgarh state power transmission company, csptcl
  maharashtra state electricity distribution company, msedcl, mahavitaran, mahadiscom
  maharashtra state power generation company, mahagenco, mspgcl
  maharashtra state electricity transmission company, mahatransco, msetcl
  southern power distribution company of telangana, telangana southern power distribution company, tsspdcl, tgspdcl
  northern power distribution company of telangana, telangana northern power distribution company, tsnpdcl, tgnpdcl
  southern power distribution company of andhra pradesh, andhra pradesh southern power distribution company, apspdcl
  eastern power distribution company of andhra pradesh, andhra pradesh eastern power distribution company, apepdcl
  central power distribution company of andhra pradesh, andhra pradesh central power distribution corporation, apcpdcl
  chamundeshwari electricity supply corporation, cescom
  karnataka power transmission corporation, kptcl
  karnataka power corporation, kpcl
  kerala state electricity board, kseb
  tamil nadu electricity board, tneb
  tamil nadu power distribution corporation, tnpdcl
  west bengal state electricity distribution company, wbsedcl
  west bengal state electricity transmission company, wbsetcl
  west bengal power development corporation, wbpdcl
  bihar state power holding company, bsphcl
  north bihar power distribution company, nbpdcl
  south bihar power distribution company, sbpdcl
  jharkhand bijli vitran nigam, jharkhand bijli vitaran nigam, jbvnl
  jharkhand urja vikas nigam, juvnl
  assam power distribution company, apdcl
  tp central odisha distribution, tpcodl
  tp northern odisha distribution, tpnodl
  tp southern odisha distribution, tpsodl
  tp western odisha distribution, tpwodl
  odisha power transmission corporation, optcl
  himachal pradesh state electricity board, hpseb, hpsebl
  bses rajdhani power, brpl
  bses yamuna power, bypl
  tata power delhi distribution, tpddl
  meghalaya power distribution corporation, mepdcl
  tripura state electricity corporation, tsecl
`
