import { once } from 'node:events'
import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net'

/** A way to a server that can fall silent: what it swallows is neither passed on nor closed, like packets that a firewall drops. */
export interface TcpProxy {
  /** The server's URL, by way of the proxy. */
  url: string
  /** From now on swallows each connection that sends this text, at most `most` of them. */
  swallow(text: string, most?: number): void
  /** Resolves once this many connections have been swallowed since the proxy was opened. */
  swallowed(count: number): Promise<void>
  /** Swallows nothing any more, and breaks the connections that were swallowed. */
  heal(): void
  /** Holds everything back, both ways, until `resume` passes it on in its order. */
  pause(): void
  resume(): void
  close(): void
}

/** Opens a proxy before a server on loopback. */
export async function openProxy(serverUrl: string): Promise<TcpProxy> {
  const goal = new URL(serverUrl)
  const sockets = new Set<Socket>()
  const silent = new Set<Socket>()
  const waiting: { count: number; resolve(): void }[] = []
  let wanted: { text: string; left: number } | undefined
  let swallowed = 0
  let isPaused = false
  let held: (() => void)[] = []

  function pass(step: () => void): void {
    if (isPaused) held.push(step)
    else step()
  }

  const server = createServer((near) => {
    const far = dial(Number(goal.port), goal.hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => {})
    }
    near.on('data', (bytes: Buffer) => {
      if (wanted && wanted.left > 0 && !silent.has(near) && bytes.includes(wanted.text)) {
        silent.add(near)
        wanted.left--
        swallowed++
        for (const { count, resolve } of waiting) if (swallowed >= count) resolve()
      }
      if (!silent.has(near)) pass(() => far.write(bytes))
    })
    far.on('data', (bytes: Buffer) => {
      if (!silent.has(near)) pass(() => near.write(bytes))
    })
    near.on('close', () => pass(() => far.destroySoon()))
    far.on('close', () => {
      if (!silent.has(near)) pass(() => near.destroySoon())
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(serverUrl)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    swallow(text, most = Number.POSITIVE_INFINITY) {
      wanted = { text, left: most }
    },
    swallowed(count) {
      return new Promise((resolve) => {
        if (swallowed >= count) resolve()
        else waiting.push({ count, resolve })
      })
    },
    heal() {
      wanted = undefined
      for (const socket of silent) socket.destroy()
    },
    pause() {
      isPaused = true
    },
    resume() {
      isPaused = false
      for (const step of held) step()
      held = []
    },
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
