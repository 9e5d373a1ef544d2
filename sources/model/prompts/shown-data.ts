import { printDate } from '../../../domain/dates.ts'
import type { RiskBounds } from '../../../domain/risk/bounds.ts'
import { numberedStatements } from '../../../domain/summaries/choose-statements.ts'
import { type NumberedSentence, tokensOf } from '../../../domain/summaries/parts.ts'
import type { CaseFacts, DatedOrderSummary, Statement } from '../../../domain/summaries/types.ts'

/** An order's sentences with their numbers, page by page between tags. */
export function orderData(orderDate: string, sentences: readonly NumberedSentence[]): string {
  const pages = Map.groupBy(sentences, ({ page }) => page)
  const tagged = [...pages].map(([number, some]) =>
    tag('page', some.map((one) => `[${one.number}] ${plain(one.text)}`).join('\n'), { number }),
  )
  return tag('order', tagged.join('\n'), { date: printDate(orderDate) })
}

/**
 * A case's record, its orders' numbered statements and the bounds of its risk between tags. When they are too long
 * together, the latest orders are shown in full, earlier ones by their outcome alone, and the earliest are only
 * counted.
 */
export function caseData(
  facts: CaseFacts,
  orders: readonly DatedOrderSummary[],
  bounds: RiskBounds,
  budgetTokens: number,
): string {
  const record = tag(
    'case',
    Object.entries(recordOf(facts))
      .map(([name, value]) => `${name}: ${plain(value)}`)
      .join('\n'),
  )
  const rules = tag('risk', bounds.reasons.map(({ why }) => why).join('\n'), {
    lowest: bounds.lowest,
    highest: bounds.highest,
  })
  const shown = fitting(orders, budgetTokens - tokensOf(record) - tokensOf(rules))
  const omitted = orders.length - shown.length
  return [
    record,
    ...(omitted > 0 ? [tag('earlier', `${omitted} earlier orders are not shown.`)] : []),
    ...shown,
    rules,
  ].join('\n')
}

export function nameData(name: string): string {
  return tag('name', plain(name))
}

/** The latest orders that fit by their outcome alone; the latest of those that fit in full are shown in full. */
function fitting(orders: readonly DatedOrderSummary[], budgetTokens: number): string[] {
  const shown: { brief: string; full: string }[] = []
  const statements = Map.groupBy(numberedStatements(orders), ({ order }) => order)
  let left = budgetTokens
  for (const order of orders.toReversed()) {
    const date = { date: printDate(order.orderDate) }
    const all = statements.get(order) ?? []
    const dataOf = (some: typeof all) =>
      some.map(({ number, statement }) => statementData(number, statement)).join('\n')
    const brief = tag('order', dataOf(all.filter(({ statement }) => statement.field === 'OUTCOME')), date)
    left -= tokensOf(brief)
    if (left < 0) break
    shown.unshift({ brief, full: tag('order', dataOf(all), date) })
  }
  left = Math.max(left, 0)
  return shown
    .toReversed()
    .map(({ brief, full }) => {
      const more = tokensOf(full) - tokensOf(brief)
      if (more > left) return brief
      left -= more
      return full
    })
    .toReversed()
}

function statementData(id: number, { field, text, part }: Statement): string {
  const of = field === 'OUTCOME' ? 'outcome' : part === 'CLAIM' || part === 'DEFENCE' ? part.toLowerCase() : undefined
  return tag('statement', plain(text), { id, ...(of && { of }) })
}

function recordOf(facts: CaseFacts): Record<string, string> {
  const days = { filed: facts.filingDate, 'next hearing': facts.nextHearingDate, decided: facts.decisionDate }
  const words = {
    court: facts.court,
    number: facts.caseNumber,
    type: facts.caseTypeName ?? facts.caseType,
    petitioner: namesOf(facts.petitioners),
    respondent: namesOf(facts.respondents),
    status: facts.status,
    stage: facts.stage,
    disposal: facts.natureOfDisposal,
    acts: facts.acts.join('; ') || undefined,
  }
  const printed = Object.entries(days).map(([name, day]) => [name, day && printDate(day)] as const)
  return Object.fromEntries(
    [...Object.entries(words), ...printed].flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
}

/** Of a hundred parties, the first ones describe the case. */
const NAMED_PARTIES = 5

function namesOf(parties: readonly { name: string }[]): string {
  const named = parties.slice(0, NAMED_PARTIES).map(({ name }) => name)
  return [...named, ...(parties.length > NAMED_PARTIES ? ['others'] : [])].join(', ')
}

function tag(name: string, content: string, attributes: Record<string, string | number> = {}): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${plain(String(value))}"`)
  return `<${name}${written.join('')}>\n${content}\n</${name}>`
}

/** Text that can neither close its tag nor open another. */
function plain(text: string): string {
  return text.replaceAll('<', '‹').replaceAll('>', '›')
}
