import test from 'ava'
import { z } from 'zod'
import { inputError } from '../../platform/input-errors.ts'

function messagesOf(schema: z.ZodType, input: unknown): string[] {
  return (schema.safeParse(input, { error: inputError }).error?.issues ?? []).map(({ message }) => message)
}

test('a missing field is named in words, with the values of which it takes one', (t) => {
  const input = z.strictObject({
    name: z.string(),
    caseIdentifier: z.strictObject({ registrationNumber: z.string(), cnr: z.string() }),
    planId: z.string(),
    permissions: z.array(z.string()),
    status: z.string(),
    entityType: z.enum(['BUSINESS', 'PERSON']),
  })
  t.deepEqual(messagesOf(input, { caseIdentifier: {} }), [
    'The name is missing.',
    'The registration number is missing.',
    'The CNR is missing.',
    'The plan ID is missing.',
    'The permissions are missing.',
    'The status is missing.',
    'The entity type is missing; must be one of BUSINESS, PERSON.',
  ])
  t.deepEqual(messagesOf(input, undefined), ['The input is missing.'])
  t.deepEqual(messagesOf(z.object({ DATABASE_URL: z.string() }), {}), ['The value is missing.'])
})

const WRONG: [schema: z.ZodType, input: unknown, message: string][] = [
  [z.string(), null, 'Must be a string.'],
  [z.string(), 7, 'Must be a string.'],
  [z.int(), 1.5, 'Must be a whole number.'],
  [z.coerce.number(), 'eighty', 'Must be a number.'],
  [z.boolean(), 'yes', 'Must be true or false.'],
  [z.array(z.string()), 'one', 'Must be an array.'],
  [z.strictObject({}), [], 'Must be an object.'],
  [z.record(z.string(), z.int()), 'none', 'Must be an object.'],
  [z.literal('PERSON'), 'FIRM', 'Must be PERSON.'],
  [z.enum(['HC', 'SC']), 'XX', 'Must be one of HC, SC.'],
  [z.array(z.int()).min(1), [], 'Must have at least 1 item.'],
  [z.array(z.int()).max(2), [1, 2, 3], 'Must have at most 2 items.'],
  [z.string().length(3), 'ab', 'Must have 3 characters.'],
  [z.int().min(1), 0, 'Must be at least 1.'],
  [z.int().max(500), 501, 'Must be at most 500.'],
  [z.number().positive(), 0, 'Must be more than 0.'],
  [z.number().multipleOf(5), 7, 'Must be a multiple of 5.'],
  [z.iso.date(), '31-01-2026', 'Must be a date in the format YYYY-MM-DD.'],
  [z.iso.datetime(), 'today', 'Must be a time in the format 2026-01-31T10:30:00Z.'],
  [z.url(), 'here', 'Must be a URL.'],
  [z.email(), 'me', 'Must be an e-mail address.'],
  [z.string().regex(/^a+$/), 'b', 'Must match /^a+$/.'],
  [z.union([z.string(), z.array(z.string()).max(1)]), 7, 'Must be a string or an array.'],
  [z.union([z.string(), z.array(z.string()).max(1)]), ['a', 'b'], 'Must have at most 1 item.'],
  [z.union([z.string(), z.array(z.string())]), ['a', 7], 'Must have a valid 1.'],
  [
    z.discriminatedUnion('kind', [z.object({ kind: z.literal('A') }), z.object({ kind: z.literal('B') })]),
    { kind: 'C' },
    'Must be one of A, B.',
  ],
  [z.record(z.string().regex(/^a+$/), z.int()), { b: 1 }, 'Must match /^a+$/ in its name.'],
  [z.string().startsWith('whsec_'), 'key', 'Must start with whsec_.'],
  [z.string().endsWith('/v1'), 'key', 'Must end with /v1.'],
  [z.string().includes('@'), 'key', 'Must include @.'],
  [z.uuid(), 'key', 'Must be a valid uuid.'],
  [z.string().regex(/^a+$/, 'Must be of the letter a.'), 'b', 'Must be of the letter a.'],
]

for (const [schema, input, message] of WRONG)
  test(`${JSON.stringify(input)} is refused with "${message}"`, (t) => {
    t.deepEqual(messagesOf(schema, input), [message])
  })
