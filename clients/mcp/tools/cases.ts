import type { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import type { CourtPulse } from '../../typescript/index.ts'
import { addTool } from '../tool.ts'

const CourtType = z.enum(['DC', 'SC', 'HC', 'CC', 'NCLT', 'NCLAT', 'GSTAT', 'DRT', 'DRAT', 'CESTAT']).meta({
  description:
    'DC is a district court, SC the Supreme Court, HC a High Court, CC a consumer commission. The others are tribunals with their usual abbreviations.',
})

const Part = z.string().exactOptional()

const CaseIdentifier = z.strictObject({
  courtType: CourtType,
  cnr: Part.meta({ description: '16 letters and digits, such as DLHC010123452024. For DC, SC and HC only.' }),
  registrationNumber: Part.meta({ description: '`number/year`, such as 1042/2024. For CC, the full case number.' }),
  filingNumber: Part.meta({ description: 'For NCLT, NCLAT and GSTAT only.' }),
  diaryNumber: Part.meta({ description: '`number/year`. For SC, DRT, DRAT and CESTAT only.' }),
  establishmentCode: Part.meta({ description: 'The code of the bench or tribunal, from list_case_types.' }),
  caseType: Part.meta({
    description: 'The code of the case type, from list_case_types. Most registration numbers need it.',
  }),
})

/** Adds the tools that look a case up, read it back, and list what identifies a case at a court. */
export function addCaseTools(server: McpServer, courtPulse: CourtPulse): void {
  addTool(
    server,
    {
      name: 'list_case_types',
      title: 'List case types',
      description:
        'Lists the case types and establishments of a court type with their codes, and the combinations of numbers that identify a case there.',
      input: z.strictObject({ courtType: CourtType, establishmentCode: Part }),
      cost: null,
    },
    (query) => courtPulse.cases.listTypes(query),
  )
  addTool(
    server,
    {
      name: 'look_up_case',
      title: 'Look up a case',
      description:
        'Fetches one case live from its court: parties, stage, hearings and orders. It can take a minute. ' +
        'Keep the searchId of the result. With it, read_looked_up_case reads the case again for free.',
      input: CaseIdentifier,
      cost: 'one live lookup of the account',
    },
    (caseIdentifier) => courtPulse.cases.lookUp({ caseIdentifier }),
  )
  addTool(
    server,
    {
      name: 'read_looked_up_case',
      title: 'Read a looked-up case',
      description:
        'Returns the case as it was at its last lookup. lastFetchedAt is the time of that lookup, in milliseconds since 1970.',
      input: z.strictObject({ searchId: z.string() }),
      cost: null,
    },
    (search) => courtPulse.cases.get(search),
  )
}
