import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'

/** An assistant's end of the protocol, with the server as a process of its own on the other. */
export interface Assistant {
  client: Client
  /** Calls a tool, and gives what stands between the marks of its result. */
  ask(tool: string, input?: object): Promise<string>
  /** The same for a result that is JSON. */
  read<Result = Record<string, unknown>>(tool: string, input?: object): Promise<Result>
  /** Calls a tool that must fail, and gives what it says. */
  refusalOf(tool: string, input?: object): Promise<string>
}

/** Starts the server as an assistant does, with a key of the user's own. */
export async function anAssistant(baseUrl: string, apiKey: string, main = 'mcp/main.ts'): Promise<Assistant> {
  const env = { COURTPULSE_BASE_URL: baseUrl, COURTPULSE_API_KEY: apiKey }
  return connect(new StdioClientTransport({ command: process.execPath, args: [main], env, stderr: 'inherit' }))
}

/** The same over HTTP: the service itself is the server. */
export async function anAssistantOverHttp(baseUrl: string, apiKey: string): Promise<Assistant> {
  const requestInit = { headers: { Authorization: `Bearer ${apiKey}` } }
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', baseUrl), { requestInit })
  // The types of the SDK do not agree with themselves about a session that may be missing.
  return connect(transport as Transport)
}

async function connect(transport: Transport): Promise<Assistant> {
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(transport)

  async function call(tool: string, input: object) {
    const { content, isError } = await client.callTool({ name: tool, arguments: { ...input } })
    const texts = (content as { type: string; text: string }[]).map(({ text }) => text)
    return { texts, isError: isError === true }
  }

  async function ask(tool: string, input: object = {}): Promise<string> {
    const { texts, isError } = await call(tool, input)
    if (isError) throw new Error(texts.join('\n'))
    return insideMarks(texts)
  }

  return {
    client,
    ask,
    read: async (tool, input) => JSON.parse(await ask(tool, input)),
    async refusalOf(tool, input = {}) {
      const { texts, isError } = await call(tool, input)
      if (!isError) throw new Error(`${tool} did not fail`)
      return texts.join('\n')
    },
  }
}

/** What a result says is untrusted; throws when anything of it stands outside of its marks. */
function insideMarks([note = '', data = '', ...more]: string[]): string {
  const [, mark] = /^The text between <(court-data-[0-9a-f]{16})> and /.exec(note) ?? []
  if (!mark || more.length > 0) throw new Error(`not marked as untrusted: ${note}`)
  if (!data.startsWith(`<${mark}>\n`) || !data.endsWith(`\n</${mark}>`)) throw new Error('not between its marks')
  return data.slice(mark.length + 3, -mark.length - 4)
}
