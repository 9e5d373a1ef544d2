import type { CourtCase } from '../domain/case.ts'
import type { CaseIdentifier } from '../domain/courts/types.ts'
import type { Provider, SourceAnswer } from '../domain/source.ts'
import type { CourtSites } from './court-sites/client.ts'
import { ATTESTR_DEFAULTS } from './providers/attestr/config.ts'
import { ECOURTSINDIA_DEFAULTS } from './providers/ecourtsindia/config.ts'
import { NAPIX_DEFAULTS } from './providers/napix/config.ts'
import type { ProviderSource } from './providers/provider-source.ts'

/** A case, and its record once a source has given it. */
export interface TriedCase {
  identifier: CaseIdentifier
  courtCase?: CourtCase
}

/** One cheap question to a source about a case, with the most that it can cost. */
export interface TrialQuestion {
  what: string
  mostPaise: number
  /** Returns the reason in words if the case gives nothing to ask about. */
  ask(tried: TriedCase, signal: AbortSignal): Promise<SourceAnswer<unknown>> | string
}

/** The operations behind each question, by their names in the provider's list of prices. */
const OPERATIONS: Record<Provider, Record<string, readonly string[]>> = {
  ecourtsindia: {
    record: ['caseDetail'],
    document: ['orderDocument', 'orderMarkdown'],
    search: ['search'],
    changes: ['bulkRefreshStatus', 'causeListBatch'],
  },
  attestr: { record: ['caseDetails'], document: ['orderDocuments'], search: ['businessSearch'] },
  napix: { record: ['caseRecord'], document: ['orderDocument'], search: ['nameSearch'], states: ['caseStates'] },
}

const PRICES: Record<Provider, Readonly<Record<string, number>>> = {
  ecourtsindia: ECOURTSINDIA_DEFAULTS.pricesPaise,
  attestr: ATTESTR_DEFAULTS.pricesPaise,
  napix: NAPIX_DEFAULTS.pricesPaise,
}

/**
 * One question for each kind of work that a provider does.
 * @param ownPrices those that differ from the built-in list
 */
export function questionsToProvider(
  provider: Provider,
  source: ProviderSource,
  ownPrices: Readonly<Record<string, number>>,
): TrialQuestion[] {
  const prices = { ...PRICES[provider], ...ownPrices }
  const asks = asksOf(source)
  return Object.entries(OPERATIONS[provider]).flatMap(([what, operations]) => {
    const ask = asks[what]
    return ask ? [{ what, mostPaise: operations.reduce((sum, name) => sum + (prices[name] ?? 0), 0), ask }] : []
  })
}

/** The one question to a court's site, whose visits are free. */
export function questionToSite(sites: CourtSites): TrialQuestion {
  return { what: 'record', mostPaise: 0, ask: ({ identifier }, signal) => sites.readCase(identifier, { signal }) }
}

type Asks = Record<string, TrialQuestion['ask'] | undefined>

function asksOf({ readCase, readFoundCases, documents, readChanges, states }: ProviderSource): Asks {
  return {
    async record(tried, signal) {
      const answer = await readCase(tried.identifier, signal)
      if (answer.kind === 'found') tried.courtCase = answer.value.courtCase
      return answer
    },
    document({ identifier, courtCase }, signal) {
      if (documents.kind === 'IN_BACKGROUND') return documents.request(identifier, { signal })
      const order = courtCase?.orders.at(-1)
      return courtCase && order ? documents.fetch({ order, courtCase }, signal) : 'the record has no order'
    },
    search({ courtCase }, signal) {
      const name = courtCase && [...courtCase.petitioners, ...courtCase.respondents][0]?.name
      if (!name) return 'the record names no party'
      const year = Number(courtCase.filingDate?.slice(0, 4)) || null
      const criteria = {
        name,
        partyType: 'BOTH' as const,
        filters: { fromYear: year, toYear: year },
        nameVariations: [],
        generatedVariations: [],
      }
      return readFoundCases({ searchId: 'trial', criteria, page: 0, cursor: undefined }, signal)
    },
    changes: readChanges && (({ identifier: { cnr = '' } }, signal) => readChanges([cnr], signal)),
    states: states && (({ identifier: { cnr = '' } }, signal) => states.read([cnr], signal)),
  }
}
