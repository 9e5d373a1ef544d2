import test from 'ava'
import { compareCompany } from '../../../domain/matching/company.ts'
import { MATCH_FROM } from '../../../domain/matching/thresholds.ts'

/** Public bodies as courts write them: `watched | as written`. */
const SAME = `
District Collector, Aurangabad | COLLECTOR, CHHATRAPATI SAMBHAJINAGAR
District Collector, Cuddapah | COLLECTOR, Y.S.R. KADAPA DISTRICT
District Magistrate, Amroha | D.M., JYOTIBA PHULE NAGAR
Deputy Commissioner, Mohali | DEPUTY COMMISSIONER, S.A.S. NAGAR (MOHALI)
District Magistrate, Rae Bareli | D.M. RAEBARELI
Sub Divisional Officer, Palwal | S.D.O. (CIVIL), PALWAL
Sub Divisional Magistrate, Palwal | THE SUB DIVISIONAL MAGISTRATE (C), PALWAL
Kolhapur Municipal Corporation | KOLHAPUR SHAHAR MAHANAGARPALIKA
Raipur Municipal Corporation | RAIPUR CITY MUNICIPAL CORPORATION
Bharat Sanchar Nigam Limited | THE SUB DIVISIONAL ENGINEER, BSNL, KOLLAM
Tamil Nadu Generation and Distribution Corporation Limited | THE SUPERINTENDING ENGINEER (DISTRIBUTION), TANGEDCO, SALEM
Rajasthan University | UNIVERSITY OF RAJASTHAN, JAIPUR
Utkal University | UTKAL UNIVERSITY, BHUBANESWAR, THROUGH ITS REGISTRAR
Bidhan Vidyapeeth | BIDHAN VIDYAPEETH, NASHIK
District Collector, Churu | THE COLLECTOR AND DISTRICT MAGISTRATE, CHURU, RAJASTHAN
Tahsildar, Haveli | THE TAHSILDAR, HAVELI, MAHARASHTRA
Deputy Commissioner, Ballari | DY. COMMISSIONER, BELLARY
Superintendent of Police, Kalaburagi | S.P., GULBARGA
Surat Municipal Corporation | THE MUNICIPAL COMMISSIONER, S.M.C., SURAT
Surat Municipal Corporation | MUNICIPAL COMMISSIONER, SURAT MUNICIPAL CORPORATION, SURAT
Rajkot Municipal Corporation | THE MUNICIPAL COMMISSIONER, RAJKOT
National Insurance Company Limited | NATIONAL INSU. CO. LTD.
State of Tamil Nadu | THE STATE REP. BY THE INSPECTOR OF POLICE, SALEM TOWN, TAMIL NADU
Central Bureau of Investigation | C.B.I. (E.O.W.) JAIPUR
Amritsar Improvement Trust | A.I.T., AMRITSAR THR. CHAIRMAN
Madhya Pradesh Paschim Kshetra Vidyut Vitaran Company Limited | M.P. PASCHIM KSHETRA VIDYUT VITRAN CO. LTD. INDORE
Securities and Exchange Board of India | SECURITIES AND EXCHANGE BD. OF INDIA
Uttar Pradesh State Road Transport Corporation | UTTAR PRADESH RAJYA PARIVAHAN NIGAM
Maharashtra State Road Transport Corporation | M.S.R.T.C. DIVISIONAL CONTROLLER
Tamil Nadu Generation and Distribution Corporation Limited | TANGEDCO
Northern Railway | GENERAL MANAGER, NORTHERN RAILWAY
South Central Railway | S.C. RAILWAY THROUGH GM
Western Railway | UNION OF INDIA THROUGH GENERAL MANAGER, WESTERN RAILWAY
Income Tax Department | THE DEPUTY COMMISSIONER OF INCOME-TAX, CIRCLE 3(1)
Delhi Development Authority | V.C., D.D.A.
Lucknow Development Authority | L.D.A., LUCKNOW THROUGH SECRETARY
Lucknow Development Authority | Lucknow Development Authority, Lucknow
Agra Development Authority | THE VICE CHAIRMAN, A.D.A., AGRA
Indore Municipal Corporation | I.M.C., INDORE
Central Warehousing Corporation | C.W.C. THROUGH ITS REGIONAL MANAGER
Staff Selection Commission | THE REGIONAL DIRECTOR, S.S.C.
Bharat Petroleum Corporation Limited | SENIOR TERRITORY MANAGER, B.P.C.L.
NCT of Delhi | STATE (NCT OF DELHI)
High Court of Judicature at Allahabad | ALLAHABAD HIGH COURT THRU REGISTRAR GENERAL
Union of India | UNIONOF INDIA
Union of India | UNION OF INIDA & ORS.
State of West Bengal | IN RE: THE STATE OF WEST BENGAL
New Okhla Industrial Development Authority | NOIDA AUTHORITY
State of Kerala | STATE OF KERALA REP. BY PUBLIC PROSECUTOR, HIGH COURT OF KERALA
State of Andhra Pradesh | The State of A.P., rep by its Principal Secretary
State of Telangana | State of TS
Union Territory of Chandigarh | UT, Chandigarh
Union Territory of Chandigarh | CHANDIGARH ADMINISTRATION
Union Territory of Chandigarh | Chandigarh Administration through its Administrator
Union Territory of Puducherry | GOVT. OF PUDUCHERRY
State of Odisha | STATE OF ORISSA
State of Himachal Pradesh | State of H.P. & others
State of Assam | CHIEF SECRETARY, GOVT. OF ASSAM
State of Uttarakhand | STATE OF U.K.
State of Chhattisgarh | State of C.G.
State of Jharkhand | The State of Jhar.
State of Gujarat | STATE OF GUJ & 2
State of Gujarat | STATE OF GUJRAT
State of Maharashtra | STATE OF MAHARASHTRA (THROUGH POLICE STATION OFFICER)
State of Maharashtra | महाराष्ट्र शासन
State of Maharashtra | Principal Secretary, Home Department, State of Maharashtra
State of Bihar | BIHAR SARKAR
Union of India | भारत संघ
Union of India | CENTRAL GOVT
Union of India | UNION OF INDIA, MINISTRY OF RAILWAYS
Union of India | Ministry of Railways, Government of India
Ministry of Railways | UNION OF INDIA THRU. SECY., M/O RAILWAYS
Ministry of Finance | Union of India through Secretary, Min. of Finance
Ministry of Environment, Forest and Climate Change | MOEF&CC
Ministry of Corporate Affairs | The Secretary, Ministry of Corporate Affairs & Ors.
Ministry of Education | UNION OF INDIA MINISTRY OF HUMAN RESOURCE DEVELOPMENT
Directorate of Enforcement | E.D.
Directorate of Enforcement | DEPUTY DIRECTOR, DIRECTORATE OF ENFORCEMENT, DELHI
Income Tax Department | Asst. CIT Circle 2(1), Mumbai
Income Tax Department | DY. COMMISSIONER OF INCOME TAX CENTRAL CIRCLE 5
Employees Provident Fund Organisation | ASSISTANT PROVIDENT FUND COMMISSIONER, KANPUR
Employees State Insurance Corporation | Regional Director, E.S.I. Corporation
Employees State Insurance Corporation | ESIC & ANR
Bank of India | BANK OF INDIA, NARIMAN POINT BRANCH
Canara Bank | Canara Bank, Asset Recovery Management Branch
New India Assurance Company Limited | THE NEW INDIA ASSURANCE CO. LTD., DIVISIONAL OFFICE
United India Insurance Company Limited | UNITED INDIA INSURANCE CO. LTD. THR. BRANCH MANAGER
National Insurance Company Limited | NATIONAL INSURANCE CO LTD & ORS
Bharat Sanchar Nigam Limited | B.S.N.L. THROUGH CHIEF GENERAL MANAGER
Indian Oil Corporation Limited | INDIAN OIL CORP. LTD.
Indian Oil Corporation Limited | IOCL
Kanpur Nagar Nigam | MUNICIPAL CORPORATION, KANPUR
Nagar Palika Parishad Mathura | Municipal Council, Mathura
Zilla Parishad Nashik | CHIEF EXECUTIVE OFFICER, Z.P. NASHIK
Uttar Pradesh State Road Transport Corporation | U.P.S.R.T.C.
Uttar Pradesh State Road Transport Corporation | U.P. STATE ROAD TRANSPORT CORPN. THROUGH R.M.
Maharashtra State Road Transport Corporation | MSRTC
Rajasthan State Road Transport Corporation | R.S.R.T.C. JAIPUR
Bruhat Bengaluru Mahanagara Palike | COMMISSIONER B.B.M.P.
Reserve Bank of India | RBI
Reserve Bank of India | THE GOVERNOR, RESERVE BANK OF INDIA
Securities and Exchange Board of India | S.E.B.I.
Central Bureau of Investigation | STATE THROUGH CBI
Central Bureau of Investigation | SUPERINTENDENT OF POLICE, CBI
State Bank of India | STATE BANK OF INDIA THROUGH ITS AUTHORISED OFFICER
Bank of Baroda | BANK OF BARODA (ERSTWHILE VIJAYA BANK)
Delhi Development Authority | D.D.A. & ORS
National Highways Authority of India | PROJECT DIRECTOR, NHAI, PIU AGRA
State of Karnataka | STATE OF KARNATAKA BY ITS SECRETARY, REVENUE DEPARTMENT
State of Tamil Nadu | THE GOVERNMENT OF TAMIL NADU, SCHOOL EDUCATION DEPARTMENT
State of West Bengal | THE STATE OF W.B
State of Jammu and Kashmir | UNION TERRITORY OF J&K THROUGH HOME DEPARTMENT
Department of Revenue, Government of Bihar | STATE OF BIHAR THROUGH SECRETARY, REVENUE DEPARTMENT
Government of Andaman and Nicobar Islands | ANDAMAN & NICOBAR ADMINISTRATION
Union of India | UNION OF INDIA, THE GENERAL MANAGER, NORTHERN RAILWAY
Power Grid Corporation of India Limited | PGCIL
Collector, Nagpur | THE COLLECTOR, NAGPUR
Union of India | भारत संघ
Union of India | भारत सरकार
Union of India | यूनियन ऑफ इंडिया
State of Rajasthan | राजस्थान राज्य
State of Rajasthan | राजस्थान सरकार
State of Rajasthan | राज्य सरकार राजस्थान
State of Rajasthan | स्टेट ऑफ राजस्थान
State of Maharashtra | महाराष्ट्र शासन
State of Maharashtra | महाराष्ट्र राज्य
State of Maharashtra | स्टेट ऑफ महाराष्ट्र
State of Maharashtra | महाराष्ट्र सरकार तर्फे पोलीस स्टेशन हडपसर
State of Madhya Pradesh | मध्य प्रदेश शासन
State of Madhya Pradesh | म.प्र. शासन
State of Madhya Pradesh | म०प्र० राज्य
State of Madhya Pradesh | शासन मध्यप्रदेश
State of Uttar Pradesh | उ०प्र० राज्य
State of Uttar Pradesh | स्टेट ऑफ यू.पी.
State of Uttar Pradesh | उत्तर प्रदेश सरकार
State of Bihar | बिहार राज्य
State of Bihar | बिहार सरकार
State of Bihar | राज्य बिहार
State of Chhattisgarh | छत्तीसगढ़ शासन
State of Chhattisgarh | छ.ग. शासन
State of Gujarat | ગુજરાત સરકાર
State of Gujarat | ગુજરાત રાજ્ય
State of Karnataka | ಕರ್ನಾಟಕ ರಾಜ್ಯ
State of Karnataka | ಕರ್ನಾಟಕ ಸರ್ಕಾರ
State of Tamil Nadu | தமிழ்நாடு அரசு
State of Kerala | കേരള സർക്കാർ
State of Kerala | സ്റ്റേറ്റ് ഓഫ് കേരള
State of West Bengal | পশ্চিমবঙ্গ রাজ্য
State of West Bengal | পশ্চিমবঙ্গ সরকার
State of Odisha | ଓଡ଼ିଶା ସରକାର
State of Punjab | ਪੰਜਾਬ ਸਰਕਾਰ
State of Punjab | ਸਟੇਟ ਆਫ ਪੰਜਾਬ
State of Andhra Pradesh | ఆంధ్ర ప్రదేశ్ ప్రభుత్వం
State of Telangana | తెలంగాణ రాష్ట్రం
State of Telangana | తెలంగాణ ప్రభుత్వం
State of Assam | অসম চৰকাৰ
State Bank of India | भारतीय स्टेट बैंक
State Bank of India | स्टेट बैंक ऑफ इंडिया
Punjab National Bank | पंजाब नेशनल बैंक
Life Insurance Corporation of India | भारतीय जीवन बीमा निगम
State of Karnataka | ಸ್ಟೇಟ್ ಆಫ್ ಕರ್ನಾಟಕ
State of Telangana | స్టేట్ ఆఫ్ తెలంగాణ
State of Gujarat | સ્ટેટ ઓફ ગુજરાત
State of West Bengal | স্টেট অফ ওয়েস্ট বেঙ্গল
State of Odisha | ସ୍ଟେଟ ଅଫ ଓଡ଼ିଶା
State of Tamil Nadu | தமிழ்நாடு மாநிலம்
State of Tamil Nadu | ஸ்டேட் ஆஃப் தமிழ்நாடு
State of Jharkhand | झारखण्ड राज्य
State of Haryana | हरियाणा राज्य
State of Himachal Pradesh | हिमाचल प्रदेश राज्य
State of Himachal Pradesh | हि.प्र. सरकार
State of Uttarakhand | उत्तराखण्ड राज्य
State of West Bengal | पश्चिम बंगाल राज्य
State of Kerala | केरल राज्य
State of Madhya Pradesh | एम.पी. शासन
State of Uttar Pradesh | यू.पी. राज्य
State of Andhra Pradesh | आंध्र प्रदेश सरकार
Union of India | केन्द्र सरकार
Union of India | केंद्रीय सरकार
Bank of Baroda | बैंक ऑफ बड़ौदा
Canara Bank | केनरा बैंक
Union Bank of India | यूनियन बैंक ऑफ इंडिया
Central Bank of India | सेंट्रल बैंक ऑफ इंडिया
`
const DIFFERENT = `
Deputy Commissioner, Mohali | DEPUTY COMMISSIONER, S.B.S. NAGAR
Utkal University, Bhubaneswar | UTKAL UNIVERSITY, CUTTACK
National Law University, Delhi | NATIONAL LAW UNIVERSITY, JODHPUR
Gram Panchayat Rampura, Sirsa | GRAM PANCHAYAT RAMPURA, HISAR
Sub Divisional Officer, Palwal | S.D.O. (CIVIL), NUH
Agra Development Authority | L.D.A., LUCKNOW
Staff Selection Commission | S.S.C. PASS STUDENTS ASSOCIATION THR. SECRETARY
Northern Railway | NORTH EASTERN RAILWAY
High Court of Gujarat | GUJARAT HIGH COURT BAR ASSOCIATION
Union of India | UNION BANK OF INIDA
Income Tax Department | INCOME TAX APPELLATE TRIBUNAL
Canara Bank | CANARA BANK OFFICERS ASSOCIATION
Canara Bank | CANFIN HOMES LTD
United India Insurance Company Limited | NEW INDIA ASSURANCE CO LTD
Indian Oil Corporation Limited | HPCL
Indian Oil Corporation Limited | INDIAN OIL OFFICERS ASSOCIATION
Kanpur Nagar Nigam | KANPUR DEVELOPMENT AUTHORITY
Zilla Parishad Nashik | NASHIK MUNICIPAL CORPORATION
Uttar Pradesh State Road Transport Corporation | STATE OF U.P.
State of Rajasthan | RAJASTHAN UNIVERSITY
State of Rajasthan | Rajasthan State Mines and Minerals Ltd
State of Gujarat | GUJARAT STATE FERTILIZERS AND CHEMICALS LTD
State of Gujarat | GUJARAT HIGH COURT
State of Goa | GOA SHIPYARD LTD
State of Punjab | STATE OF HARYANA
State of Andhra Pradesh | STATE OF ARUNACHAL PRADESH
State of Madhya Pradesh | STATE OF MAHARASHTRA
Union of India | NEW INDIA ASSURANCE CO LTD
Union of India | INDIA CEMENTS LTD
Union of India | STATE OF U.P.
Union of India | UNION CARBIDE INDIA LTD
State Bank of India | SBI LIFE INSURANCE CO LTD
State of Tamil Nadu | TAMIL NADU PUBLIC SERVICE COMMISSION
Department of Revenue, Government of Bihar | STATE OF BIHAR
Collector, Nagpur | THE COLLECTOR, WARDHA
Director General of Police, Punjab | STATE OF PUNJAB
State of Rajasthan | राजस्थान राज्य विद्युत मंडल
State of Maharashtra | महाराष्ट्र राज्य परिवहन महामंडळ
State of Bihar | बिहार राज्य खाद्य निगम
Union of India | यूनियन बैंक ऑफ इंडिया
State of Uttar Pradesh | मध्य प्रदेश राज्य
State of Punjab | ਹਰਿਆਣਾ ਸਰਕਾਰ
State of Rajasthan | राजस्थान राज्य पथ परिवहन निगम
State of Uttar Pradesh | उ0प्र0 राज्य सड़क परिवहन निगम
State of Uttar Pradesh | उ0प्र0 आवास एवं विकास परिषद
State of Uttar Pradesh | राम प्रसाद
`

