import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** An e-mail as the server took it. */
export interface TakenMail {
  to: string
  messageId: string
  /** The whole message, headers unfolded. */
  raw: string
}

/**
 * The behaviour of the server for a message: it takes it, answers with a code at the recipient or after the text, or takes it
 * and closes the connection without an answer.
 */
export type MailReply = 'take' | 'take and close' | { at: 'recipient' | 'text'; code: number; text: string }

export interface MailServer {
  url: string
  taken: TakenMail[]
  /** Decides for each message, by its recipient. */
  reply: (to: string) => MailReply
  /** Ends all connections and listens no more. */
  stop(): Promise<void>
  /** Listens again on the same port. */
  start(): Promise<void>
}

/** A real SMTP server on a free port of this machine. */
export async function aMailServer(): Promise<MailServer> {
  let server = listening(0)
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const mails: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    taken: [],
    reply: () => 'take',
    stop: () => new Promise((resolve) => server.close(resolve)),
    async start() {
      server = listening(port)
      await once(server.server, 'listening')
    },
  }
  return mails

  function listening(at: number): SMTPServer {
    const replies = new WeakMap<object, MailReply>()
    const made = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      logger: false,
      // Connections that a test leaves open end with the server.
      closeTimeout: 0,
      onRcptTo({ address }, session, done) {
        const reply = mails.reply(address)
        replies.set(session, reply)
        if (typeof reply === 'object' && reply.at === 'recipient') return done(errorOf(reply))
        done()
      },
      onData(stream, session, done) {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          const reply = replies.get(session) ?? 'take'
          if (typeof reply === 'object') return done(errorOf(reply))
          mails.taken.push(mailOf(session.envelope.rcptTo.map(({ address }) => address).join(), Buffer.concat(chunks)))
          if (reply === 'take') return done()
          for (const connection of made.connections) (connection as unknown as { close(): void }).close()
        })
      },
    })
    made.on('error', () => {})
    made.listen(at, '127.0.0.1')
    return made
  }
}

function errorOf({ code, text }: { code: number; text: string }): Error {
  return Object.assign(new Error(text), { responseCode: code })
}

function mailOf(to: string, bytes: Buffer): TakenMail {
  const raw = bytes.toString()
  const [head = ''] = raw.split('\r\n\r\n')
  const unfolded = head.replaceAll(/\r\n[ \t]+/g, ' ')
  return { to, messageId: /^Message-ID: (.*)$/im.exec(unfolded)?.[1] ?? '', raw: raw.replace(head, unfolded) }
}

/** Returns the value of a header. */
export function headerOf({ raw }: TakenMail, name: string): string | undefined {
  return new RegExp(`^${name}: (.*)$`, 'im').exec(raw.split('\r\n\r\n')[0] ?? '')?.[1]
}

/** Returns the plain text of a mail. */
export function textOf(mail: TakenMail): string {
  return partOf(mail, 'text/plain')
}

/** Returns the HTML of a mail. */
export function htmlOf(mail: TakenMail): string {
  return partOf(mail, 'text/html')
}

function partOf({ raw }: TakenMail, type: string): string {
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(raw) ?? []
  for (const part of raw.split(`\r\n--${boundary}`)) {
    const [head = '', ...body] = part.split('\r\n\r\n')
    if (head.includes(`Content-Type: ${type}`)) return decoded(body.join('\r\n\r\n'), head)
  }
  return ''
}

function decoded(text: string, head: string): string {
  const [, encoding] = /Content-Transfer-Encoding: (\S+)/i.exec(head) ?? []
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString()
  if (encoding !== 'quoted-printable') return text
  const bytes = text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
