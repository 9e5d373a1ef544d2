import { ConfigurationError } from '../platform/configuration.ts'

/** Runs a command; a mistake of its caller is printed as a sentence with exit code 78, without a stack. */
export async function reportingMistakes(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    console.error(error.message)
    process.exitCode = 78
  }
}
