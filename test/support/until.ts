import { setTimeout as sleep } from 'node:timers/promises'

/** Reads again until the state is reached; AVA's time limit ends an endless wait. */
export async function until<T>(read: () => Promise<T>, isSo: (seen: T) => boolean): Promise<T> {
  for (;;) {
    const seen = await read()
    if (isSo(seen)) return seen
    await sleep(50)
  }
}
