/**
 * Invented names as a clerk may write them: is the party the company watched? Any likeness to a real name is chance.
 * A line reads `watched | as written | same or different`; the heading says what the lines try.
 */
const PAIRS = `
# legal form
Kesarwadi Agrochem Private Limited | KESARWADI AGROCHEM PVT LTD | same
Kesarwadi Agrochem Private Limited | Kesarwadi Agrochem (P) Ltd. | same
Kesarwadi Agrochem Private Limited | Kesarwadi Agrochem (Private) Limited | same
Kesarwadi Agrochem Private Limited | KESARWADI AGROCHEM P.LTD. | same
Kesarwadi Agrochem LLC | KESARWADI AGROCHEM LIMITED LIABILITY COMP | same
Kesarwadi Agrochem Private Limited | Kesarwadi Agrochem | same
Dhavalgiri Textile Mills Limited | DHAVALGIRI TEXTILE MILLS LTD., | same
Morvani Consultants LLP | MORVANI CONSULTANTS L L P | same
Morvani Consultants LLP | Morvani Consultants Private Limited | different
Tholkapiyam Foods (OPC) Private Limited | THOLKAPIYAM FOODS OPC PVT LTD | same
Dhavalgiri Textile Mills Limited | Dhavalgiri Textile Mills Public Limited Company | same
# prefix
Dhavalgiri Textile Mills Limited | M/s. Dhavalgiri Textile Mills Ltd | same
Dhavalgiri Textile Mills Limited | MESSERS DHAVALGIRI TEXTILE MILLS LIMITED | same
Dhavalgiri Textile Mills Limited | MS DHAVALGIRI TEXTILE MILLS LTD | same
Dhavalgiri Textile Mills Limited | 1. M/S DHAVALGIRI TEXTILE MILLS LTD | same
Dhavalgiri Textile Mills Limited | The Dhavalgiri Textile Mills Ltd. | same
Dhavalgiri Textile Mills Limited | In the matter of Dhavalgiri Textile Mills Ltd | same
# crowd
Nakulveda Remedies Private Limited | NAKULVEDA REMEDIES PVT. LTD. AND 32 OTHERS | same
Nakulveda Remedies Private Limited | Nakulveda Remedies Pvt Ltd & Anr. | same
Nakulveda Remedies Private Limited | NAKULVEDA REMEDIES PVT LTD ORS | same
Nakulveda Remedies Private Limited | Nakulveda Remedies Pvt. Ltd. and its Ors. | same
Nakulveda Remedies Private Limited | Nakulveda Remedies Pvt. Ltd. etc. etc. | same
Nakulveda Remedies Private Limited | NAKULVEDA REMEDIES PVT LTD .Array[93]. | same
Nakulveda Remedies Private Limited | Nakulveda Remedies Pvt. Ltd. and two others | same
# represented
Pushkarini Ispat Limited | PUSHKARINI ISPAT LTD. THROUGH ITS AUTHORISED SIGNATORY MR. HARKISHAN DOBARIA | same
Pushkarini Ispat Limited | Pushkarini Ispat Ltd., through Managing Director | same
Pushkarini Ispat Limited | PUSHKARINI ISPAT LTD TH.MANAGER | same
Pushkarini Ispat Limited | Pushkarini Ispat Ltd., rep. by its Power Agent S. Elavarasan | same
Pushkarini Ispat Limited | PUSHKARINI ISPAT LIMITED THRU ITS LIQUIDATOR | same
Pushkarini Ispat Limited | Pushkarini Ispat Limited by its General Manager (Works) | same
Pushkarini Ispat Limited | Pushkarini Ispat Ltd. through Resolution Professional Harkishan Dobaria | same
Pushkarini Ispat Limited | The Branch Manager, Pushkarini Ispat Ltd. | same
Pushkarini Ispat Limited | THE MANAGING DIRECTOR, M/S PUSHKARINI ISPAT LTD. AND ORS | same
Pushkarini Ispat Limited | Pushkarini Ispat Limited represented by Director Sh. Harkishan Dobaria and others | same
Pushkarini Ispat Limited | SITE HEAD, PUSHKARINI ISPAT LTD. | same
Pushkarini Ispat Limited | The Registered Office, Pushkarini Ispat Limited, Bokaro | same
Pushkarini Ispat Limited | Management M/s Pushkarini Ispat | same
Pushkarini Ispat Limited | Management, M/s Pushkarini Ispat Ltd | same
Pushkarini Ispat Limited | Central Works, Pushkarini Ispat Mazdoor Sabha | different
# an officer is the party
Pushkarini Ispat Limited | Harkishan Dobaria, Managing Director of Pushkarini Ispat Ltd | different
Pushkarini Ispat Limited | HARKISHAN DOBARIA DIRECTOR M/S PUSHKARINI ISPAT LTD | different
Pushkarini Ispat Limited | Harkishan Dobaria (Director of Pushkarini Ispat Ltd) | different
Pushkarini Ispat Limited | Harkishan Dobaria S/o Ramniklal, Director, Pushkarini Ispat Ltd. | different
# proprietor
Gulmohar Bartan Bhandar | M/S GULMOHAR BARTAN BHANDAR THROUGH ITS PROPRIETOR | same
Gulmohar Bartan Bhandar | Gulmohar Bartan Bhandar, Proprietor Chhotelal Barsaiya | same
Gulmohar Bartan Bhandar | Chhotelal Barsaiya, Prop. of M/s Gulmohar Bartan Bhandar | same
Gulmohar Bartan Bhandar | GULMOHAR BARTAN BHANDAR PROP. CHHOTELAL BARSAIYA | same
Gulmohar Bartan Bhandar | Gulmohar Bartan Bhandar, sole proprietorship | same
Gulmohar Bartan Bhandar | CHHOTELAL BARSAIYA, PROP: GULMOHAR BARTAN BHANDAR | same
Gulmohar Bartan Bhandar | CHHOTELAL BARSAIYA, PROP: CHAMELI BARTAN BHANDAR | different
Gulmohar Bartan Bhandar | Chhotelal Barsaiya | different
# former and other names
Amrapura Biosciences Limited | Amrapura Biosciences Ltd (formerly Jivantika Drugs Ltd) | same
Jivantika Drugs Limited | AMRAPURA BIOSCIENCES LTD (FORMERLY JIVANTIKA DRUGS LTD) | same
Amrapura Biosciences Limited | M/s Jivantika Drugs Ltd., now known as Amrapura Biosciences Ltd. | same
Amrapura Biosciences Limited | JIVANTIKA DRUGS LTD N/K/A AMRAPURA BIOSCIENCES LTD | same
Jivantika Drugs Limited | Erstwhile Jivantika Drugs Ltd | same
Amrapura Biosciences Limited | Amrapura Biosciences Ltd. A/K/A Amrapura Bio | same
Amrapura Biosciences Limited | Jivantika Drugs Ltd. [since renamed as Amrapura Biosciences Ltd.] & Ors. | same
Amrapura Biosciences Limited | Veldhara Organics Ltd. (formerly Jivantika Drugs Ltd) | different
Amrapura Biosciences Limited | Amrapura Motors Ltd (formerly Jivantika Drugs Ltd) | different
# html and punctuation
Chimanbhai & Sons Grain Stores | CHIMANBHAI &amp; SONS GRAIN STORES | same
Chimanbhai & Sons Grain Stores | Chimanbhai and Sons Grain Stores | same
Weaver's Nook Handlooms Private Limited | WEAVER039S NOOK HANDLOOMS PVT LTD | same
Weaver's Nook Handlooms Private Limited | Weavers Nook Handlooms Pvt. Ltd. | same
K-9 Rakshak Security Services | K9 RAKSHAK SECURITY SERVICES | same
Tri-Netra Optics Limited | TRINETRA OPTICS LTD | same
"Swarnim" Bakers Private Limited | SWARNIM BAKERS PVT LTD | same
# initials
R.K.J. Pithawala Motors Limited | RKJ PITHAWALA MOTORS LTD | same
R.K.J. Pithawala Motors Limited | R. K. J. Pithawala Motors Ltd. | same
R.K.J. Pithawala Motors Limited | R.J.K. PITHAWALA MOTORS LTD | different
R.K.J. Pithawala Motors Limited | R.K. Pithawala Motors Ltd | different
Em Bee Khurjawala Potteries | M.B. Khurjawala Potteries | same
Pee Cee Jhunjhari Steels Limited | PC JHUNJHARI STEELS LTD | same
Pee Cee Jhunjhari Steels Limited | PEE VEE JHUNJHARI STEELS LTD | different
Ar Ess Dudhwala Dairy Private Limited | R.S. DUDHWALA DAIRY (P) LTD | same
S.S. Mirajgaon Sweets | S. Mirajgaon Sweets | different
# spelling by ear
Shri Vishveshwar Cottex Limited | SREE VISWESWAR COTTEX LTD | same
Annapoorna Dhanyaka Millers | Annapurna Dhanyaka Millers | same
Sheetal Jaladhara Coolers Private Limited | SHITAL JALDHARA COOLERS PVT LTD | same
Raghavendhra Pipes Private Limited | RAGHAVENDRA PIPES PVT LTD | same
Wardhaman Kesarika Yarns Limited | Vardhaman Kesarika Yarns Ltd | same
Ganapathi Thirtha Silks | Ganpati Tirtha Silks | same
Phoolchandra Vatika Nurseries | FULCHANDRA VATIKA NURSERIES | same
Chowdhury Nirmalya Traders | Choudhary Nirmalya Traders | same
Jagadamba Vastralaya | Jagdamba Vastralay | same
Thirupugazh Granites Private Limited | TIRUPUGAZH GRANITES PVT LTD | same
Meenakshi Kovilur Agencies | MINAKSHI KOVILUR AGENCIES | same
Laxmi Dhanvarsha Oil Mills | LAKSHMI DHANAVARSHA OIL MILLS | same
# slips of the hand
Kesarwadi Finance Limited | KESARWADI FINACNE LTD | same
Kesarwadi Engineering Works Limited | KESARWADI ENGINERING WORKS LTD | same
Kesarwadi Developers LLP | KESARWADI DEVELOPES LLP | same
Bhaskaranya Ceramics Limited | BHASKARNAYA CERAMICS LTD | same
Bhaskaranya Ceramics Limited | BHASKARANYA CERAMCIS LTD | same
Bhaskaranya Ceramics Limited | BHASKARAMYA CERAMICS LIMITD | same
Bhaskaranya Ceramics Limited | BASKARANYA CERAMICS LTD | same
Bhaskaranya Ceramics Limited | BHASKARANYYA CERAMICS LTD | same
Bhaskaranya Ceramics Limited | BHASKARANYA CERAMICS LMITED | same
Bhelmashi Forgings Limited | BHELMASIH FORGINGS LTD | same
Uttungashikhar Tyres Private Limited | UTTUNGSHIKHAR TYRES PRVIATE LIMITED | same
Uttungashikhar Tyres Private Limited | UTTUNGASHKIHAR TYERS PVT LTD | same
Devrajwadi Fisheries Private Limited | DEVRAJWADI FISHERES PRIVATE LIMTED | same
# joined and split
Navchetanya Infotech Limited | NAV CHETANYA INFOTECH LTD | same
Surya Mukhi Edible Oils Limited | SURYAMUKHI EDIBLE OILS LTD | same
Jaltarangini Boats Private Limited | JAL TARANGINI BOATS PVTLTD | same
Hastakala Power Looms Private Limited | Hastakala Powerlooms Pvt Ltd | same
Hastakala Power Looms Private Limited | HASTAKALAPOWER LOOMS PVT LTD | same
# abbreviations
Vrindakunj Shipping and Engineering Company Limited | VRINDAKUNJ SHPG. & ENGG. CO. LTD. | same
Vrindakunj Constructions Limited | VRINDAKUNJ CONSTNS LTD | same
Parnakutir Pharmaceuticals Private Limited | PARNAKUTIR PHARMA P LTD | same
Parnakutir International Limited | Parnakutir Intl. Ltd. | same
Malyavant Industries Limited | Malyavant Inds. Ltd. | same
Malyavant Industrial Corporation Limited | MALYAVANT INDL. CORPN. LTD. | same
Shilpgram Co-operative Housing Society Limited | SHILPGRAM CO OP HSG SOC LTD | same
Shilpgram Development Authority | Shilpgram Dev. Auth. | same
Kuberdatt Insurance Company Limited | KUBERDATT INS. CO. LTD. | same
Kuberdatt Transport Corporation | KUBERDATT TPT. CORPN. | same
Kuberdatt Electricals Limited | Kuberdatt Elec. Ltd. | same
Gomtivan Warehousing Limited | GOMTIVAN WAREHSG LTD | same
Gomtivan Manufacturing Company Limited | GOMTIVAN MANUFG. CO. LTD | same
Gomtivan Constructions Limited | GOMTIVAN CONSTRNS LTD | same
Gomtivan Distilleries Limited | GOMTIVAN BREWERIES LTD | different
# numbers
Pragatiganj Phase 3 Residents Association | PRAGATIGANJ PHASE III RESIDENTS ASSN. | same
Pragatiganj Phase 3 Residents Association | PRAGATIGANJ PHASE II RESIDENTS ASSN. | different
Tirthankar Realty Fund IV | TIRTHANKAR REALTY FUND 4 | same
Tirthankar Realty Fund IV | Tirthankar Realty Fund VI | different
Ninety Nine Chandrika Pearls Limited | 99 Chandrika Pearls Ltd | same
Second Innings Malhotri Clubs Private Limited | 2nd Innings Malhotri Clubs Pvt Ltd | same
Sarthakpur Spinning Unit 1 Limited | Sarthakpur Spinning Limited | different
# places and points of the compass
Vyomkesari Beverages (Bhopal) Limited | VYOMKESARI BEVERAGES (RAIPUR) LTD | different
Vyomkesari Beverages (Bhopal) Limited | Vyomkesari Beverages (Bhopal) Ltd. | same
Vyomkesari Beverages (India) Limited | Vyomkesari Beverages India Ltd | same
Vyomkesari Beverages Limited | Vyomkesari Beverages International Ltd | different
Vyomkesari Beverages Limited | Vyomkesari Beverages (Singapore) Pte. Ltd. | different
Northern Sahyagiri Railworks Limited | Southern Sahyagiri Railworks Ltd | different
Dakshin Kavyapur Vidyut Nigam Limited | UTTAR KAVYAPUR VIDYUT NIGAM LTD | different
Bombay Zaffrani Dyes Limited | Mumbai Zaffrani Dyes Ltd | same
# address and role
Sumangala Papers Limited | Sumangala Papers Ltd., Survey No. 41/2, Village Kherda, Tal. Igatpuri | same
Sumangala Papers Limited | SUMANGALA PAPERS LTD, HAVING ITS REGISTERED OFFICE AT NARIMAN LANE | same
Sumangala Papers Limited | SUMANGALA PAPERS LTD (CORPORATE APPLICANT) | same
Sumangala Papers Limited | Sumangala Papers Ltd. ...Respondent No. 3 | same
Sumangala Papers Limited | Sumangala Papers Ltd (under CIRP) | same
Sumangala Papers Limited | SUMANGALA PAPERS LTD (TRANSFEROR COMPANY) | same
Sumangala Kirana Stores | Sumangala Kirana Stores, Main Road, Latur | same
# Devanagari
Chandravadan Textiles Private Limited | चंद्रवदन टेक्सटाइल्स प्राइवेट लिमिटेड | same
Chandravadan Textiles Private Limited | मैसर्स चन्द्रवदन टेक्सटाइल्स प्रा. लि. व अन्य | same
Kumudini Cements Limited | कुमुदिनी सीमेंट्स लिमिटेड | same
Kumudini Cements Limited | कुमुदिनी स्टील लिमिटेड | different
Rajvaibhav Motors Private Limited | राजवैभव मोटर्स प्राइवेट लिमिटेड द्वारा निदेशक | same
Rajvaibhav Motors Private Limited | राजवैभव होटल्स प्राइवेट लिमिटेड | different
Navnirman Developers Private Limited | नवनिर्माण डेवलपर्स प्रा. लि. | same
Shivkanya Hospitals Limited | शिवकन्या हॉस्पिटल्स लिमिटेड | same
# word order
Girnarika Cotton and Jute Mills Limited | GIRNARIKA JUTE & COTTON MILLS LTD | same
Sharvani Engineers and Contractors | Sharvani Contractors & Engineers | same
# another company of the group
Parijatika Steels Limited | Parijatika Cements Limited | different
Parijatika Steels Limited | PARIJATIKA POWER VENTURES PVT LTD | different
Parijatika Steels Limited | Parijatika Steels Holdings Limited | different
Parijatika Steels Limited | Parijatika Steel Tubes Limited | different
Parijatika Steels Limited | Parijatika Finance Ltd | different
Parijatika Textiles Limited | Parijatika Technologies Ltd | different
Parijatika Electricals Limited | Parijatika Electronics Ltd | different
# another company with the same trade
Parijatika Steels Limited | NEELKANTHI STEELS LIMITED | different
Parijatika Agro Foods Private Limited | MAULSHREE AGRO FOODS PVT LTD | different
New Parijatika Agro Foods Private Limited | Parijatika Agro Foods Private Limited | different
# bodies beside the company
Parijatika Steels Limited | PARIJATIKA STEELS MAZDOOR SABHA | different
Parijatika Steels Limited | Parijatika Steels Ltd Employees Provident Fund | different
Parijatika Steels Limited | PARIJATIKA STEELS LTD. OFFICERS WELFARE ASSOCIATION | different
Parijatika Steels Limited | Parijatika Charitable Trust | different
Parijatika Steels Limited | Parijatika Steels Kamgar Patsanstha | different
# persons
Baburao Kulthekar Constructions LLP | BABURAO KULTHEKAR | different
Baburao Kulthekar Constructions LLP | Baburao Kulthekar S/o Dattaram Kulthekar | different
Baburao Kulthekar & Sons | Baburao Kulthekar | different
Chitralekha Films Private Limited | SMT. CHITRALEKHA W/O SATISH | different
Himmatsingh Gadhvi LLP | Himmatsingh Gadhvi (since deceased) through legal heirs | different
# one letter between two names
Rekha Dholpuri Bangles | LEKHA DHOLPURI BANGLES | different
Suresh Bhimganga Motors | Naresh Bhimganga Motors | different
Rajesh Bhimganga Motors | Ramesh Bhimganga Motors | different
Nalini Kadambari Tours | Malini Kadambari Tours | different
Ajay Kadambari Tours | Abhay Kadambari Tours | different
Jaya Kadambari Tours | Maya Kadambari Tours | different
Jitendra Sarvaiya Castings | Hitendra Sarvaiya Castings | different
Sunil Sarvaiya Castings | ANIL SARVAIYA CASTINGS | different
Vandana Sarvaiya Castings | Chandana Sarvaiya Castings | different
Santosh Sarvaiya Castings | Santoshi Sarvaiya Castings | different
Girish Wadhwani Tiles | Harish Wadhwani Tiles | different
# coined words that share one of their two parts
Jaldharavana Textiles Limited | JALDHARAPURA TEXTILES LTD | different
Kshetrapati Seeds Limited | KSHETRAMATI SEEDS LTD | different
Suvarnamala Foods Limited | SUVARNAKALA FOODS LTD | different
Meghmaladhara Foods Limited | MEGHMALDAHRA FOODS LTD | same
# part of a longer word, or an office
RTX Limited | Vertex Spinners Limited | different
Asma Limited | KARISMA LIMITED | different
Ila Traders | NIRMILA TRADERS | different
GNT Limited | Assistant Commissioner, GNT Ward 3 | different
Udan Limited | SAUDAN SINGH | different
Mitra Fabrics | SUMITRA FABRICS | different
# government
Vindhyanchal Nagar Parishad | Vindhyanchal Zila Parishad | different
Jal Vikas Nigam Avantipura | JAL NIGAM AVANTIPURA | different
# several at once
Tamraparni Switchgears Private Limited | TAMRAPARNI SWITCHGEAR PVT LTD | same
Tamraparni Switchgears Private Limited | M/s Tamraparni Swtichgears (P) Ltd., Plot No 7, Phase II, Hebbal | same
Tamraparni Switchgears Private Limited | Tamraparni Switchgears Pvt Ltd Thozhilalar Sangam | different
Tamraparni Switchgears Private Limited | Tamraparni Switchgears Pvt Ltd Gymkhana | different
Tamraparni Switchgears Private Limited | Tamraparni Switchgears Pvt Ltd, Chennai Branch | same
Tamraparni Switchgears Private Limited | Tamraparni Switchgears Pvt Ltd Chennai | same
Kavishree Edible Oils Limited | KAVISREE EDIBLE OILS LTD | same
Kavishree Edible Oils Limited | Kavishri Edibles Oils Ltd | same
Kavishree Edible Oils Limited | KAVISHREE EDIBLE OIL LTD. | same
Kavishree Edible Oils Limited | KAVISHREE REFINED OILS LTD. | different
Balaji Tamrakunj Steels Limited | Shri Balaji Tamrakunj Steels Ltd | different
The Balaji Tamrakunj Steels Limited | BALAJI TAMRAKUNJ STEELS LTD | same
A-1 Chandrabhaga Tools | A1 CHANDRABHAGA TOOLS | same
A-1 Chandrabhaga Tools | A 1 Chandrabhaga Tools | same
Unit No. 2 Chandrabhaga Spinners | Unit II Chandrabhaga Spinners | same
Chandrabhaga Spinners IInd Unit | Chandrabhaga Spinners 2nd Unit | same
D'Monte Prabhukripa Bakers | DMONTE PRABHUKRIPA BAKERS | same
Kaveri Limited | KAVERI | different
Nabhastal Colours Limited | NABHASTAL COLORS LTD | same
Nabhastal Synthetics Limited | Nabhastal Synthetic Ltd | same
Nabhastal Synthetics Limited | NABHASTAL SYNTH. LTD | same
Nabhastal Synthetics Limited | Nabhastaal Synthetics Ltd | same
Nabhastal Synthetics Limited | NABHSATAL SYNTHETICS LTD | same
Nabhastal Synthetics Limited | Nabhastal Polyfab Ltd | different
Nabhastal Synthetics Limited | Nabhastal Synthetics Lanka Ltd | different
Nabhastal Synthetics Limited | Nabhastal Estates & Synthetics Ltd | different
Nabhastal Synthetics Limited | Mr. Devdutt Rane, Chairman & Managing Director, Nabhastal Synthetics Ltd | different
Nabhastal Synthetics Limited | Devdutt Rane, Authorised Signatory of Nabhastal Synthetics Ltd | different
Nabhastal Synthetics Limited | Devdutt Rane C/o Nabhastal Synthetics Ltd | different
Nabhastal Synthetics Limited | Directors of Nabhastal Synthetics Ltd | different
Gurukripa Enterprises | Gurukripa Enterprise | same
Gurukripa Enterprises | Gurukripa Traders | different
Gurukripa Enterprises | M/s Gurukripa Enterprises through proprietor Mahesh | same
Viswabharathi Chits Private Limited | VISHWABHARATI CHITS (P) LTD | same
Subrahmanyam Mudaliar Rice Mills | SUBRAMANIAM MUDALIAR RICE MILLS | same
Jagannath Udyog Limited | JAGGANATH UDYOG LTD | same
Kanhaiya Dairy Farm | KANAIYA DAIRY FARM | same
Om Sai Sadhana Clinics | AUM SAI SADHANA CLINICS | same
24x7 Rakshak Services Limited | 24 X 7 RAKSHAK SERVICES LTD | same
North Mahesar Coal Company | South Mahesar Coal Company | different
Purbanchal Chai Bagan Limited | Paschimanchal Chai Bagan Limited | different
Tungnath Housing Sector 5 | Tungnath Housing Sector 15 | different
Yogiraj Nidhi Limited | YOGIRAJ FUND LTD | different
Yogiraj Nidhi Limited | योगीराज निधि लिमिटेड | same
Ratnadeep Papers Limited | रत्नदीप इंडस्ट्रीज | different
Ratnadeep Industries Private Limited | रत्नदीप इंडस्ट्रीज प्रा.लि. | same
Ratnadeep Industries Private Limited | रत्नदीप एंटरप्राइजेज प्रा.लि. | different
Ratnadeep Enterprises | रत्नदीप एंटरप्राइजेज | same
Manglam Agritech Limited | MANGALAM AGRITECH LTD | same
Manglam Agritech Limited | Mangla Agritech Ltd | different
Harshvardhan Metals | Harshavardhan Metals | same
Harsh Vardhan Metals | HARSHVARDHAN METALS & ORS | same
Swastik Loha Bhandar | SWASTIK LOHA BHANDAR (PROP. GANPAT LAL) | same
Swastik Loha Bhandar | Swastika Loha Bhandar | different
Tejas Kiran Power Projects Private Limited | TEJASKIRAN POWER PROJECTS PVT LTD | same
Tejas Kiran Power Projects Private Limited | TEJAS KIRAN POWER PROJ. PVT LTD | same
Tejas Kiran Power Projects Private Limited | Tejas Karan Power Projects Pvt Ltd | different
Meghmalhar Infra Trust Series A | MEGHMALHAR INFRA TRUST SERIES B | different
Meghmalhar Infra Trust Series A | Meghmalhar Infrastructure Trust Series-A | same
Vanraj Petro Products Limited | VANRAJ PETRO PRODS. LTD. (IN LIQUIDATION) | same
Vanraj Petro Products Limited | Official Liquidator of Vanraj Petro Products Ltd | same
Vanraj Petro Products Limited | VANRAJ PETRO PRODUCTS LTD REP BY LIQUIDATOR | same
Vanraj Petro Products Limited | Vanraj Petro Products Ltd & Vanraj Fuels Ltd | same
Vanraj Petro Products Limited | VANRAJ PETRO PRODUCTS LIMITED, | same
Vanraj Petro Products Limited | Vanraaj Petro Product Limited | same
# spelt, misspelt, scanned, shortened, renamed, in other hands
Calderon Tubes Limited | KALDERON TUBES LTD | same
Phosphera Chemicals Private Limited | FOSPHERA CHEMICALS PVT LTD | same
Kristalon Glass Limited | CRYSTALON GLASS LTD | same
Vishwakiran Motors Limited | WISHVAKIRAN MOTORS LTD | same
Xylomatic Plywood Limited | ZYLOMATIC PLYWOOD LTD | same
Qualitron Meters Private Limited | KWALITRON METERS PVT LTD | same
Bhoomika Seeds Limited | BHUMIKA SEEDS LTD | same
Sheetalvan Ice Limited | SHITALVAN ICE LTD | same
Psychomedia Films Private Limited | SYCHOMEDIA FILMS PVT LTD | same
Cynorex Drugs Limited | SYNOREX DRUGS LTD | same
Jyotsnika Lamps Limited | ZYOTSNIKA LAMPS LTD | same
Dhanvantika Pharma Limited | DANVANTIKA PHARMA LTD | same
Bharatvansh Cotton Limited | BARATVANSH COTTON LTD | same
Ezhilvanam Textiles Limited | ELILVANAM TEXTILES LTD | same
Vanashakti Timber Limited | BANASHAKTI TIMBER LTD | same
Yamunotra Agro Limited | JAMUNOTRA AGRO LTD | same
Jnanodaya Education Private Limited | GYANODAYA EDUCATION PVT LTD | same
Akshaylok Finance Limited | AXAYLOK FINANCE LTD | same
Akshaylok Finance Limited | AKSAYLOK FINANCE LTD | same
Shubhrang Colours Limited | SUBHRANG COLOURS LTD | same
Chhatrapriya Umbrellas | CHATRAPRIYA UMBRELLAS | same
Hridayesh Medical Private Limited | RIDAYESH MEDICAL PVT LTD | same
Thangavelon Jewellers | TANGAVELON JEWELLERS | same
Omkarnidhi Finance Limited | OMKARNIDI FINANCE LTD | same
Tejaskaran Tyres Limited | TEJASKRAAN TYRES LTD | same
Tejaskaran Tyres Limited | TEJASKARRAN TYRES LTD | same
Tejaskaran Tyres Limited | TEJSKARAN TYRES LTD | same
Tejaskaran Tyres Limited | TEJASKSRAN TYRES LTD | same
Tejaskaran Tyres Limited | TEJASKARAM TYRES LTD | same
Novaplast Industries Limited | NOVPALAST INDUSTRIES LTD | same
Gomtivan Paper Limited | GOMTIVN PAPER LTD | same
Gomtivan Paper Limited | GOMTTIVAN PAPER LTD | same
Gomtivan Paper Limited | G0MTIVAN PAPER LTD | same
Gomtivan Paper Limited | GOMT1VAN PAPER LTD | same
Gomtivan Paper Limited | GOMTlVAN PAPER LTD | same
Solarika Boilers Limited | 5OLAR1KA B0ILERS LTD | same
Bluebird Tours Private Limited | 8LUEBIRD TOURS PVT LTD | same
Gomtivan Paper Limited | GOMTIVAN PAPERLTD | same
Gomtivan Paper Private Limited | GOMTIVAN PAPERPVT.LTD. | same
Gomtivan Paper Private Limited | M/SGOMTIVAN PAPER PVT LTD | same
Gomtivan Paper Private Limited | M/S.GOMTIVANPAPER PVT. LTD. | same
Gomtivan Paper Private Limited | GOMTIVAN PAPER P.LTD | same
Gomtivan Paper Limited | GOMTIVAN PAPER LIMTED | same
Gomtivan Paper Limited | GOMTIVAN PAPER LIMITD | same
Gomtivan Paper Limited | GOMTIVAN PAPER LMITED | same
Gomtivan Paper Limited | GOMTIVAN PAPER LTTD | same
Gomtivan Paper Private Limited | GOMTIVAN PAPER PTV LTD | same
Gomtivan Paper Private Limited | GOMTIVAN PAPER PVT LRD | same
Gomtivan Paper Private Limited | GOMTIVAN PAPER PRIVTE LIMITED | same
Gomtivan Paper Private Limited | GOMTIVAN PAPER PRIVATE LIMITE | same
Gomtivan Paper LLP | GOMTIVAN PAPER L.L.P | same
Gomtivan Paper LLP | GOMTIVAN PAPER LIMITED LIABILITY PARTNRESHIP | same
Gomtivan Paper (India) Limited | GOMTIVAN PAPER LTD | same
Gomtivan Paper (India) Limited | GOMTIVAN PAPER (I) LTD | same
Gomtivan Paper (I) Limited | GOMTIVAN PAPER INDIA LTD | same
Gomtivan Paper Limited | GOMTIVAN PAPER (IND) LTD | same
Fifty Two Weeks Retail Limited | 52 WEEKS RETAIL LTD | same
Two Forty Labs Private Limited | 240 LABS PVT LTD | same
Ninety Nine Lotus Foods | 99 LOTUS FOODS | same
Hundred Oaks Farms Private Limited | 100 OAKS FARMS PVT LTD | same
One Thousand Petals Hotels | 1000 PETALS HOTELS | same
Third Wave Devgarh Coffee | 3RD WAVE DEVGARH COFFEE | same
Block Nine Devgarh Builders | BLOCK 9 DEVGARH BUILDERS | same
Gomtivan Paper Limited | GOMTIVAN PAPER LTD (FORMERLY KNOWN AS MEGHDHARA PULP LTD) W.E.F. 3.4.2012 | same
Meghdhara Pulp Limited | GOMTIVAN PAPER LTD (FORMERLY KNOWN AS MEGHDHARA PULP LTD W.E.F. 03/04/2012) | same
Meghdhara Pulp Limited | GOMTIVAN PAPER LTD (EARLIER NAME MEGHDHARA PULP LTD) | same
Meghdhara Pulp Limited | GOMTIVAN PAPER LTD (OLD NAME: MEGHDHARA PULP LTD) | same
Meghdhara Pulp Limited | MEGHDHARA PULP LTD. (NOW KNOWN AS GOMTIVAN PAPER LTD VIDE CERTIFICATE DATED 1.1.2010) | same
Gomtivan Paper Limited | MEGHDHARA PULP LTD SINCE RENAMED GOMTIVAN PAPER LTD | same
Gomtivan Paper Limited | MEGHDHARA PULP LTD (SINCE KNOWN AS GOMTIVAN PAPER LTD) | same
Gomtivan Paper Limited | MEGHDHARA PULP LTD (CHANGED ITS NAME TO GOMTIVAN PAPER LTD) | same
Meghdhara Pulp Limited | GOMTIVAN PAPER LTD. (PREVIOUSLY MEGHDHARA PULP LTD., UPTO 31.3.2011) | same
Meghdhara Pulp Limited | Gomtivan Paper Ltd [formerly Meghdhara Pulp Ltd until 2011] | same
Gomtivan Paper Limited | THE GENERAL MANAGER, GOMTIVAN PAPER LTD | same
Gomtivan Paper Limited | The Authorised Officer, Gomtivan Paper Limited | same
Gomtivan Paper Limited | INTERIM RESOLUTION PROFESSIONAL OF GOMTIVAN PAPER LTD | same
Gomtivan Paper Limited | GOMTIVAN PAPER LTD THROUGH RESOLUTION PROFESSIONAL | same
Gomtivan Paper Limited | OFFICIAL LIQUIDATOR OF GOMTIVAN PAPER LTD (IN LIQN.) | same
Gomtivan Paper Limited | The Chief Executive Officer, M/s. Gomtivan Paper Ltd. | same
Gomtivan Paper Limited | OFFICE OF GOMTIVAN PAPER LTD | same
Gomtivan Paper Limited | THE FACTORY MANAGER, GOMTIVAN PAPER LTD, KANPUR | same
Gomtivan Paper Limited | The Managing Director Gomtivan Paper Ltd | same
Gomtivan Hotels Limited | The General Manager, Gomtivan Hotels Ltd. | same
Gomtivan Paper Limited | COMPANY SECRETARY, GOMTIVAN PAPER LTD | same
Gomtivan Paper Limited | Monitoring Professional of Gomtivan Paper Ltd | same
Gomtivan Paper Limited | GOMTIVAN PAPER LTD, GPL | same
Gomtivan Paper Limited | GOMTIVAN PAPER LTD (GPL) & ORS | same
Gomtivan Paper Limited | GPL (GOMTIVAN PAPER LTD) | same
Gomtivan Paper Limited | GOMTIVAN PAPER LTD - GPL | same
Gomtivan Paper Limited | GPL - GOMTIVAN PAPER LTD | same
Gomtivan Paper Limited | GPL ALIAS GOMTIVAN PAPER LTD | same
Gomtivan Paper Limited | GOMTIVAN PAPER LTD., FOR SHORT GPL | same
Gomtivan Paper Limited | GOMTIVAN PAPER LTD HEREINAFTER GPL | same
Gomtivan Machine Tools Limited | GOMTIVAN M/C TOOLS LTD | same
Gomtivan Transport Company | GOMTIVAN T/PORT CO | same
Gomtivan Hardware Stores | GOMTIVAN H/W STORES | same
Gomtivan Electronics Limited | GOMTIVAN ELECTRON. LTD | same
Gomtivan Pharmaceutical Laboratories | GOMTIVAN PHARMA LABS | same
Gomtivan Laboratories Private Limited | GOMTIVAN LAB. PVT. LTD. | same
Gomtivan Warehousing Corporation | GOMTIVAN W/HOUSING CORPN | same
Gomtivan Hotel and Restaurant | GOMTIVAN HOTEL & REST. | same
Gomtivan Cold Storage | GOMTIVAN COLD STG | same
Gomtivan Petrochemical Products | GOMTIVAN PETROCHEM PRODS | same
Gomtivan Education Society | GOMTIVAN EDN. SOC. | same
Gomtivan Municipal Contractors | GOMTIVAN MUNICIPAL CONTR. | same
# a word, letter, number, place or body of its own
Gomtivan Paper (India) Limited | GOMTIVAN PAPER (UK) LTD | different
Gomtivan Paper Limited | GOMTIVAN PAPER (USA) INC | different
Gomtivan Paper (India) Limited | GOMTIVAN PAPER (MAURITIUS) LTD | different
Sixteen Banyan Hotels Limited | SIXTY BANYAN HOTELS LTD | different
Fifty Two Weeks Retail Limited | 53 WEEKS RETAIL LTD | different
Gomtivan Fund II | GOMTIVAN FUND III | different
Meghdoot Pulp Limited | GOMTIVAN PAPER LTD (FORMERLY KNOWN AS MEGHDHARA PULP LTD) | different
Gomtivan Paper Limited | COMMITTEE OF CREDITORS OF GOMTIVAN PAPER LTD | different
Gomtivan Paper Limited | AUDITORS OF GOMTIVAN PAPER LTD | different
Gomtivan Paper Limited | EX-DIRECTOR OF GOMTIVAN PAPER LTD | different
Gomtivan Paper Limited | FORMER MANAGING DIRECTOR OF GOMTIVAN PAPER LTD | different
Gomtivan Paper Limited | SHAREHOLDERS OF GOMTIVAN PAPER LTD | different
Gomtivan Paper Limited | GOMTIVAN PAPER EMPLOYEES COOPERATIVE CREDIT SOCIETY | different
Gomtivan Paper Limited | GOMTIVAN PAPER ALLOTTEES ASSOCIATION | different
Gomtivan Paper Limited | SUSPENDED DIRECTORS OF GOMTIVAN PAPER LTD | different
Gomtivan Paper Limited | Ex-employees of Gomtivan Paper Ltd | different
Gomtivan Paper Limited | GUARANTOR OF GOMTIVAN PAPER LTD | different
Gomtivan Paper Limited | GANGOTRI PULP LTD (GPL) | different
Vector Pumps Limited | VECTRA PUMPS LTD | different
Summit Devgarh Tools | SUBMIT DEVGARH TOOLS | different
Falcon Pens Limited | FALCO PENS LTD | different
Marina Hotels Limited | MARINE HOTELS LTD | different
Karan Devgarh Motors | KIRAN DEVGARH MOTORS | different
Varun Devgarh Motors | TARUN DEVGARH MOTORS | different
Suresh Devgarh Motors | SURESHA DEVGARH MOTORS | different
Nirmal Devgarh Oils | NIRMALA DEVGARH OILS | different
Ranjan Devgarh Oils | RANJANA DEVGARH OILS | different
Lalit Devgarh Oils | LALITA DEVGARH OILS | different
Manish Devgarh Oils | MANISHA DEVGARH OILS | different
Jayesh Devgarh Oils | JAYESHA DEVGARH OILS | different
Titan Devgarh Oils | TITIN DEVGARH OILS | different
Pioneer Cables Limited | PIONEERS CABLES LTD | different
Meridian Steels Limited | MERIDIEN STEELS LTD | different
Orient Steels Limited | ORIENTA STEELS LTD | different
Prakash Devgarh Pipes | PRAKASHAN DEVGARH PIPES | different
Kamal Devgarh Pipes | KAMALA DEVGARH PIPES | different
Bharti Devgarh Pipes | BHARAT DEVGARH PIPES | different
Sagar Devgarh Pipes | SAGARA DEVGARH PIPES | different
Rupa Devgarh Pipes | RUPAM DEVGARH PIPES | different
Mayur Devgarh Pipes | MAYURI DEVGARH PIPES | different
Ganga Devgarh Pipes | GANGAA TRADERS | different
Sonali Devgarh Silks | MONALI DEVGARH SILKS | different
Pankaj Devgarh Silks | PANKAJA DEVGARH SILKS | different
Neel Devgarh Silks | NEELA DEVGARH SILKS | different
Dev Devgarh Silks | DEVI DEVGARH SILKS | different
Canvas Inks Limited | CANVASS INKS LTD | different
Nova Inks Limited | NOVAK INKS LTD | different
Ambar Inks Limited | AMBER TOOLS LTD | different
R.K. Devgarh Mills | R.K.S. DEVGARH MILLS | different
S.S. Devgarh Mills | S.S.S. DEVGARH MILLS | different
A.B.C. Devgarh Mills | A.C.B. DEVGARH MILLS | different
Ess Kay Devgarh Mills | ESS JAY DEVGARH MILLS | different
M.M. Devgarh Mills | M.N. DEVGARH MILLS | different
TVS Devgarh Mills | TVK DEVGARH MILLS | different
Vana Foods Limited | VANAMALA FOODS LTD | different
Surya Foods Limited | SURYAKANT FOODS LTD | different
Dhara Oils Limited | VASUDHARA OILS LTD | different
Megh Oils Limited | MEGHDHARA OILS LTD | different
Gomtivan Paper (Pilani) Limited | GOMTIVAN PAPER (NEEMUCH) LTD | different
Gomtivan Paper (Jhalawar) Limited | GOMTIVAN PAPER (BUNDI) LTD | different
Gomtivan Paper Limited | GOMTIVAN PAPER MARKETING LTD | different
Gomtivan Paper Limited | GOMTIVAN CARDBOARD LTD | different
Uttar Gomtivan Seeds | PURVI GOMTIVAN SEEDS | different
# kind of firm behind the name
Gomtivan Traders | M/S GOMTIVAN TRADERS, A REGISTERED PARTNERSHIP FIRM | same
Gomtivan Traders | GOMTIVAN TRADERS (PROPRIETORSHIP FIRM) | same
Gomtivan Traders | Govind Talware (Prop. of Gomtivan Traders) | same
Gomtivan Paper Limited | GOMTIVAN PAPER LTD A COMPANY REGISTERED UNDER THE COMPANIES ACT, 1956 | same
Gomtivan Paper Limited | GOMTIVAN PAPER LTD AND ITS DIRECTORS | same
Gomtivan Paper Limited | GOMTIVAN PAPER LTD VS | same
Gomtivan Paper Limited | THE MANAGEMENT OF GOMTIVAN PAPER LTD | same
Gomtivan Paper Limited | Directors of Gomtivan Paper Ltd | different
# a firm is no company
Gomtivan Paper Private Limited | GOMTIVAN PAPER, A PARTNERSHIP FIRM | different
Gomtivan Paper Private Limited | GOMTIVAN PAPER (PARTNERSHIP FIRM) | different
Gomtivan Paper Private Limited | GOMTIVAN PAPER (REGD. FIRM) | different
Gomtivan Paper Private Limited | GOMTIVAN PAPER (PROP. GOVIND TALWARE) | different
Gomtivan Paper Private Limited | M/S GOMTIVAN PAPER THROUGH ITS PROPRIETOR GOVIND TALWARE | different
Gomtivan Paper Private Limited | M/S GOMTIVAN PAPER REP. BY ITS MANAGING PARTNER | different
Gomtivan Paper Private Limited | Gomtivan Paper, a society registered under the Societies Registration Act | different
Gomtivan Paper Private Limited | GOMTIVAN PAPER PVT LTD THROUGH ITS PARTNER | same
Gomtivan Paper Private Limited | Gomtivan Paper, a company incorporated under the Companies Act, 1956 | same
Gomtivan Paper LLP | GOMTIVAN PAPER THROUGH ITS PARTNER GOVIND TALWARE | same
# unit of a company
Gomtivan Paper Limited | JALDHARA BOARDS (A UNIT OF GOMTIVAN PAPER LTD) | same
Gomtivan Paper Limited | JALDHARA BOARDS, A DIVISION OF GOMTIVAN PAPER LTD. | same
Gomtivan Paper Limited | Jaldhara Boards (Unit of Gomtivan Paper Limited) | same
Gomtivan Paper Limited | JALDHARA BOARDS LTD (A UNIT OF GOMTIVAN PAPER LTD) | different
Jaldhara Boards Limited | JALDHARA BOARDS LTD (A UNIT OF GOMTIVAN PAPER LTD) | same
Jaldhara Boards Limited | JALDHARA BOARDS (A UNIT OF GOMTIVAN PAPER LTD) | different
# an office or a scheme beside the company
Gomtivan General Insurance Company Limited | LEGAL HUB, GOMTIVAN GENERAL INSURANCE CO. LTD., NAGPUR | same
Gomtivan General Insurance Company Limited | MOTOR T.P. CELL, GOMTIVAN GENERAL INSURANCE CO LTD | same
Gomtivan General Insurance Company Limited | THE IN-CHARGE, CLAIMS HUB, GOMTIVAN GENERAL INSURANCE COMPANY LIMITED | same
Gomtivan Lime Limited | MEGHDOOT CEMENT LTD (TRANSFEREE OF GOMTIVAN LIME LTD UNDER A SCHEME OF ARRANGEMENT) | same
Gomtivan Lime Limited | MEGHDOOT CEMENT LTD, TRANSFEREE OF THE BUSINESS OF GOMTIVAN LIME LTD | same
Gomtivan Lime Limited | GOMTIVAN LIME LTD. UNDER SCHEME OF AMALGAMATION | same
Gomtivan Lime Limited | MEGHDOOT CEMENT LTD (TRANSFEREE OF SURYODAY LIME LTD UNDER A SCHEME OF ARRANGEMENT) | different
# what stands behind the legal form
Gomtivan Paper Limited | GOMTIVAN PAPER LTD H.O. | same
Gomtivan Paper Limited | GOMTIVAN PAPER LTD COATING DIVN. | same
Gomtivan Paper Limited | GOMTIVAN PAPER LTD NEEMUCH BR | same
Gomtivan Paper Limited | GOMTIVAN PAPER LTD EX-PARTE | same
Gomtivan Paper Limited | GOMTIVAN PAPER LTD GARNISHEE | same
Gomtivan Paper Private Limited | GOMTIVAN PAPER P.L. | same
Gomtivan Paper Limited | GOMTIVAN PAPER LTD THOZHILALAR SANGAM | different
# role before the name
Gomtivan Paper Limited | RESPONDENT NO 1 : GOMTIVAN PAPER LTD | same
Gomtivan Paper Limited | ACCUSED NO.1 M/S GOMTIVAN PAPER LTD | same
Gomtivan Paper Limited | A1. M/S. GOMTIVAN PAPER LTD | same
A1 Gomtivan Paper Limited | A1 GOMTIVAN PAPER LTD | same
Tracking Systems Limited | APPLICANT TRACKING SYSTEMS LTD | different
Gomtivan Paper Limited | JALDHARA BOARDS LTD (ORIGINALLY INCORPORATED AS GOMTIVAN PAPER LTD) | same
# vowels where words are written together
Gomtishakti Plywood | GOMATI SAKTHI PLYWOOD | same
# two parties in one entry, for a person to see
Gomtivan Paper Limited | GOVIND TALWARE AND GOMTIVAN PAPER LTD | different
Cotton and Jute Mills Limited | GOMTIVAN COTTON AND JUTE MILLS LTD | different
# a first vowel by ear
Aishwaryam Paper | ISWARYAM PAPER | same
Envision Paper Limited | INVISION PAPER LTD | different
# other scripts
Gomtivan Cement Limited | கோம்திவன் சிமெண்ட் லிமிடெட் | same
Gomtivan Digital Private Limited | கோம்திவன் டிஜிட்டல் பிரைவேட் லிமிடெட் | same
Gomtivan Finance Limited | கோம்திவன் ஃபைனான்ஸ் லிமிடெட் | same
Gomtivan Cement Limited | ഗോംതിവൻ സിമന്റ് ലിമിറ്റഡ് | same
Gomtivan Traders | ഗോംതിവൻ ട്രേഡേഴ്സ് | same
Gomtivan Motors Private Limited | ਗੋਮਤੀਵਨ ਮੋਟਰਜ਼ ਪ੍ਰਾਈਵੇਟ ਲਿਮਟਿਡ | same
Gomtivan Infrastructure Private Limited | गोमतीवन इन्फ्रास्ट्रक्चर प्रा0 लि0 | same
Charan Motors | चरण मोटर्स | same
Gomtivan Garments Private Limited | গোমতীবন গার্মেন্টস প্রাইভেট লিমিটেড | same
Gomtivan Cement Limited | கோம்திவன் சுகர் லிமிடெட் | different
Gomtivan Tea Company Limited | গোমতীবন টি কোম্পানি লিমিটেড | same
Gomtivan Oil Mills Limited | गोमतीवन ऑयल मिल्स लिमिटेड | same
Gomtivan Oil Company Private Limited | গোমতীবন অয়েল কোম্পানি প্রাইভেট লিমিটেড | same
Gomtivan Oil Company Private Limited | గోమతీవన్ ఆయిల్ కంపెనీ ప్రైవేట్ లిమిటెడ్ | same
Gomtivan Oil Company Private Limited | கோம்திவன் ஆயில் கம்பெனி பிரைவேட் லிமிடெட் | same
Gomtivan Oil Company Private Limited | ಗೋಮತೀವನ್ ಆಯಿಲ್ ಕಂಪನಿ ಪ್ರೈವೇಟ್ ಲಿಮಿಟೆಡ್ | same
Gomtivan Oil Company Private Limited | ଗୋମତୀବନ ଅଏଲ କମ୍ପାନୀ ପ୍ରାଇଭେଟ ଲିମିଟେଡ | same
Gomtivan Oil Company Private Limited | ਗੋਮਤੀਵਨ ਆਇਲ ਕੰਪਨੀ ਪ੍ਰਾਈਵੇਟ ਲਿਮਟਿਡ | same
Gomtivan Air Systems | ગોમતીવન એર સિસ્ટમ્સ | same
Gomtivan Ice Factory | गोमतीवन आइस फैक्ट्री | same
Gomtivan Tea Company Limited | গোমতীবন আইস কোম্পানি লিমিটেড | different
# letters for words
Essjay Gulmohar Textiles Limited | S. J. GULMOHAR TEXTILES LTD | same
Beekay Gulmohar Limited | B.K. GULMOHAR LTD | same
B. K. Gulmohar Limited | BEEKAY GULMOHAR LTD | same
Essjay Gulmohar Textiles Limited | S. K. GULMOHAR TEXTILES LTD | different
Xitivan Textiles Limited | KSHITIVAN TEXTILES LTD | same
Gomtivan Cooperative Housing Society Limited | GOMTIVAN C.H.S. LTD | same
Kesarbhumi Farmer Producer Company Limited | KESARBHUMI F.P.C. LTD | same
Kesarbhumi Farmers Producer Company Limited | Kesarbhumi Producer Company Ltd | same
Kesarbhumi Producer Company Limited | KESARBHUMI FPO LTD. | same
Kesarbhumi Farmer Producer Company Limited | KESARBHUMI LTD | different
Kesarbhumi Farmer Producer Company Limited | Kesarbhumi Dairy Producer Company Limited | different
# town that no list has
Gomtivan Traders | GOMTIVAN TRADERS, JHUMRI TILAIYA | same
Gomtivan Traders | GOMTIVAN TRADERS, MOTORS | different
# who makes and what is made
Gomtivan Jewellers | GOMTIVAN JEWELS | different
Gomtivan Realtors Private Limited | GOMTIVAN REALTY PVT LTD | different
# what a firm runs and what it is
Gomtivan Breweries Limited | GOMTIVAN BREWERS LTD | same
Gomtivan Petroleum Limited | GOMTIVAN PETRO LTD | same
Gomtivan Urban Co-operative Bank Limited | GOMTIVAN NAGARI SAHAKARI BANK LTD | same
# letters for a kind of company
Gomtivan General Insurance Company Limited | GOMTIVAN GIC LTD. | same
Gomtivan Housing Finance Company Limited | GOMTIVAN HFC LTD | same
# a society in its own language
Gomtivan Education Society | GOMTIVAN SHIKSHAN SANSTHA | same
# what a firm does and what a case is about
R. K. Gomtivan and Company | R.K. GOMTIVAN & CO., CHARTERED ACCOUNTANTS | same
Gomtivan Traders Limited | GOMTIVAN TRADERS LTD IN THE MATTER OF CIRP | same
# strokes that a scanner joins
Gomtivan Garments | GOMTIVAN GARRNENTS | same
`

export interface NamePair {
  kind: string
  watched: string
  asWritten: string
  label: 'same' | 'different'
}

/** The pairs, each with the heading it stands under. */
export function namePairs(): NamePair[] {
  let kind = ''
  return PAIRS.trim()
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('# ')) kind = line.slice(2)
      const [watched, asWritten, label] = line.split(' | ')
      if (watched === undefined || asWritten === undefined) return []
      return [{ kind, watched, asWritten, label: label === 'same' ? 'same' : 'different' } satisfies NamePair]
    })
}
