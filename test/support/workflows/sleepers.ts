import { condition, defineSignal, setHandler, sleep } from '@temporalio/workflow'

export const wake = defineSignal('wake')

/** Sleeps, then returns how long it slept by its own clock. */
export async function sleeper({ days }: { days: number }): Promise<number> {
  const start = Date.now()
  for (let day = 0; day < days; day++) await sleep('1 day')
  return (Date.now() - start) / 86_400_000
}

/** Waits two days for a signal. */
export async function waiter(): Promise<'woken' | 'too late'> {
  let awake = false
  setHandler(wake, () => {
    awake = true
  })
  return (await condition(() => awake, '2 days')) ? 'woken' : 'too late'
}
