import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Message } from './title.ts'

/** Receives webhook messages on this machine, on a separate path for each title. */
export interface Receiver {
  receive(): { url: string; received: Message[] }
  close(): void
}

/** Listens on the port of `address`, which is how the service reaches this machine. */
export async function openReceiver(address: string): Promise<Receiver> {
  const messages = new Map<string, Message[]>()
  // The service ends idle connections: if the receiver ended one just as it is used again, it would seem a failed
  // attempt.
  const server = createServer({ keepAliveTimeout: 0 }, async (request, response) => {
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    messages.get(request.url ?? '')?.push({ headers, body: await text(request) })
    response.end()
  })
  const { port, origin } = new URL(address)
  server.listen(Number(port))
  await once(server, 'listening')
  return {
    receive() {
      const path = `/${messages.size + 1}`
      const received: Message[] = []
      messages.set(path, received)
      return { url: origin + path, received }
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
