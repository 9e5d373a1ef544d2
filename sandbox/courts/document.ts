import { fetchDocument, isBehindCaptcha } from '../order-answers.ts'
import type { Sandbox } from '../sandbox.ts'
import type { Call } from '../simulated-source.ts'
import { verificationPage } from './captcha.ts'
import { ERRORS } from './errors.ts'
import type { Session } from './session.ts'

/**
 * Answers the document of an order of the session's open case, by the order's number, with everything its reserved row
 * says about documents. Some sites put a byte order mark before every file.
 */
export async function answerDocument(
  call: Call,
  sandbox: Sandbox,
  session: Session,
  number: string | undefined,
  { marked = false }: { marked?: boolean } = {},
): Promise<void> {
  const { page } = session
  const order = page?.orders.find((one) => one.number === number)
  if (!page || !order) return notFound(call)
  if (isBehindCaptcha(page) && !session.verified) return verificationPage(call)
  const answer = await fetchDocument(sandbox, call, page, order)
  if (answer.kind === 'fails') return ERRORS.internal(call)
  if (answer.kind === 'none') return notFound(call)
  call.type = answer.contentType
  call.body = marked ? Buffer.concat([BOM, answer.bytes]) : Buffer.from(answer.bytes)
}

const BOM = Buffer.from([0xef, 0xbb, 0xbf])

/** The sentence comes under HTTP 200, as everything does on these sites. */
function notFound(call: Call): void {
  call.type = 'html'
  call.body = '<html><body><div class="error">Order is not uploaded</div></body></html>'
}
