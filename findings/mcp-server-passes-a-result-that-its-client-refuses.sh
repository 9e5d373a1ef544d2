#!/usr/bin/env bash
# Guess: an MCP server that has checked a tool's result with the tool's output schema sends what that schema made of it, so that a client of
# the same SDK never refuses it.
# Seen: @modelcontextprotocol/server 2.4.0 parses the result, drops what it parsed and sends what the handler returned, while the schema that
# it publishes describes the parsed value. Its client 2.4.0 refuses a result with a field too many, and one in which the schema of zod
# would have filled in, converted or trimmed a value.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' >package.json
npm install --no-audit --no-fund --silent @modelcontextprotocol/{server,client}@2.4.0 zod@4.6.7
cat >call.js <<'JS'
import { Client } from '@modelcontextprotocol/client'
import { InMemoryTransport, McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'

const TOOLS = {
  'a number, as the schema says': [z.object({ jars: z.number() }), { jars: 3 }],
  'a number below the least': [z.object({ jars: z.number().min(5) }), { jars: 3 }],
  'a field beyond the schema': [z.object({ jars: z.number() }), { jars: 3, shelf: 'B' }],
  'a default not filled in': [z.object({ jars: z.number().default(0) }), {}],
  'a text to be converted to a number': [z.object({ jars: z.coerce.number() }), { jars: '3' }],
  'a text to be trimmed': [z.object({ shelf: z.string().trim().max(1) }), { shelf: ' B ' }],
}
const server = new McpServer({ name: 'larder', version: '1.0.0' })
for (const [name, [outputSchema, structuredContent]] of Object.entries(TOOLS))
  server.registerTool(name.replaceAll(/\W+/g, '_'), { outputSchema }, async () => ({ structuredContent, content: [] }))
const client = new Client({ name: 'cook', version: '1.0.0' })
const [one, other] = InMemoryTransport.createLinkedPair()
await server.connect(one)
await client.connect(other)
await client.listTools()

const seen = []
for (const [name, [, structuredContent]] of Object.entries(TOOLS)) {
  let outcome
  try {
    const { isError } = await client.callTool({ name: name.replaceAll(/\W+/g, '_'), arguments: {} })
    outcome = isError ? 'refused by the server' : 'received'
  } catch (error) {
    outcome = `refused by the client: ${error.message}`
  }
  seen.push(outcome.split(':')[0])
  console.log(`${name}, ${JSON.stringify(structuredContent)}: ${outcome}`)
}
await client.close()
const EXPECTED = ['received', 'refused by the server', ...Array(4).fill('refused by the client')]
process.exit(seen.join() === EXPECTED.join() ? 0 : 1)
JS
echo "Node $(node --version), @modelcontextprotocol/server and client 2.4.0, zod 4.6.7"
node call.js
echo 'The server passes four results that the schema it publishes for them does not allow.'
