import { startSandbox } from '../../../sandbox/start.ts'
import { MODEL_PRICES, type ModelConfig } from '../../../sources/model/config.ts'
import { createModel, type Model } from '../../../sources/model/model.ts'
import { type Control, controlOf } from '../../support/control.ts'
import { type CallLog, createCallLog } from '../call-log.ts'

export interface ModelUnderTest {
  model: Model
  callLog: CallLog
  control: Control
  close(): Promise<void>
}

export const MODEL_CONFIG: Omit<ModelConfig, 'baseUrl'> = {
  apiKey: 'sandbox',
  orderModel: 'gpt-6-luna',
  caseModel: 'gpt-6-luna',
  contextTokens: 32_000,
  maxOutputTokens: 4_000,
  temperature: 0,
  timeoutMs: 10_000,
  prices: MODEL_PRICES,
  subjectKey: 'a key of the tests',
}

/** A model at the given address, with a book of its own. */
export function modelAt(
  baseUrl: string,
  overrides: Partial<ModelConfig> = {},
  limits: { capPaise?: number; isPaused?: boolean; isSameAttempt?: boolean } = {},
): { model: Model; callLog: CallLog } {
  const callLog = createCallLog(limits)
  return { model: createModel({ ...MODEL_CONFIG, baseUrl, ...overrides }, callLog), callLog }
}

/** The model of a sandbox that is started for it. */
export async function sandboxModel(
  overrides: Partial<ModelConfig> = {},
  limits: { capPaise?: number; isPaused?: boolean } = {},
): Promise<ModelUnderTest> {
  const sandbox = await startSandbox({ seed: 'test', today: '2026-03-02' })
  return {
    ...modelAt(`${sandbox.url}/model/v1`, overrides, limits),
    control: controlOf(sandbox.url),
    close: sandbox.close,
  }
}
