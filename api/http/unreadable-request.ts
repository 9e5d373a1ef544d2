import { randomUUID } from 'node:crypto'
import type { Duplex } from 'node:stream'
import type { Log } from '../../platform/log.ts'
import { errorBody, refuse } from '../errors/refusal.ts'

/** Node's error codes for a request that it cannot parse, in words. The limit of 16 KiB is Node's own. */
const PROBLEMS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: 'The URL and the headers together are larger than 16 KiB.',
  HPE_INVALID_EOF_STATE: 'The request is incomplete.',
  ERR_HTTP_REQUEST_TIMEOUT: 'The request was not completed in time.',
}

/**
 * Answers input that is not a valid HTTP request, or is too long or too slow, with 400 60001 in the contract's form,
 * and closes the connection. Handles the server's event `clientError`.
 */
export function answerUnreadable(log: Log) {
  return function answerUnreadableRequest({ code = '' }: NodeJS.ErrnoException, socket: Duplex): void {
    if (!socket.writable || code === 'ECONNRESET') {
      socket.destroy()
      return
    }
    const requestId = randomUUID()
    const message = PROBLEMS[code] ?? 'This is not a valid HTTP/1.1 request.'
    const refusal = refuse('MALFORMED', { issues: [{ path: '', message }] })
    log.info({ requestId, status: refusal.entry.status, code: refusal.entry.code, problem: code }, 'request')
    socket.end(asText(requestId, JSON.stringify(errorBody(refusal))))
  }
}

function asText(requestId: string, body: string): string {
  return [
    'HTTP/1.1 400 Bad Request',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n')
}
