import type { Database } from '../db/database.ts'
import type { CourtCase } from '../domain/case.ts'
import { courtTypeOfCnr, readCnr } from '../domain/courts/cnr.ts'
import type { CaseIdentifier } from '../domain/courts/types.ts'
import type { Provider, SourceAnswer } from '../domain/source.ts'
import { type Configuration, enabledProviders, providerSettings } from '../platform/configuration.ts'
import { createBrowser } from '../sources/court-sites/browser.ts'
import { createCourtSites } from '../sources/court-sites/client.ts'
import { siteHosts } from '../sources/court-sites/sites.ts'
import type { Gateway } from '../sources/gateway/gateway.ts'
import { ATTESTR_DEFAULTS } from '../sources/providers/attestr/config.ts'
import { ECOURTSINDIA_DEFAULTS } from '../sources/providers/ecourtsindia/config.ts'
import { NAPIX_DEFAULTS } from '../sources/providers/napix/config.ts'
import type { ProviderSource } from '../sources/providers/provider-source.ts'
import { openProvider } from '../workers/open-provider.ts'
import { type OperatorCall, operatorGateway } from './operator-gateway.ts'

/** One question to a source, with what it can cost, and what came of it. */
export interface Trial {
  source: string
  what: string
  mostPaise: number
  /** Absent before it was asked: found, none or the failure. */
  answer?: string
  bookedPaise?: number
  /** Whether the answer had the shape and the price that the service expects; of a question that was not answered nothing is known. */
  isAsExpected?: boolean
}

/** What the trials of one run have found so far. */
interface Found {
  identifier: CaseIdentifier
  courtCase?: CourtCase
}

type Ask = (found: Found, signal: AbortSignal) => Promise<SourceAnswer<unknown>> | undefined

interface Question {
  source: string
  what: string
  mostPaise: number
  ask: Ask
}

const SIGNAL = new AbortController().signal

/** The operations behind each question, by their names in the provider's list of prices. */
const OPERATIONS = {
  ecourtsindia: {
    record: ['caseDetail'],
    document: ['orderDocument', 'orderMarkdown'],
    changes: ['bulkRefreshStatus', 'causeListBatch'],
  },
  attestr: { record: ['caseDetails'], document: ['orderDocuments'] },
  napix: { record: ['caseRecord'], document: ['orderDocument'], states: ['caseStates'] },
} as const satisfies Record<Provider, Record<string, readonly string[]>>

const PRICES: Record<Provider, Readonly<Record<string, number>>> = {
  ecourtsindia: ECOURTSINDIA_DEFAULTS.pricesPaise,
  attestr: ATTESTR_DEFAULTS.pricesPaise,
  napix: NAPIX_DEFAULTS.pricesPaise,
}

/**
 * Tries every source that is switched on with one case: one question for each thing that it is asked for. Without `pays` it only says what
 * that can cost.
 */
export async function trySources(
  db: Database,
  configuration: Configuration,
  writtenCnr: string,
  { pays }: { pays: boolean },
): Promise<{ mostPaise: number; trials: Trial[] }> {
  const cnr = readCnr(writtenCnr)?.cnr
  const courtType = cnr && courtTypeOfCnr(cnr)
  if (!courtType) throw new Error('Name the CNR of a case whose record and orders you may read.')
  const calls: OperatorCall[] = []
  const gateway = operatorGateway(db, configuration, calls)
  const hosts = siteHosts(configuration.COURT_SITES_BASE_URL)
  const browser = createBrowser({ executablePath: configuration.CHROMIUM_PATH, hosts })
  try {
    const site = createCourtSites(browser, gateway, configuration.COURT_SITES_BASE_URL)
    const questions = [
      ...enabledProviders(configuration).flatMap((provider) => questionsTo(provider, configuration, gateway)),
      ...(configuration.COURT_SITES ? [questionToSite(courtType, site)] : []),
    ]
    const mostPaise = questions.reduce((sum, question) => sum + question.mostPaise, 0)
    const trials: Trial[] = []
    const found: Found = { identifier: { courtType, cnr } }
    for (const { ask, ...question } of questions)
      trials.push(pays ? await tryOne(question, ask, found, calls) : question)
    if (pays) await raiseAlarms(db, trials)
    return { mostPaise, trials }
  } finally {
    await browser.close()
  }
}

/** An alarm for each source with an answer that is not as expected; it ends when all that the source answered is. */
async function raiseAlarms(db: Database, trials: readonly Trial[]): Promise<void> {
  for (const [subject, those] of Map.groupBy(trials, ({ source }) => source)) {
    const alarm = { name: 'SOURCE_TRIAL_FAILED', subject } as const
    if (those.some(({ isAsExpected }) => isAsExpected === false)) await db.alarms.raise(alarm)
    else if (those.some(({ isAsExpected }) => isAsExpected)) await db.alarms.end(alarm)
  }
}

function questionsTo(provider: Provider, configuration: Configuration, gateway: Gateway): Question[] {
  const source = openProvider(provider, configuration, gateway)
  const operations: Partial<Record<string, readonly string[]>> = OPERATIONS[provider]
  const prices = { ...PRICES[provider], ...providerSettings(configuration, provider).pricesPaise }
  return Object.entries(asksOf(source)).flatMap(([what, ask]) => {
    const mostPaise = operations[what]?.reduce((sum, operation) => sum + (prices[operation] ?? 0), 0)
    return mostPaise === undefined ? [] : [{ source: provider, what, mostPaise, ask }]
  })
}

function asksOf({ readCase, documents, readChanges, states }: ProviderSource): Record<string, Ask> {
  return {
    async record(found) {
      const answer = await readCase(found.identifier, SIGNAL)
      if (answer.kind === 'found') found.courtCase = answer.value.courtCase
      return answer
    },
    changes: ({ identifier: { cnr = '' } }) => readChanges?.([cnr], SIGNAL),
    states: ({ identifier: { cnr = '' } }) => states?.read([cnr], SIGNAL),
    document({ identifier, courtCase }) {
      if (documents.kind === 'IN_BACKGROUND') return documents.request(identifier, {})
      const order = courtCase?.orders.at(-1)
      return courtCase && order && documents.fetch({ order, courtCase }, SIGNAL)
    },
  }
}

function questionToSite(courtType: string, site: ReturnType<typeof createCourtSites>): Question {
  return {
    source: `courts/${courtType}`,
    what: 'record',
    mostPaise: 0,
    ask: ({ identifier }) => site.readCase(identifier, { signal: SIGNAL }),
  }
}

async function tryOne(question: Omit<Question, 'ask'>, ask: Ask, found: Found, calls: OperatorCall[]): Promise<Trial> {
  const before = calls.length
  const answer = await ask(found, SIGNAL)
  if (!answer) return { ...question, answer: 'not asked: the record has no order' }
  const bookedPaise = calls.slice(before).reduce((sum, { costPaise }) => sum + costPaise, 0)
  const words = answer.kind === 'failed' ? `${answer.failure.class}: ${answer.failure.message}` : answer.kind
  const isShapeKnown = answer.kind !== 'failed' || answer.failure.class !== 'ParseGap'
  const isAnswered = answer.kind !== 'failed' || answer.failure.class === 'ParseGap'
  return {
    ...question,
    answer: words,
    bookedPaise,
    ...(isAnswered && { isAsExpected: isShapeKnown && bookedPaise <= question.mostPaise }),
  }
}
