#!/usr/bin/env node
/**
 * `npx courtpulse-mcp`: serves CourtPulse to an assistant over standard input and output, with the user's key. Standard
 * output belongs to the protocol; everything else goes to standard error.
 */
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { createCourtPulse } from '../typescript/index.ts'
import { fetchDocument } from './order-pages.ts'
import { rememberPages } from './remember-pages.ts'
import { createMcpServer } from './server.ts'

/**
 * The maximum wait of one call for a service that puts it off. Assistants allow a tool about a minute; a slower call
 * reports that, and the same call joins it later.
 */
const MAX_WAIT_MS = 50_000

const { COURTPULSE_BASE_URL: baseUrl, COURTPULSE_API_KEY: apiKey } = process.env
if (!baseUrl || !apiKey) {
  console.error(
    'Set COURTPULSE_BASE_URL (the base URL, which ends with /v1) and COURTPULSE_API_KEY (an API key of your account).',
  )
  process.exit(1)
}
const courtPulse = createCourtPulse({ baseUrl: baseUrl.replace(/\/+$/, ''), apiKey, maxWaitMs: MAX_WAIT_MS })
const orders = { open: fetchDocument, remembered: rememberPages(Number.POSITIVE_INFINITY) }
serveStdio(() => createMcpServer(courtPulse, orders))
