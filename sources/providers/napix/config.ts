import type { ProviderConfig, ProviderContext, ProviderSettings } from '../provider-call.ts'
import type { Keys } from './seal.ts'

export type NapixOperation = 'token' | 'caseRecord' | 'caseStates' | 'orderDocument' | 'nameSearch'

/** What an operator configures of a subscription beside what every provider has. */
export interface NapixAccount {
  /** The subscriber's department, `dept_id`. */
  department: string
  keys: Keys
  /** How the states of many cases are asked for; subscribers' code differs. */
  statusMethod: StatusMethod
  /** For how many cases one call asks. */
  casesPerStatus: number
  /** Establishments in which names are searched. */
  courts: readonly string[]
}

export const STATUS_METHODS = ['POST', 'FORM', 'GET'] as const
export type StatusMethod = (typeof STATUS_METHODS)[number]

export type NapixConfig = ProviderConfig<NapixOperation> &
  NapixAccount & {
    /** Counts which form of an answer came, where the public facts leave more than one open. */
    countForm: (form: Form) => void
  }
export type NapixContext = ProviderContext<NapixOperation> & { config: NapixConfig }

/** What the service opens the provider with. */
export type NapixSettings = ProviderSettings & { napix: NapixAccount; countForm: (form: string) => void }

const SECOND = 1000

/** What configuration overrides. Calls are free; an hour's quota limits them. */
export const NAPIX_DEFAULTS = {
  pricesPaise: { token: 0, caseRecord: 0, caseStates: 0, orderDocument: 0, nameSearch: 0 },
  timeoutsMs: {
    token: 15 * SECOND,
    caseRecord: 30 * SECOND,
    // An answer about 500 cases is a third of a megabyte.
    caseStates: 90 * SECOND,
    orderDocument: 120 * SECOND,
    nameSearch: 60 * SECOND,
  },
} satisfies Partial<NapixConfig>

/** The forms of an answer that public facts leave open, and oddities that are read all the same. Each one that comes is counted. */
export type Form =
  | 'seal fits'
  | 'seal does not fit'
  | 'no seal'
  | 'error in plain text'
  | 'error under the own key'
  | 'error under the zero key'
  | 'error as a PHP dump'
  | 'order as bytes'
  | 'order as Base64'
  | 'order as quoted Base64'
  | 'order as a data address'
  | 'states in rows'
  | 'state of one case'
  | 'state missing'
  | 'surplus state'
  | 'state given twice'
  | 'row given twice'
  | 'row without names'
