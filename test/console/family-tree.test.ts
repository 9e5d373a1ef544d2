import test from 'ava'
import { familyTree } from '../../console/parts/family-tree.ts'

const member = (caseId: string) => ({
  caseId,
  caseIdentifier: { courtType: 'HC' as const, cnr: `CNR-${caseId}` },
  status: 'ACTIVE' as const,
  distance: 0,
})
const relation = (
  caseId: string,
  relatedCaseId: string | null,
  kind: 'LINKED' | 'MAIN' | 'APPEAL',
  more: object = {},
) => ({
  relationId: `${caseId}-${relatedCaseId}`,
  caseId,
  relatedCaseId,
  kind,
  number: `number of ${relatedCaseId}`,
  court: null,
  decisionDate: null,
  state: 'KNOWN' as const,
  caseIdentifier: null,
  saidAt: 1,
  decidedAt: null,
  ...more,
})
const textOf = (html: unknown) =>
  String(html)
    .replaceAll(/<\/?(?:ul|li|h2)>/g, '|')
    .replaceAll(/<[^>]+>/g, '')

test('a family is a tree from its case on, in which each relation stands once, also where the family is a circle', async (t) => {
  const members = ['a', 'b', 'c'].map(member)
  const relations = [relation('b', 'a', 'APPEAL'), relation('b', 'c', 'LINKED'), relation('c', 'a', 'LINKED')]
  const text = textOf(await familyTree('a', { members, relations }))
  t.is(text.match(/Appealed in/g)?.length, 1)
  t.is(text.match(/Connected with/g)?.length, 2)
})

test('a case that is not tracked stands with its number as the court wrote it, and with what it waits for', async (t) => {
  const relations = [relation('a', null, 'MAIN', { number: 'WP <b>9</b>/2020', court: 'Court X', state: 'SUGGESTED' })]
  const html = String(await familyTree('a', { members: [member('a')], relations }))
  t.regex(html, /Main matter:.*WP &lt;b&gt;9&lt;\/b&gt;\/2020, Court X.* \(not tracked\)/)
})

test('a case without relations has no tree', async (t) => {
  t.is(String(await familyTree('a', { members: [member('a')], relations: [] })), '')
})
