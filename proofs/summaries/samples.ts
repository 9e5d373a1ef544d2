import type { RiskLevel } from '../../domain/risk/levels.ts'
import type { CaseFacts, ReadPage } from '../../domain/summaries/types.ts'
import type { FileCase } from './summarise.ts'

/** An order of an invented case, with what a person read in it. */
export interface Sample {
  name: string
  facts: CaseFacts
  orderDate: string
  /** Its pages, each as its paragraphs. */
  pages: readonly (readonly string[])[]
  labels: { riskLevel: RiskLevel }
}

function caseOf(courtType: CaseFacts['courtType'], court: string, more: Partial<CaseFacts> = {}): CaseFacts {
  return {
    courtType,
    court,
    status: 'PENDING',
    petitioners: [{ name: 'Sutlej Yarn Traders Private Limited' }],
    respondents: [{ name: 'Morvi Tile Works Limited' }],
    acts: [],
    ...more,
  }
}

/** A sample as a case of one order, whose pages were read. */
export function caseOfSample({ name, facts, orderDate }: Sample, pages: readonly ReadPage[]): FileCase {
  return { name, facts, orders: [{ orderId: name, orderDate, pages }] }
}

/** Nobody in these orders exists. */
export const SAMPLES: readonly Sample[] = [
  {
    name: 'insolvency petition admitted',
    facts: caseOf('NCLT', 'National Company Law Tribunal, Ahmedabad', {
      caseTypeName: 'Company Petition (IB)',
      acts: ['Insolvency and Bankruptcy Code, 2016'],
    }),
    orderDate: '2024-03-14',
    pages: [
      [
        '1. This petition under section 9 of the Insolvency and Bankruptcy Code was filed on 11-09-2023 for an operational debt of Rs. 1,84,50,000.',
        '2. The demand notice was delivered on 02-06-2023. The respondent sent no reply within ten days.',
      ],
      [
        '3. The debt is acknowledged in the letter of 5th April 2023. There is no dispute that was raised before the notice.',
        '4. The petition stands admitted under section 9 of the Insolvency and Bankruptcy Code. A moratorium is hereby declared.',
        '5. The next date is 18-04-2024.',
      ],
    ],
    labels: { riskLevel: 'VERY_HIGH' },
  },
  {
    name: 'insolvency petition dismissed',
    facts: caseOf('NCLT', 'National Company Law Tribunal, Ahmedabad', {
      caseTypeName: 'Company Petition (IB)',
      status: 'DISPOSED',
      natureOfDisposal: 'Contested--DISMISSED',
      acts: ['Insolvency and Bankruptcy Code, 2016'],
    }),
    orderDate: '2024-05-20',
    pages: [
      [
        '1. The petitioner claims Rs. 42,00,000 for tiles that were sent between 01-04-2022 and 30-06-2022.',
        '2. The respondent complained of broken tiles on 12-07-2022, long before the notice. That is a dispute that exists.',
        '3. The petition is dismissed. There shall be no order as to costs.',
      ],
    ],
    labels: { riskLevel: 'LOW' },
  },
  {
    name: 'assets frozen in a money suit',
    facts: caseOf('DC', 'Court of the District Judge, Ludhiana', { caseTypeName: 'Civil Suit' }),
    orderDate: '2024-01-22',
    pages: [
      [
        '1. The suit was filed on 08-01-2024 for Rs. 67,25,000 with interest.',
        '2. The petitioner says that the respondent sells its land to defeat the claim, and showed an agreement of 15-12-2023.',
      ],
      ['3. Until further orders the respondent shall not transfer its land at Morvi.', '4. List on 26-02-2024.'],
    ],
    labels: { riskLevel: 'HIGH' },
  },
  {
    name: 'first hearing of a money suit',
    facts: caseOf('DC', 'Court of the District Judge, Ludhiana', { caseTypeName: 'Civil Suit' }),
    orderDate: '2024-02-02',
    pages: [
      [
        '1. The suit was filed on 19-01-2024 for Rs. 3,15,000.',
        '2. Notice shall go to the respondent, returnable on 11-03-2024.',
      ],
    ],
    labels: { riskLevel: 'MODERATE' },
  },
  {
    name: 'decree for money',
    facts: caseOf('DC', 'Commercial Court, Surat', { caseTypeName: 'Commercial Suit' }),
    orderDate: '2024-08-30',
    pages: [
      [
        '1. The suit of 14-02-2022 is for the price of yarn under forty invoices.',
        '2. The delivery is proved by the notes that the respondent signed on 03-11-2021.',
      ],
      [
        '3. The suit is decreed for a sum of Rs. 28,40,000 with interest of 9% a year from 14-02-2022.',
        '4. The respondent shall pay costs of Rs. 50,000.',
      ],
    ],
    labels: { riskLevel: 'HIGH' },
  },
  {
    name: 'recovery application, time to reply',
    facts: caseOf('DRT', 'Debts Recovery Tribunal, Chandigarh', { caseTypeName: 'Original Application' }),
    orderDate: '2024-06-11',
    pages: [
      [
        '1. The bank filed this application on 04-03-2024 for Rs. 5.6 crore under a loan of 17 July 2019.',
        '2. The respondent sought time. It shall file its reply within thirty days.',
        '3. List on 22-07-2024.',
      ],
    ],
    labels: { riskLevel: 'MODERATE' },
  },
  {
    name: 'consumer complaint',
    facts: caseOf('CC', 'District Consumer Commission, Rajkot', { caseTypeName: 'Consumer Complaint' }),
    orderDate: '2024-04-09',
    pages: [
      [
        '1. The complaint of 21-02-2024 says that tiles worth Rs. 48,600 lost their colour within a year.',
        '2. The respondent shall file its version within 30 days. List on 14-05-2024.',
      ],
    ],
    labels: { riskLevel: 'MODERATE' },
  },
  {
    name: 'cheque case, summons',
    facts: caseOf('DC', 'Court of the Judicial Magistrate, Ludhiana', {
      caseTypeName: 'Criminal Complaint',
      acts: ['Negotiable Instruments Act, 1881'],
    }),
    orderDate: '2024-07-03',
    pages: [
      [
        '1. The complaint says that a cheque of Rs. 12,75,000 dated 15-03-2024 came back unpaid on 18-03-2024.',
        '2. Notice of demand was sent on 02-04-2024.',
        '3. There is enough to go on. The accused is summoned under section 138 of the Negotiable Instruments Act for 29-08-2024.',
      ],
    ],
    labels: { riskLevel: 'MODERATE' },
  },
  {
    name: 'tax appeal allowed',
    facts: caseOf('CESTAT', 'Customs, Excise and Service Tax Appellate Tribunal, Ahmedabad', {
      caseTypeName: 'Excise Appeal',
    }),
    orderDate: '2024-09-17',
    pages: [
      [
        '1. The demand of Rs. 9,82,000 was confirmed by the order of 30-11-2021.',
        '2. The period of limitation had run out on 31-03-2020. Nothing was suppressed.',
        '3. The appeal is allowed and the demand is set aside.',
      ],
    ],
    labels: { riskLevel: 'MODERATE' },
  },
  {
    name: 'order in Hindi',
    facts: caseOf('DC', 'Court of the District Judge, Jaipur', { caseTypeName: 'Civil Suit' }),
    orderDate: '2024-03-05',
    pages: [
      [
        '1. यह वाद 12-02-2024 को 7,50,000 रुपये के लिए दाखिल किया गया।',
        '2. न्यायालय आदेश देता है कि प्रतिवादी चार सप्ताह के भीतर अपना उत्तर दाखिल करे।',
        '3. मामला 09-04-2024 को सूचीबद्ध किया जाए।',
      ],
    ],
    labels: { riskLevel: 'MODERATE' },
  },
]
