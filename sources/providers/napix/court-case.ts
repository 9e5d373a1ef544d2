import { z } from 'zod'
import type { CourtCase, LinkedCase, Party } from '../../../domain/case.ts'
import { readCnr } from '../../../domain/courts/cnr.ts'
import { recogniseCase } from '../../../domain/courts/index.ts'
import type { CourtType } from '../../../domain/courts/types.ts'
import { Day, NeededText, omittedOf, present, Text } from '../../readings.ts'
import { redactCaseContacts } from '../../redact-contacts.ts'
import { byHearingDay } from '../chronology.ts'
import { printedNumber } from '../printed-number.ts'
import type { CaseReading } from '../provider-call.ts'
import { hiddenSidesOf } from './hidden-names.ts'
import { courtOrders } from './orders.ts'
import {
  ActRow,
  ApplicationRow,
  HistoryRow,
  LinkedRow,
  NumberedRows,
  ObjectionRow,
  OrderRow,
  PartyRow,
  readStatus,
  TransferRow,
} from './record-rows.ts'

/** The registry's class of a case; none is `[]` or null. */
const Category = z.object({ category: Text, sub_category: Text }).catch({}).prefault({})

/** A record of either level's service. Fields about accused persons, heirs, ages and addresses are not read. */
export const CaseRecord = z
  .looseObject({
    cino: NeededText,
    type_name: Text,
    type_name_reg: Text,
    type_name_fil: Text,
    fil_no: Text,
    fil_year: Text,
    reg_no: Text,
    reg_year: Text,
    date_of_filing: Day,
    dt_regis: Day,
    date_first_list: Day,
    date_last_list: Day,
    date_next_list: Day,
    date_of_decision: Day,
    pend_disp: Text,
    disposal_type: Text,
    disp_name: Text,
    disp_nature: Text,
    purpose_name: Text,
    court_est_name: Text,
    establishment_name: Text,
    state_name: Text,
    dist_name: Text,
    bench_name: Text,
    court_no: Text,
    coram: Text,
    desgname: Text,
    category_details: Category,
    pet_name: Text,
    pet_adv: Text,
    res_name: Text,
    res_adv: Text,
    pet_extra_party: NumberedRows(PartyRow),
    res_extra_party: NumberedRows(PartyRow),
    acts: NumberedRows(ActRow),
    historyofcasehearing: NumberedRows(HistoryRow),
    interimorder: NumberedRows(OrderRow),
    finalorder: NumberedRows(OrderRow),
    iafiling: NumberedRows(ApplicationRow),
    link_cases: NumberedRows(LinkedRow),
    transfer: NumberedRows(TransferRow),
    objections: NumberedRows(ObjectionRow),
    main_matter: Text,
    main_matter_cino: Text,
    lower_court_name: Text,
    lower_court_caseno: Text,
    lower_court_dec_dt: Day,
    trial_lower_court_name: Text,
    trial_lower_court_caseno: Text,
    trial_lower_court_dec_dt: Day,
  })
  .transform((record) => ({ ...record, hiddenSides: hiddenSidesOf(record) }))
  .refine(({ pet_name, res_name, hiddenSides }) => pet_name ?? res_name ?? hiddenSides[0], { path: ['pet_name'] })
export type CaseRecord = z.output<typeof CaseRecord>

/** Maps a record to the canonical case. A disposed case has no next hearing, though the record may still carry an old one. */
export function courtCaseOf(record: CaseRecord, courtType: CourtType, cnr: string): CaseReading {
  const status = readStatus(record.pend_disp)
  const caseType = record.type_name_reg ?? record.type_name ?? record.type_name_fil
  const registrationNumber = numberOf(record.reg_no, record.reg_year)
  const filingNumber = numberOf(record.fil_no, record.fil_year)
  const { category, sub_category } = record.category_details
  const courtCase: CourtCase = present({
    identifier: recogniseCase(courtType, { cnr, caseType, registrationNumber, filingNumber }).identifier,
    courtType,
    court: record.court_est_name ?? record.establishment_name ?? cnr.slice(0, 6),
    state: record.state_name,
    district: record.dist_name,
    bench: record.bench_name ?? (record.court_no === undefined ? undefined : `Court ${record.court_no}`),
    judge: record.coram ?? record.desgname,
    caseType,
    caseTypeName: caseType,
    caseNumber: printedNumber(caseType, registrationNumber),
    filingNumber,
    status,
    stage: record.purpose_name,
    natureOfDisposal: record.disposal_type ?? record.disp_name ?? record.disp_nature,
    category,
    subCategory: sub_category,
    objections: record.objections.kept.length > 0 ? record.objections.kept : undefined,
    filingDate: record.date_of_filing,
    registrationDate: record.dt_regis,
    firstHearingDate: record.date_first_list,
    previousHearingDate: record.date_last_list,
    nextHearingDate: status === 'DISPOSED' ? undefined : record.date_next_list,
    decisionDate: record.date_of_decision,
    petitioners: partiesOf(record.pet_name, record.pet_adv, record.pet_extra_party.kept),
    respondents: partiesOf(record.res_name, record.res_adv, record.res_extra_party.kept),
    acts: record.acts.kept,
    hearings: byHearingDay(record.historyofcasehearing.kept),
    orders: courtOrders(cnr, record.interimorder.kept, record.finalorder.kept),
    interlocutoryApplications: record.iafiling.kept,
    linkedCases: linkedCasesOf(record),
    hiddenSides: Object.keys(record).some((key) => /^hide_/i.test(key)) ? record.hiddenSides : undefined,
  })
  return { courtCase: redactCaseContacts(courtCase), omittedRows: omittedOf(...LISTS.map((list) => record[list])) }
}

const LISTS = [
  'pet_extra_party',
  'res_extra_party',
  'acts',
  'historyofcasehearing',
  'interimorder',
  'finalorder',
  'iafiling',
  'link_cases',
  'transfer',
  'objections',
] as const satisfies (keyof CaseRecord)[]

function numberOf(serial: string | undefined, year: string | undefined): string | undefined {
  return serial === undefined || year === undefined || /^0+$/.test(serial) ? undefined : `${serial}/${year}`
}

function partiesOf(name: string | undefined, advocate: string | undefined, others: readonly Party[]): Party[] {
  return [...(name === undefined ? [] : [present({ name, advocate })]), ...others]
}

function linkedCasesOf(record: CaseRecord): LinkedCase[] {
  const { main_matter: main, main_matter_cino: mainCnr } = record
  const mainNumber = main ?? mainCnr
  const below = (relation: LinkedCase['relation'], number?: string, court?: string, decisionDate?: string) =>
    number === undefined ? [] : [present({ number, court, decisionDate, relation })]
  return [
    ...(mainNumber === undefined ? [] : [linked('MAIN', mainNumber, mainCnr)]),
    ...record.link_cases.kept.map(({ number, cnr }) => linked('LINKED', number, cnr)),
    ...below('SUBORDINATE_COURT', record.lower_court_caseno, record.lower_court_name, record.lower_court_dec_dt),
    ...below(
      'EARLIER_COURT',
      record.trial_lower_court_caseno,
      record.trial_lower_court_name,
      record.trial_lower_court_dec_dt,
    ),
    ...record.transfer.kept.flatMap(({ number, court }) => below('TRANSFER', number, court)),
  ]
}

function linked(relation: LinkedCase['relation'], number: string, written: string | undefined): LinkedCase {
  return present({ number, cnr: written === undefined ? undefined : readCnr(written)?.cnr, relation })
}
