import type { ModelAnswer } from '../../domain/model-answer.ts'
import type { RiskBounds } from '../../domain/risk/bounds.ts'
import { MOST_CHOSEN } from '../../domain/summaries/chosen-sentences.ts'
import type { NumberedSentence } from '../../domain/summaries/parts.ts'
import type { CaseDraft, CaseFacts, DatedOrderSummary, OrderDraft } from '../../domain/summaries/types.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { checkToken, nameSubject } from '../providers/provider-call.ts'
import { ask, promptTokens } from './ask.ts'
import type { ModelConfig } from './config.ts'
import type { NamesAnswer } from './prompts/answers.ts'
import { CASE_PROMPT } from './prompts/case.ts'
import { NAMES_PROMPT } from './prompts/names.ts'
import { ORDER_PROMPT } from './prompts/order.ts'
import { versionOf } from './prompts/prompt.ts'
import { caseData, nameData, orderData } from './prompts/shown-data.ts'

/** A part of one order; most orders are one part (`partsOf(sentences, model.partTokens)`). */
export interface PartQuestion {
  orderId: string
  orderDate: string
  sentences: readonly NumberedSentence[]
  /** Asked again, because the first answer pointed at nothing. */
  isSecondTry?: boolean
}

export interface CaseQuestion {
  searchId: string
  facts: CaseFacts
  /** Checked, and sorted by date. */
  orders: readonly DatedOrderSummary[]
  bounds: RiskBounds
  isSecondTry?: boolean
}

export interface AskOptions {
  signal?: AbortSignal
}

/**
 * The questions that the service asks a language model. Its answers are numbers of given sentences; only names are
 * written out.
 */
export interface Model {
  /** The prompt and model behind each kind of answer. The same pages and the same version need not be asked twice. */
  readonly versions: Readonly<Record<'order' | 'case' | 'names', string>>
  /** The most tokens of an order's text that one call reads. */
  readonly partTokens: number
  readPart(question: PartQuestion, options?: AskOptions): Promise<ModelAnswer<OrderDraft>>
  summariseCase(question: CaseQuestion, options?: AskOptions): Promise<ModelAnswer<CaseDraft>>
  /** Other spellings of a company's name. */
  suggestNames(name: string, options?: AskOptions): Promise<ModelAnswer<string[]>>
}

/**
 * A client of any server that speaks OpenAI's chat completions with structured outputs.
 * @throws Error when the key is not a valid header value
 */
export function createModel(config: ModelConfig, gateway: Gateway): Model {
  checkToken('model', config.apiKey)
  const { orderModel, caseModel } = config
  const room = config.contextTokens - config.maxOutputTokens - TAG_TOKENS
  return {
    versions: {
      order: `${versionOf(ORDER_PROMPT)}/${orderModel}`,
      case: `${versionOf(CASE_PROMPT)}/${caseModel}`,
      names: `${versionOf(NAMES_PROMPT)}/${orderModel}`,
    },
    partTokens: room - promptTokens(ORDER_PROMPT),
    async readPart({ orderId, orderDate, sentences, isSecondTry }, { signal } = {}) {
      const data = again(orderData(orderDate, sentences), isSecondTry)
      const words = { operation: 'readPart', subject: `order:${orderId}`, signal }
      const answer = await ask(config, gateway, { prompt: ORDER_PROMPT, model: orderModel, data, ...words })
      return answered(answer, (value) => value.sentences.slice(0, 2 * MOST_CHOSEN))
    },
    async summariseCase({ searchId, facts, orders, bounds, isSecondTry }, { signal } = {}) {
      const data = again(caseData(facts, orders, bounds, room - promptTokens(CASE_PROMPT)), isSecondTry)
      const words = { operation: 'summariseCase', subject: `search:${searchId}`, signal }
      return ask(config, gateway, { prompt: CASE_PROMPT, model: caseModel, data, ...words })
    },
    async suggestNames(name, { signal } = {}) {
      const subject = nameSubject(config.subjectKey, [name])
      const words = { operation: 'suggestNames', subject, timeoutMs: NAMES_TIMEOUT_MS, signal }
      const answer = await ask(config, gateway, {
        prompt: NAMES_PROMPT,
        model: orderModel,
        data: nameData(name),
        ...words,
      })
      return answered(answer, ({ nameVariations }: NamesAnswer) => nameVariations)
    },
  }
}

/** Room for tags, dates and the sentence of a second try. */
const TAG_TOKENS = 300

function again(data: string, isSecondTry: boolean | undefined): string {
  if (!isSecondTry) return data
  return `${data}\n\nOf an earlier answer nothing could be shown. Give only numbers that stand here.`
}

/** A list of names is written in seconds, and a search may wait for it. */
const NAMES_TIMEOUT_MS = 30_000

function answered<Value, Made>(answer: ModelAnswer<Value>, make: (value: Value) => Made): ModelAnswer<Made> {
  return answer.kind === 'answered' ? { ...answer, value: make(answer.value) } : answer
}
