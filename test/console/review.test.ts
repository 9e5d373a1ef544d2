import test from 'ava'
import { compareCompany } from '../../domain/matching/company.ts'
import { aCandidate, aDiscovery, discover, type TestCandidate } from '../support/a-candidate.ts'
import { go, startConsole, type TestConsole, takePictures, textOf } from './support.ts'

/* One service and one browser for the whole review room. Each test signs in for itself. */

let all: TestConsole

test.before(async () => {
  all = await startConsole()
})
test.after.always(() => all?.close())

const WATCHED = 'Saffron Textiles Private Limited'

/** A candidate for each of these parties, of one entity, as the matcher judges them. */
async function candidatesFor(parties: string[], of?: TestCandidate): Promise<TestCandidate & { ids: string[] }> {
  const ids: string[] = []
  let account = of
  for (const party of parties) {
    const { score, reasons } = compareCompany(WATCHED, party)
    const verdict = score >= 85 ? ('match' as const) : ('possible' as const)
    const match = { score, verdict, reasons, matchedParty: party }
    const discovery = aDiscovery({ petitioners: [party], nextHearingDate: '2026-12-18' }, match)
    if (account) ids.push(await discover(all.service, account, discovery))
    else {
      account = await aCandidate(all.service, { discovery })
      ids.push(account.candidateId)
    }
  }
  if (!account) throw new Error('no party is given')
  return { ...account, ids }
}

const operatorKey = (name: string) => all.service.db.operatorKeys.issue(name)
const statusOf = async (id = '') => (await all.service.db.caseCandidates.find(id))?.status

test.serial('a reviewer works by keys: start, approve, reject with a reason, take it back', async (t) => {
  const { ids } = await candidatesFor([
    'M/S SAFFRON TEXTILES (P) LTD.',
    'मेसर्स श्री सैफ्रोन टेक्सटाइल्स प्रा. लि. द्वारा निदेशक अनिल राणे',
    'SAFRON TEXTILE MILLS PVT LTD',
  ])
  const page = await all.signIn(await operatorKey('Asha Menon'))
  await takePictures(page, 'review')
  await go(page, () => page.keyboard.press('s'))
  await go(page, () => page.keyboard.press('a'))
  t.regex(await textOf(page), /Approved M\/S SAFFRON/)
  await takePictures(page, 'card')
  await page.keyboard.press('r')
  await takePictures(page, 'reject')
  await go(page, () => page.keyboard.press('Enter'))
  t.deepEqual(await Promise.all(ids.map(statusOf)), ['APPROVED', 'REJECTED', 'PENDING_REVIEW'])
  await go(page, () => page.keyboard.press('z'))
  t.is(await statusOf(ids[1]), 'PENDING_REVIEW')
  t.regex(await textOf(page), /Taken back by Asha Menon/)
  t.deepEqual(all.complaints, [])
})
