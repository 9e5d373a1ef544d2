import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import type { z } from 'zod'
import { CourtPulseError } from '../client/index.ts'
import { courtData, StructuredData } from './court-data.ts'

/** What an assistant is told of a tool. */
export interface ToolDescription<Input extends z.ZodObject> {
  name: string
  title: string
  description: string
  input: Input
  /** What a call is charged as; null if it only reads what the service has: no court is asked and nothing is charged. */
  cost: string | null
}

/** Adds a tool. What `run` gives is handed on as data from courts, and a refusal of the service as one the assistant can act upon. */
export function addTool<Input extends z.ZodObject>(
  server: McpServer,
  { name, title, description, input, cost }: ToolDescription<Input>,
  run: (input: z.output<Input>) => Promise<unknown>,
): void {
  const isFree = cost === null
  const told = {
    title,
    // Assistants decide by the description: what a call costs stands first.
    description: `${isFree ? 'Free.' : `COSTS: ${cost}.`} ${description}`,
    inputSchema: input as z.ZodObject,
    outputSchema: StructuredData,
    annotations: { readOnlyHint: isFree, destructiveHint: false, openWorldHint: !isFree },
    _meta: { 'courtpulse/cost': cost },
  }
  server.registerTool(name, told, async (args) => {
    try {
      // The SDK has parsed it by this very schema; its types do not carry that through a generic function.
      return courtData(await run(args as z.output<Input>))
    } catch (error) {
      return refusal(error)
    }
  })
}

function refusal(error: unknown): CallToolResult {
  if (error instanceof CourtPulseError) {
    const { status, code, label, details, message, requestId } = error
    return failed(JSON.stringify({ status, code, label, message, details, requestId }))
  }
  // What `fetch` throws when no connection can be made.
  if (error instanceof TypeError && error.cause instanceof Error)
    return failed(
      `CourtPulse cannot be reached (${error.cause.message}). It is not known whether the request was carried out.`,
    )
  throw error
}

function failed(text: string): CallToolResult {
  return { isError: true, content: [{ type: 'text', text }] }
}
