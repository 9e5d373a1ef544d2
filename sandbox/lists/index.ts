import type Router from '@koa/router'
import type { Body } from '../body.ts'
import { ERRORS } from '../courts/errors.ts'
import { mount } from '../mount.ts'
import type { Sandbox } from '../sandbox.ts'
import type { Call, Endpoint } from '../simulated-source.ts'
import { nclatPageOf } from './nclat-list.ts'
import { forDay } from './printed-list.ts'
import { statusPageOf } from './status-page.ts'

/*
 * The sites on which courts publish their cause lists, each under its court. Lists are published through
 * `/control/lists`.
 */

const TITLES = {
  DAILY: 'Cause list',
  SUPPLEMENTARY: 'Supplementary list',
  DELETION_NOTE: 'Deletion note',
  ADVANCE: 'Advance list',
}
/** Delhi's page names ten files, latest first. */
const FILES_A_PAGE = 10

const delhiIndex: Endpoint = {
  operation: 'index',
  method: 'get',
  path: '/HC-DLHC01/web/cause-lists/cause-list',
  answer(call, { lists }) {
    const number = Number(call.query.page ?? 0)
    const files = [...lists.values()].filter(({ court }) => court === 'HC-DLHC01').toReversed()
    const rows = files
      .slice(number * FILES_A_PAGE, (number + 1) * FILES_A_PAGE)
      .map(({ path, kind, day, takenUpOn }) => {
        return `<tr><td>${TITLES[kind]} ${forDay(day, takenUpOn).toLowerCase()}</td><td><a href="${path}">View</a></td></tr>`
      })
    // An old list, as there always is.
    if (number === 0)
      rows.push('<tr><td>Old list</td><td><a href="/files/2020-01/cause-list/old_06.01.2020.pdf">View</a></td></tr>')
    const next = files.length > (number + 1) * FILES_A_PAGE ? `<a href="?page=${number + 1}">Next</a>` : ''
    call.type = 'html'
    call.body = `<html><body><h1>Cause Lists</h1><table>${rows.join('\n')}</table>${next}</body></html>`
  },
}

const telanganaStatus: Endpoint = {
  operation: 'index',
  method: 'get',
  path: '/HC-HBHC01/live-status',
  answer(call, { lists, world }) {
    call.type = 'html'
    call.body = statusPageOf(
      [...lists.values()].filter(({ court }) => court === 'HC-HBHC01'),
      world,
    )
  },
}

const nclatIndexes = (['NCLAT-DELHI', 'NCLAT-CHENNAI'] as const).map(
  (place): Endpoint => ({
    operation: 'index',
    method: 'get',
    path: `/${place}/daily-cause-list`,
    answer(call, { lists }) {
      const all = [...lists.values()].filter(({ court }) => court.startsWith('NCLAT-'))
      call.type = 'html'
      call.body = nclatPageOf(all, String(call.query.field_final_date_value))
    },
  }),
)

const file: Endpoint = {
  operation: 'file',
  method: 'get',
  path: '/:court/*path',
  answer(call, { lists }) {
    const court = call.params.court ?? ''
    const path = call.path.slice(`/courts/lists/${court}`.length)
    const list = [...lists.values()].find((each) => each.court === court && each.path === path)
    if (!list) return missing(call, court)
    call.set('ETag', list.etag)
    if (call.get('If-None-Match') === list.etag) {
      call.status = 304
      return
    }
    call.type = list.contentType
    call.body = Buffer.from(list.bytes)
  },
}

/** The Supreme Court's file server sends an empty file in place of one that it does not have. */
function missing(call: Call, court: string): void {
  if (court === 'SC') {
    call.status = 200
    call.type = 'application/pdf'
    call.body = Buffer.alloc(0)
    return
  }
  call.status = 404
  call.type = 'html'
  call.body = '<html><body><h1>Not Found</h1></body></html>'
}

export function mountLists(sandbox: Sandbox): Router<Body> {
  return mount(sandbox, {
    source: 'lists',
    prefix: '/courts/lists',
    endpoints: [delhiIndex, telanganaStatus, ...nclatIndexes, file],
    errors: ERRORS,
  })
}
