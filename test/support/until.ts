import { setTimeout as sleep } from 'node:timers/promises'

/** Looks again until it is so; AVA's own time limit ends what never comes. */
export async function until<T>(read: () => Promise<T>, isSo: (seen: T) => boolean): Promise<T> {
  for (;;) {
    const seen = await read()
    if (isSo(seen)) return seen
    await sleep(50)
  }
}
