import { randomBytes } from 'node:crypto'
import { type Configuration, readConfiguration } from '../platform/configuration.ts'
import { startSandbox } from '../sandbox/start.ts'
import type { ModelConfig } from '../sources/model/config.ts'
import { createModel, type Model } from '../sources/model/model.ts'
import { FREE_GATEWAY } from '../test/support/free-gateway.ts'
import { modelConfig } from '../workers/model.ts'

/** The model of an evaluation: the one that the environment names, or without its key the sandbox's. */
export interface EvaluationModel {
  model: Model
  config: ModelConfig
  isSimulated: boolean
  close(): Promise<void>
}

/** An evaluation stores nothing, and only its operator limits its costs. */
export async function evaluationModel(): Promise<EvaluationModel> {
  const sandbox = process.env.OPENAI_API_KEY ? undefined : await startSandbox({})
  const config = modelConfig(evaluationSettings(sandbox?.url))
  return {
    model: createModel(config, FREE_GATEWAY),
    config,
    isSimulated: sandbox !== undefined,
    close: async () => sandbox?.close(),
  }
}

/** An evaluation needs no service, only the model's settings. */
export function evaluationSettings(sandboxUrl: string | undefined, more: NodeJS.ProcessEnv = {}): Configuration {
  return readConfiguration({
    DATABASE_URL: 'mysql://nobody@127.0.0.1/nothing',
    SIGNING_SECRET: randomBytes(32).toString('hex'),
    ECOURTSINDIA: 'off',
    ATTESTR: 'off',
    ...process.env,
    ...(sandboxUrl && { OPENAI_BASE_URL: `${sandboxUrl}/model/v1`, OPENAI_API_KEY: 'sandbox' }),
    ...more,
  })
}
