import { Client, StreamableHTTPClientTransport, type Transport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'

/** The protocols that assistants speak today: the newest one, and the one before it. */
export const PROTOCOLS = ['2026-07-28', '2025-11-25'] as const
export type Protocol = (typeof PROTOCOLS)[number]

/** An assistant's end of the protocol, with the server as a separate process at the other end. */
export interface Assistant {
  client: Client
  /** Calls a tool, and returns the data between the marks of its result. */
  ask(tool: string, input?: object): Promise<string>
  /** Does the same for a JSON result. */
  read<Result = Record<string, unknown>>(tool: string, input?: object): Promise<Result>
  /** Calls a tool that must fail, and returns its message. */
  refusalOf(tool: string, input?: object): Promise<string>
}

/** Starts the server as an assistant does, with the user's key. */
export function anAssistant(
  baseUrl: string,
  apiKey: string,
  { main = 'clients/mcp/main.ts', protocol = PROTOCOLS[0] }: { main?: string; protocol?: Protocol } = {},
): Promise<Assistant> {
  const env = { COURTPULSE_BASE_URL: baseUrl, COURTPULSE_API_KEY: apiKey }
  const transport = new StdioClientTransport({ command: process.execPath, args: [main], env, stderr: 'inherit' })
  return connect(transport, protocol)
}

/** Connects to the service itself over HTTP. */
export function anAssistantOverHttp(
  baseUrl: string,
  apiKey: string,
  protocol: Protocol = PROTOCOLS[0],
): Promise<Assistant> {
  const requestInit = { headers: { Authorization: `Bearer ${apiKey}` } }
  return connect(new StreamableHTTPClientTransport(new URL('/mcp', baseUrl), { requestInit }), protocol)
}

/** Connects to a server by any transport. */
export async function connect(transport: Transport, protocol: Protocol): Promise<Assistant> {
  const mode = protocol === '2025-11-25' ? 'legacy' : { pin: protocol }
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
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

/** Returns untrusted data; throws when any of it is outside of its marks. */
function insideMarks([note = '', data = '', ...more]: string[]): string {
  const [, mark] = /^The text between <(court-data-[0-9a-f]{16})> and /.exec(note) ?? []
  if (!mark || more.length > 0) throw new Error(`not marked as untrusted: ${note}`)
  if (!data.startsWith(`<${mark}>\n`) || !data.endsWith(`\n</${mark}>`)) throw new Error('not between its marks')
  return data.slice(mark.length + 3, -mark.length - 4)
}
