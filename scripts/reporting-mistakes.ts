import { ConfigurationError } from '../platform/configuration.ts'

/** Runs a command; a mistake of whoever called it is a sentence and exit code 78, not a stack. */
export async function reportingMistakes(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    console.error(error.message)
    process.exitCode = 78
  }
}
