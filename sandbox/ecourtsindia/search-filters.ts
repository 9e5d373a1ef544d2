import type { IsoDate } from '../../domain/case.ts'
import type { CaseTitle, WorldCase } from '../world/case.ts'
import { DICTIONARIES } from './codes.ts'
import { DAY_NAMES, type Parameters } from './parameters.ts'
import type { FoundTitle } from './search-hits.ts'

type DayName = (typeof DAY_NAMES)[number]

/** The field that each filter of codes compares, and the dictionary of its codes. */
const CODE_FILTERS: readonly {
  parameter: string
  dictionary: string
  read(title: CaseTitle): string | undefined
}[] = [
  { parameter: 'courtCodes', dictionary: 'courtCode', read: ({ forum }) => forum.code },
  { parameter: 'caseTypes', dictionary: 'caseType', read: ({ caseType }) => caseType.code },
  { parameter: 'caseStatuses', dictionary: 'caseStatus', read: ({ status }) => status },
  { parameter: 'judicialSections', dictionary: 'judicialSection', read: judicialSectionOf },
  { parameter: 'caseCategories', dictionary: 'caseCategory', read: () => undefined },
  { parameter: 'benchTypes', dictionary: 'benchType', read: () => 'SINGLE' },
  { parameter: 'stateCodes', dictionary: 'stateCode', read: ({ forum }) => forum.state?.code },
]

export function judicialSectionOf({ caseType }: CaseTitle): 'CRIM' | 'CIV' {
  return /^(CC|CRL_A)$/.test(caseType.code) ? 'CRIM' : 'CIV'
}

/** Whether a requested code is missing in the dictionaries. */
export function asksUnknownCode(parameters: Parameters): boolean {
  return CODE_FILTERS.some(({ parameter, dictionary }) => {
    const known = DICTIONARIES[dictionary] ?? []
    return parameters.all(parameter).some((requested) => !known.some(({ code }) => code === requested))
  })
}

/** Whether a found case passes all filters that were given. */
export function passesFilters(found: FoundTitle, parameters: Parameters): boolean {
  const { title } = found
  return (
    CODE_FILTERS.every(({ parameter, read }) => isAmong(read(title), parameters.all(parameter))) &&
    DAY_NAMES.every((day) => passesDay(found, day, parameters)) &&
    passesWords(
      title.petitioners.concat(title.respondents).map(({ advocate = '' }) => advocate),
      parameters.all('advocates'),
    ) &&
    (!parameters.has('judges') || passesWords([found.readCase()?.judge ?? ''], parameters.all('judges'))) &&
    passesPresence(found, parameters)
  )
}

function isAmong(value: string | undefined, wanted: readonly string[]): boolean {
  return wanted.length === 0 || (value !== undefined && wanted.includes(value))
}

function passesDay(found: FoundTitle, day: DayName, parameters: Parameters): boolean {
  const years = parameters.all(`${day}Years`)
  const from = parameters.first(`${day}DateFrom`)
  const to = parameters.first(`${day}DateTo`)
  if (years.length === 0 && !from && !to) return true
  const date = dateOf(found, day)
  return date !== undefined && isAmong(date.slice(0, 4), years) && (!from || date >= from) && (!to || date <= to)
}

/** The two hearing dates are only known of a whole case. */
export function dateOf({ title, readCase }: FoundTitle, day: DayName): IsoDate | undefined {
  const { filingDate, registrationDate, decisionDate } = title
  if (day === 'filing') return filingDate
  if (day === 'registration') return registrationDate
  if (day === 'decision') return decisionDate
  return readCase()?.[`${day}Date`]
}

function passesWords(texts: readonly string[], wanted: readonly string[]): boolean {
  return (
    wanted.length === 0 || texts.some((text) => wanted.some((part) => text.toLowerCase().includes(part.toLowerCase())))
  )
}

function passesPresence({ readCase }: FoundTitle, parameters: Parameters): boolean {
  const passes = (wanted: string | undefined, is: (page: WorldCase) => boolean) => {
    if (wanted === undefined) return true
    const page = readCase()
    return page !== undefined && is(page) === (wanted === 'true')
  }
  return (
    passes(parameters.first('hasOrders'), ({ orders }) => orders.length > 0) &&
    passes(parameters.first('hasJudgments'), ({ orders }) => orders.some(({ orderType }) => orderType === 'JUDGEMENT'))
  )
}
