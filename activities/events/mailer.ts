import { createTransport } from 'nodemailer'
import type { SmtpAddress } from '../../domain/events/smtp-address.ts'

/** An e-mail to one address. */
export interface Mail {
  /** Identifies the message: sent again under the same id, mail servers and programs recognise it. */
  id: string
  to: string
  subject: string
  text: string
  html: string
  /** Where a `POST` unsubscribes, without sign-in (RFC 8058). */
  unsubscribeUrl: string
}

/**
 * The server's answer. `refused`: the address does not exist or takes no mail. `rejected`: this message is not taken.
 * `failed`: it may be taken later, or the server has it and could not say so.
 */
export interface MailOutcome {
  kind: 'accepted' | 'refused' | 'rejected' | 'failed'
  /** The reply code with its enhanced code, such as `550 5.1.1`, or the kind of error. Never the server's own words. */
  problem: string | null
}

export interface Mailer {
  /** Never throws for errors of the server. */
  send(mail: Mail): Promise<MailOutcome>
  close(): void
}

interface MailSettings {
  server: SmtpAddress
  /** The sender, such as `CourtPulse <notices@courtpulse.example>`. */
  from: string
  timeoutMs?: number
}

/** A server that checks for spam while it holds the message takes as long. */
const TIMEOUT_MS = 40_000

/** Sends e-mails over one connection, which is kept. */
export function openMailer({
  server: { host, port, secure, requireTls, auth },
  from,
  timeoutMs,
}: MailSettings): Mailer {
  const domain = from.replace(/^.*@/, '').replace(/>.*$/, '')
  const transport = createTransport({
    pool: true,
    host,
    port,
    secure,
    requireTLS: requireTls,
    ...(auth && { auth }),
    maxConnections: 1,
    // A message whose connection broke may have arrived: our workflow waits before it repeats it.
    maxRequeues: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  })
  return {
    async send({ id, to, subject, text, html, unsubscribeUrl }) {
      try {
        await transport.sendMail({
          from,
          to: [{ name: '', address: to }],
          subject,
          text,
          html,
          messageId: `<${id}@${domain}>`,
          headers: {
            // On one line: some servers sign a folded one wrongly.
            'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            'Auto-Submitted': 'auto-generated',
          },
          signal: AbortSignal.timeout(timeoutMs ?? TIMEOUT_MS),
        })
        return { kind: 'accepted', problem: null }
      } catch (error) {
        if (!(error instanceof Error)) throw error
        return outcomeOf(error)
      }
    },
    close: () => transport.close(),
  }
}

interface SmtpError extends Error {
  code?: string
  command?: string
  response?: string
  responseCode?: number
}

/**
 * Returns what a failure means. Errors of login, sender and policy (5.7) are the operator's to correct, so the message
 * waits; a close of the connection says nothing about the message.
 */
function outcomeOf({ code = 'ERROR', command, response = '', responseCode }: SmtpError): MailOutcome {
  if (responseCode === undefined) return { kind: 'failed', problem: code.slice(0, MAX_PROBLEM) }
  const [, enhanced] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? []
  const problem = enhanced === undefined ? String(responseCode) : `${responseCode} ${enhanced}`
  const isFinal = responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA') && !enhanced?.startsWith('5.7.')
  if (!isFinal) return { kind: 'failed', problem }
  const isAboutAddress = command === 'RCPT TO' || /^5\.1\.|^5\.2\.1$/.test(enhanced ?? '')
  return { kind: isAboutAddress ? 'refused' : 'rejected', problem }
}

const MAX_PROBLEM = 40
