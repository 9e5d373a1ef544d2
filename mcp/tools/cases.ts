import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import type { CourtPulse } from '../../client/index.ts'
import { addTool } from '../tool.ts'

const CourtType = z.enum(['DC', 'SC', 'HC', 'CC', 'NCLT', 'NCLAT', 'GSTAT', 'DRT', 'DRAT', 'CESTAT']).meta({
  description:
    'DC district court, SC Supreme Court, HC High Court, CC consumer commission, the others tribunals by their short names.',
})

const Part = z.string().exactOptional()

const CaseIdentifier = z.strictObject({
  courtType: CourtType,
  cnr: Part.meta({ description: '16 letters and digits, such as DLHC010123452024; DC, SC and HC only.' }),
  registrationNumber: Part.meta({ description: '`number/year`, such as 1042/2024; CC: the full case number.' }),
  filingNumber: Part.meta({ description: 'NCLT, NCLAT, GSTAT only.' }),
  diaryNumber: Part.meta({ description: '`number/year`; SC, DRT, DRAT, CESTAT only.' }),
  establishmentCode: Part.meta({ description: 'Code of the bench or tribunal, from list_case_types.' }),
  caseType: Part.meta({ description: 'Code of the case type, from list_case_types; with most registration numbers.' }),
})

/** Looking up one case, reading it back, and what a court takes to identify one. */
export function addCaseTools(server: McpServer, { api, answerOf }: CourtPulse): void {
  addTool(
    server,
    {
      name: 'list_case_types',
      title: 'List case types',
      description:
        'The case types and establishments of a kind of court with their codes, and which combinations of numbers identify a case there.',
      input: z.strictObject({ courtType: CourtType, establishmentCode: Part }),
      isFree: true,
    },
    (query) => answerOf(api.GET('/case-lookup/case-types', { params: { query } })),
  )
  addTool(
    server,
    {
      name: 'look_up_case',
      title: 'Look a case up',
      description:
        'Fetches one case live from its court: parties, stage, hearings and orders. Charged as one live look-up; may take a minute. ' +
        'Keep the searchId of the result: reading the case back by it is free.',
      input: CaseIdentifier,
      isFree: false,
    },
    (caseIdentifier) => answerOf(api.POST('/case-lookup', { body: { caseIdentifier } })),
  )
  addTool(
    server,
    {
      name: 'read_looked_up_case',
      title: 'Read a looked-up case',
      description: 'The case as it was at its last look-up, which lastFetchedAt tells (milliseconds since 1970).',
      input: z.strictObject({ searchId: z.string() }),
      isFree: true,
    },
    (path) => answerOf(api.GET('/case-lookup/{searchId}', { params: { path } })),
  )
}
