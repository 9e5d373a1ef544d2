import { AssertionError } from 'node:assert'
import { type Body, callerOf, type Exchange, type Keys, NotChecked } from './call.ts'
import { CHAPTERS } from './chapters.ts'
import { openReceiver } from './receiver.ts'
import { type Chapter, type Conversation, type Outcome, PROFILES, type Profile, type Title } from './title.ts'

export interface Settings {
  /** Ends in the version segment `/v1`. */
  target: string
  keys: Keys
  profile: Profile
  allowDestructive: boolean
  /**
   * The address by which the service reaches this machine, such as `http://127.0.0.1:9900`. Without it no title about
   * webhooks is checked.
   */
  webhooks?: string | undefined
}

/** Enough to be quick, few enough for the account's limit of concurrent requests. */
const AT_ONCE = 8

interface Planned {
  chapter: string
  title: Title
}

/** Runs all titles of a profile. Titles that count requests run one by one at the end. Returns the outcomes in the order of the chapters. */
export async function runTitles(settings: Settings, chapters: Chapter[] = CHAPTERS): Promise<Outcome[]> {
  const planned = chapters.flatMap(({ name, titles }) => titles.map((title) => ({ chapter: name, title })))
  const chosen = planned.filter(({ title }) => PROFILES.indexOf(title.profile) <= PROFILES.indexOf(settings.profile))
  const run = await openRun(settings)
  const outcomes = new Map<Planned, Outcome>()
  const runOne = async (one: Planned) => void outcomes.set(one, await run.outcomeOf(one))
  try {
    // The longest ones start first.
    const together = chosen.filter(({ title }) => !title.alone && !title.destructive)
    const waiting = together.toSorted((a, b) => Number(b.title.profile === 'slow') - Number(a.title.profile === 'slow'))
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let next = waiting.shift(); next; next = waiting.shift()) await runOne(next)
      }),
    )
    for (const one of chosen) if (one.title.alone && !one.title.destructive) await runOne(one)
    await run.takeAway()
    for (const one of chosen) if (one.title.destructive) await runOne(one)
  } finally {
    await run.close()
  }
  return chosen.flatMap((one) => outcomes.get(one) ?? [])
}

async function openRun(settings: Settings) {
  const shared = new Map<unknown, { made: Promise<unknown>; exchanges: Exchange[] }>()
  const leftovers: { request: string; body: unknown }[] = []
  const receiver = settings.webhooks === undefined ? undefined : await openReceiver(settings.webhooks)

  function converse(exchanges: Exchange[]): Conversation {
    return {
      call: callerOf(settings.target, settings.keys, (exchange) => exchanges.push(exchange)),
      async shared<T>(make: (conversation: Conversation) => Promise<T>): Promise<T> {
        let entry = shared.get(make) as { made: Promise<T>; exchanges: Exchange[] } | undefined
        if (!entry) {
          const own: Exchange[] = []
          entry = { made: make(converse(own)), exchanges: own }
          shared.set(make, entry)
        }
        try {
          return await entry.made
        } finally {
          exchanges.push(...entry.exchanges)
        }
      },
      afterwards: (request, body) => void leftovers.unshift({ request, body }),
      receive() {
        if (!receiver) throw new NotChecked('needs --webhooks')
        return receiver.receive()
      },
    }
  }

  return {
    async outcomeOf({ chapter, title }: Planned): Promise<Outcome> {
      const exchanges: Exchange[] = []
      const outcome = { chapter, rule: title.rule, exchanges }
      if (title.destructive && !settings.allowDestructive)
        return { ...outcome, result: 'not checked', reason: 'needs --allow-destructive' }
      try {
        await title.run(converse(exchanges))
        return { ...outcome, result: 'passed' }
      } catch (error) {
        return { ...outcome, result: error instanceof NotChecked ? 'not checked' : 'failed', reason: inWords(error) }
      }
    },
    /** Archives what the titles created; records already deleted are no failure. */
    async takeAway(): Promise<void> {
      const { call } = converse([])
      for (const { request, body } of leftovers) await call(request, { body: body as Body | undefined })
    },
    close: () => receiver?.close(),
  }
}

function inWords(error: unknown): string {
  if (error instanceof AssertionError) return error.message
  return error instanceof Error
    ? `${error.message}${error.cause instanceof Error ? `: ${error.cause.message}` : ''}`
    : String(error)
}
