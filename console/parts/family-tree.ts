import type { z } from 'zod'
import type { readFamily } from '../../api/case-tracking/read-family.ts'
import { foreign, type Html, html } from '../html.ts'
import { address, type Visit } from '../page.ts'
import { caseTitle } from './case-facts.ts'
import { formTo } from './form.ts'

type Family = z.infer<(typeof readFamily)['replies'][200]>
type Relation = Family['relations'][number]

/** What the other case is, in words; of a case that another one names, what that one is. */
const KINDS: Record<Relation['kind'], [says: string, isSaid: string]> = {
  LINKED: ['Connected with', 'Connected with'],
  MAIN: ['Main matter', 'Filed in this case'],
  APPEAL: ['Appeal from', 'Appealed in'],
  TRANSFER: ['Transferred from or to', 'Transferred from or to'],
}

const STATES: Record<Relation['state'], string> = {
  KNOWN: '',
  FOLLOWED: '',
  SUGGESTED: ' (not tracked)',
  OPEN: ' (the record does not name one case for sure)',
  DISMISSED: ' (dismissed)',
}

/**
 * The cases that belong to a case as a tree that begins with it; nothing where no record names another. With a visit,
 * the suggested cases have buttons to follow and to dismiss them.
 */
export function familyTree(caseId: string, family: Family, visit?: Visit): Html {
  if (family.relations.length === 0) return html``
  return html`<h2>Related cases, as the courts' records state</h2>${branches(caseId, family, new Set(), visit)}`
}

/** Each relation once: the tree of a family with a circle ends where it comes back. */
function branches(caseId: string, family: Family, shown: Set<string>, visit?: Visit): Html {
  const own = family.relations.filter(
    (relation) => !shown.has(relation.relationId) && (relation.caseId === caseId || relation.relatedCaseId === caseId),
  )
  for (const { relationId } of own) shown.add(relationId)
  if (own.length === 0) return html``
  return html`<ul>${own.map((relation) => {
    const isSaying = relation.caseId === caseId
    const other = isSaying ? relation.relatedCaseId : relation.caseId
    const words = KINDS[relation.kind][isSaying ? 0 : 1]
    const below = other === null || relation.state === 'DISMISSED' ? html`` : branches(other, family, shown, visit)
    return html`<li>${words}: ${nameOf(other, relation, family)}${STATES[relation.state]}${visit ? deciding(visit, relation) : ''}${below}</li>`
  })}</ul>`
}

function nameOf(other: string | null, { number, court }: Relation, { members }: Family): Html {
  const member = members.find(({ caseId }) => caseId === other)
  if (!member) return html`${foreign(court === null ? number : `${number}, ${court}`)}`
  return html`<a href="${address(`/account/cases/${member.caseId}`)}">${foreign(caseTitle(member.caseIdentifier))}</a>`
}

function deciding(visit: Visit, { caseId, relationId, state }: Relation): Html {
  if (state !== 'SUGGESTED') return html``
  const path = `/account/cases/${caseId}/family/${relationId}`
  return html`<div class="row">${formTo(visit, `${path}/follow`, html`<button>Follow</button>`)}${formTo(visit, `${path}/dismiss`, html`<button>Dismiss</button>`)}</div>`
}
