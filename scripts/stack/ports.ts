import { createServer } from 'node:net'

/** The preferred port of 127.0.0.1 when it is free, else any free one. Nothing holds it until its user listens. */
export async function freePort(preferred = 0): Promise<number> {
  return (await tryPort(preferred)) ?? (await freePort())
}

async function tryPort(port: number): Promise<number | undefined> {
  const server = createServer()
  return await new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' || error.code === 'EACCES' ? resolve(undefined) : reject(error),
    )
    server.listen({ port, host: '127.0.0.1' }, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined))
    })
  })
}
