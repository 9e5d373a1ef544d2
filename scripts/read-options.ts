import { type ParseArgsConfig, parseArgs } from 'node:util'

/** Reads the options of a command. A wrong one ends it with a sentence that names those it has, and exit code 2. */
export function readOptions<const Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config)
  } catch (error) {
    if (!isWrongOption(error)) throw error
    const [problem] = error.message.split('. ')
    const names = Object.keys(config.options ?? {}).map((name) => `--${name}`)
    console.error(`${problem}. ${names.length > 0 ? `The options are ${names.join(', ')}.` : 'There are no options.'}`)
    process.exit(2)
  }
}

function isWrongOption(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}