for (const [list, isSame] of [
  [SAME, true],
  [DIFFERENT, false],
] as const)
  test(isSame ? 'a public body is known under its many names' : 'a public body is not another one', (t) => {
    const wrong = list
      .trim()
      .split('\n')
      .filter((line) => {
        const [watched = '', asWritten = ''] = line.split(' | ')
        return compareCompany(watched, asWritten).score >= MATCH_FROM !== isSame
      })
    t.deepEqual(wrong, [])
  })

test('a post of the police or the revenue of one place is another than the post of like name', (t) => {
  const score = (watched: string, asWritten: string) => compareCompany(watched, asWritten).score
  t.is(score('Revenue Divisional Officer, Ongole', 'R.D.O. ONGOLE'), 96)
  t.is(score('Deputy Commissioner, Hassan', 'THE DEPUTY COMMISSIONER OF POLICE, HASSAN'), 30)
  t.is(score('Deputy Commissioner of Police, Hassan', 'D.C.P. HASSAN'), 96)
})

test('a company that only contains the name of a public body is compared as a company', (t) => {
  t.is(compareCompany('Hal Morvani Foods Limited', 'HINDUSTAN AERONAUTICS LTD').verdict, 'DIFFERENT')
  t.is(compareCompany('Hal Morvani Foods Limited', 'HAL MORVANI FOODS LTD').score, 100)
})

test('a watched post with number and place is only that post', (t) => {
  const watched = 'Commissioner of Income Tax-1, Pune'
  t.is(compareCompany(watched, 'COMMISSIONER OF INCOME TAX 1 PUNE').verdict, 'MATCH')
  t.is(compareCompany(watched, 'Income Tax Officer, Ward 1, Pune').verdict, 'DIFFERENT')
  t.is(compareCompany(watched, 'Commissioner of Income Tax-2, Pune').verdict, 'DIFFERENT')
})
