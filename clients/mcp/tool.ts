import type { CallToolResult, McpServer } from '@modelcontextprotocol/server'
import type { z } from 'zod'
import { CourtPulseError } from '../typescript/index.ts'
import { courtData, StructuredData } from './court-data.ts'

/** The description of a tool for assistants. */
export interface ToolDescription<Input extends z.ZodObject> {
  name: string
  title: string
  description: string
  input: Input
  /** The charge for a call; null if it only reads stored data, without asking a court. */
  cost: string | null
}

/**
 * Adds a tool. The result of `run` is passed on as data from courts, and a refusal of the service as an error that the
 * assistant can act upon.
 */
export function addTool<Input extends z.ZodObject>(
  server: McpServer,
  { name, title, description, input, cost }: ToolDescription<Input>,
  run: (input: z.output<Input>) => Promise<unknown>,
): void {
  const isFree = cost === null
  const told = {
    title,
    // Assistants decide by the description, so the cost of a call comes first.
    description: `${isFree ? 'Free.' : `COSTS: ${cost}.`} ${description}`,
    inputSchema: input as z.ZodObject,
    outputSchema: StructuredData,
    annotations: { readOnlyHint: isFree, destructiveHint: false, openWorldHint: !isFree },
    _meta: { 'courtpulse/cost': cost },
  }
  server.registerTool(name, told, async (args) => {
    try {
      // The SDK has parsed it with this same schema; its types do not carry that through a generic function.
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
  // `fetch` throws this when no connection can be made.
  if (error instanceof TypeError && error.cause instanceof Error)
    return failed(
      `CourtPulse cannot be reached (${error.cause.message}). It is not known whether the request was carried out.`,
    )
  throw error
}

function failed(text: string): CallToolResult {
  return { isError: true, content: [{ type: 'text', text }] }
}
