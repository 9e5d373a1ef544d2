import test from 'ava'
import { LINK_LIFETIME_MS, signLink } from '../../../documents/links.ts'
import { download, linkAt, lookUp } from '../../support/orders.ts'
import { anAccount, type Service, sharedService } from '../../support/service.ts'

let service: Service
let url: string

test.before(async () => {
  service = await sharedService()
  const { key } = await anAccount(service.db)
  const { searchId, orders } = await lookUp(service, key, { courtType: 'HC', cnr: 'DLHC019000012024' })
  const { body } = await download(service, key, searchId, orders[1]?.orderId)
  url = linkAt(service, (body as { url: string }).url)
})
test.after.always(() => service?.close())

const REFUSED = {
  httpStatusCode: 403,
  code: 60421,
  message: 'This link has expired or has been altered.',
  appError: true,
}

test('a signed link opens the document without a key, as an attachment that no cache stores', async (t) => {
  const response = await fetch(url)
  const bytes = await response.arrayBuffer()
  t.is(response.status, 200)
  t.like(Object.fromEntries(response.headers), {
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="DLHC019000012024-order-2-2024-03-20.pdf"',
    'content-length': String(bytes.byteLength),
    'cache-control': 'no-store, private',
    'x-content-type-options': 'nosniff',
  })
  t.is(response.headers.get('x-ratelimit-limit'), null)
})

// A link opens exactly what it was created for.
test('a link that was changed at any single character after the base address is refused', async (t) => {
  const from = url.indexOf('/documents/files/') + '/documents/files/'.length
  for (let at = from; at < url.length; at += 1) {
    const changed = url.slice(0, at) + (url[at] === 'a' ? 'b' : 'a') + url.slice(at + 1)
    const response = await fetch(changed)
    // A character that becomes part of another path leads to no route at all.
    t.true(response.status === 403 || response.status === 404, `${response.status} at ${at}: ${changed}`)
  }
})

test('an expired link is refused in the same words as a changed one', async (t) => {
  const link = { key: 'ab'.repeat(32), fileName: 'order.pdf', secret: service.configuration.SIGNING_SECRET }
  const expired = signLink({ ...link, now: Date.now() - LINK_LIFETIME_MS, baseUrl: service.api.baseUrl })
  const changed = `${expired.slice(0, -1)}${expired.endsWith('A') ? 'B' : 'A'}`
  for (const refused of [expired, changed]) {
    const response = await fetch(refused)
    t.is(response.status, 403)
    t.deepEqual(await response.json(), REFUSED)
  }
})

test('a link to a deleted document is not found', async (t) => {
  const link = { key: 'ab'.repeat(32), fileName: 'order.pdf', secret: service.configuration.SIGNING_SECRET }
  const response = await fetch(signLink({ ...link, now: Date.now(), baseUrl: service.api.baseUrl }))
  t.is(response.status, 404)
})
