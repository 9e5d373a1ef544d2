/** The test's control of the outside world. */
export interface Control {
  url: string
  /** The next `count` calls of a source go wrong in this way. */
  fault(source: string, kind: string, count?: number, ms?: number): Promise<void>
  /** Removes the fault; calls that it holds go on. */
  release(source: string): Promise<void>
  /** The number of calls a source got, of all or about one number, order or name, since the beginning or an instant. */
  calls(source: string, key?: string, since?: number): Promise<number>
  /** Publishes a cause list, or takes it down: see `sandbox/control/put-list.ts`. */
  putList(list: object): Promise<void>
  advanceDay(days?: number): Promise<void>
  reset(): Promise<void>
}

export function controlOf(url: string): Control {
  async function post(path: string, body: object): Promise<void> {
    const response = await fetch(`${url}/control/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`the sandbox refused ${path} with ${response.status}`)
  }
  return {
    url,
    fault: (source, kind, count = 1, ms = 0) => post('faults', { source, kind, count, ms }),
    release: (source) => post('faults', { source, kind: 'none' }),
    async calls(source, key = '', since = 0) {
      const response = await fetch(`${url}/control/calls?${new URLSearchParams({ source, key, since: String(since) })}`)
      const { calls } = (await response.json()) as { calls: number }
      return calls
    },
    putList: (list) => post('lists', list),
    advanceDay: (days = 1) => post('advance-day', { days }),
    reset: () => post('reset', {}),
  }
}
