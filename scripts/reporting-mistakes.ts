import { z } from 'zod'
import { connectionTroubleIn } from '../db/base/errors.ts'
import { ConfigurationError } from '../platform/configuration.ts'

/**
 * Runs a command. A mistake of its caller and a database that cannot be used are printed as a sentence with exit code
 * 78, without a stack.
 */
export async function reportingMistakes(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    const message = mistakeIn(error)
    if (message === undefined) throw error
    console.error(message)
    process.exitCode = 78
  }
}

function mistakeIn(error: unknown): string | undefined {
  if (error instanceof ConfigurationError) return error.message
  if (error instanceof z.ZodError)
    return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n')
  return connectionTroubleIn(error)
}
