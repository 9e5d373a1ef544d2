import { extname } from 'node:path'
import Router from '@koa/router'
import type { Context } from 'koa'
import { checkLink, LINK_PATH } from '../../documents/links.ts'
import { refuse } from '../errors/refusal.ts'
import type { NoteAccess } from '../http/access-log.ts'
import { begun } from '../http/begun.ts'
import type { Services } from '../http/services.ts'

/**
 * `GET /documents/files/…`: serves the file of a signed link. The link is the key: no other is required, and nothing
 * counts against an account. No cache may store the answer.
 */
export function files(services: Services, noteAccess: NoteAccess, version: string): Router {
  const router = new Router()
  router.get(`${LINK_PATH}:key/:fileName`, async (context) => {
    const target = context.originalUrl.slice(version.length)
    const { fileName, sizeBytes, body } = await openLink(target, String(context.state.requestId), services, noteAccess)
    const sent = await begun(body)
    setHeaders(context, fileName, sizeBytes)
    context.body = sent
  })
  return router
}

/**
 * Opens the file of a signed link and records that in the access log. `target` is its path and query relative to the
 * base address.
 * @throws Refusal 403 for a link that was changed or has expired, 404 for a file that is gone
 */
export async function openLink(
  target: string,
  requestId: string,
  { documents, configuration }: Services,
  noteAccess: NoteAccess,
) {
  const link = checkLink(target, Date.now(), configuration.SIGNING_SECRET)
  if (link.kind !== 'ok') throw refuse('LINK_REFUSED')
  const file = await documents.stream(link.key)
  if (!file) throw refuse('NO_SUCH_RESOURCE')
  noteAccess({
    actorType: 'LINK',
    actorId: link.key,
    keyId: null,
    actorAccountId: null,
    route: `GET ${LINK_PATH}:key/:fileName`,
    requestId,
    things: [{ id: link.key, accountId: null }],
  })
  return { ...file, fileName: link.fileName }
}

function setHeaders(context: Context, fileName: string, sizeBytes: number): void {
  context.type = extname(fileName)
  context.length = sizeBytes
  context.attachment(fileName)
  context.set('Cache-Control', 'no-store, private')
}
