import type { CourtOrder, Party } from '../../domain/case.ts'
import type { CaseTitle, WorldCase } from '../world/case.ts'

/** How the rows of a record stand. */
export type RowForm = 'under numbered keys' | 'in arrays'

/** A case in the words of its court's service. */
export function recordOf(page: WorldCase, form: RowForm = 'under numbered keys') {
  const isHighCourt = page.forum.type === 'HC'
  const rows = (name: string, list: readonly unknown[]) => rowsIn(form, name, list)
  const isFinal = ({ orderType }: CourtOrder) => /judg/i.test(orderType ?? '')
  const order = ({ number, orderDate, orderType }: CourtOrder) => ({
    order_no: isHighCourt ? number : Number(number),
    order_date: orderDate,
    order_details: orderType,
  })
  return {
    ...stateOf(page),
    date_of_filing: page.filingDate,
    dt_regis: page.registrationDate ?? '',
    ...(isHighCourt
      ? { type_name_fil: page.caseType.printed, type_name_reg: page.caseType.printed, coram: page.judge ?? '' }
      : { type_name: page.caseType.printed, hide_pet_name: 'N', hide_res_name: 'N' }),
    case_type_id: 63,
    ...numbers('fil', page.filingNumber),
    ...numbers('reg', page.registrationNumber),
    date_first_list: page.firstHearingDate ?? '',
    [isHighCourt ? 'disposal_type' : 'disp_name']: page.natureOfDisposal ?? null,
    [isHighCourt ? 'court_est_name' : 'establishment_name']: page.forum.name,
    est_code: page.forum.code,
    state_name: page.forum.state?.name ?? '',
    dist_name: page.forum.district ?? '',
    desgname: page.judge ?? '',
    ...sideOf('pet', page.petitioners, rows),
    ...sideOf('res', page.respondents, rows),
    fir_no: '',
    police_station: null,
    main_matter: '',
    main_matter_cino: '',
    lower_court_name: '',
    lower_court_caseno: '',
    lower_court_dec_dt: '',
    acts: rows(
      'act',
      page.acts.map((act) => ({ actname: act, section: '' })),
    ),
    historyofcasehearing: rows(
      'sr_no',
      page.hearings.map((hearing) => ({
        [isHighCourt ? 'judge_name' : 'desgname']: hearing.judge ?? '',
        business_date: hearing.businessDate ?? '',
        hearing_date: hearing.nextDate ?? '5000-01-01',
        purpose_of_listing: hearing.purpose ?? '',
      })),
    ),
    interimorder: rows('sr_no', page.orders.filter((each) => !isFinal(each)).map(order)),
    finalorder: rows('sr_no', page.orders.filter(isFinal).map(order)),
    iafiling: rows(
      'sr_no',
      page.interlocutoryApplications.map((row) => ({
        ia_number: `IA/${row.number}  </br> <b>Classification :</b> Direction Petition`,
        ia_pet_name: row.filedBy ?? '',
        ia_pend_disp: row.status?.[0] ?? '',
        date_of_filing: row.filingDate ?? '',
      })),
    ),
    link_cases: page.connected
      ? rows(
          'case',
          page.connected.map((number) => ({ case_number: number })),
        )
      : null,
    objections: [],
    category_details: { category: 'Ordinary ( 28 )', sub_category: '' },
  }
}

/** What the service of states says of a case. */
export function stateOf(page: WorldCase) {
  return {
    cino: page.cnr ?? '',
    pend_disp: page.status === 'PENDING' ? 'P' : 'D',
    date_next_list: page.nextHearingDate ?? 'Next Date Not Given',
    date_last_list: page.previousHearingDate ?? '',
    date_of_decision: page.decisionDate ?? '',
    purpose_name: page.stage ?? '',
    court_no: 1,
  }
}

/** A row of a search for names. */
export function hitOf({ cnr, caseType, registrationNumber, petitioners, respondents }: CaseTitle, isNameless: boolean) {
  return {
    cino: cnr,
    type_name: caseType.printed,
    ...numbers('reg', registrationNumber),
    pet_name: isNameless ? '' : (petitioners[0]?.name ?? ''),
    res_name: isNameless ? '' : (respondents[0]?.name ?? ''),
  }
}

function numbers(prefix: 'fil' | 'reg', number: string | undefined) {
  const [serial = '', year = ''] = number?.split('/').slice(-2) ?? []
  return { [`${prefix}_no`]: serial, [`${prefix}_year`]: year }
}

function sideOf(
  prefix: 'pet' | 'res',
  [first, ...others]: readonly Party[],
  rows: (name: string, list: readonly unknown[]) => unknown,
) {
  return {
    [`${prefix}_name`]: first?.name ?? '',
    [`${prefix}_adv`]: first?.advocate ?? '',
    [`${prefix}_extra_party`]: rows(
      'party_no',
      others.map(({ name }) => name),
    ),
  }
}

function rowsIn(form: RowForm, name: string, list: readonly unknown[]): unknown {
  if (form === 'in arrays') return list.length > 0 ? list : ''
  return list.length > 0 ? Object.fromEntries(list.map((row, index) => [`${name}${index + 1}`, row])) : []
}
