import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Browser as Chromium } from 'puppeteer'

/**
 * The Chromium that all visits of a process share. It starts with the first visit and ends after an idle time, after
 * its share of visits, and with the process.
 */
export interface Browser {
  /**
   * Does work in a separate context, whose cookies, pages and files are deleted afterwards. When the work takes longer
   * than `limitMs`, or `signal` aborts, the context is closed under it and the promise rejects.
   */
  inContext<T>(
    work: (context: BrowserContext) => Promise<T>,
    options: { limitMs: number; signal?: AbortSignal },
  ): Promise<T>
  /** Does work that opens one context as soon as the process has room for one more. */
  withRoom<T>(work: () => Promise<T>): Promise<T>
  /** The number of visits under way, and the number that wait for one of them to end. */
  visits(): { open: number; waiting: number }
  close(): Promise<void>
}

/** Work took longer than it may. */
export class VisitTooLong extends Error {
  override name = 'VisitTooLong'
}

/** No browser could be started; `cause` says why. */
export class NoBrowser extends Error {
  override name = 'NoBrowser'
}

/** Pages held open at once in one process; each may take 100 MB. More visits wait. */
const MAX_CONTEXTS = 4
/** A browser's memory only grows; a new browser takes over after this many visits. */
const VISITS_PER_BROWSER = 50
/** An idle browser costs 150 MB, starting one half a second. */
const IDLE_MS = 30_000
/** A context or browser that does not close by then is killed with its processes. */
const CLOSING_MS = 5_000

const PROFILES = 'courtpulse-browser-'

export interface BrowserOptions {
  /** The browser's program; without it the one that puppeteer installed. */
  executablePath?: string | undefined
  /** The only hosts that its pages can resolve. Pages, workers and WebSockets find no other name or address. */
  hosts: readonly string[]
}

export function createBrowser({ executablePath, hosts }: BrowserOptions): Browser {
  let current: Started | undefined
  let starting: Promise<Started> | undefined
  let open = 0
  let idle: NodeJS.Timeout | undefined
  const waiting: (() => void)[] = []
  const endings = new Set<Promise<void>>()

  return {
    async withRoom(work) {
      while (open >= MAX_CONTEXTS) await new Promise<void>((resolve) => waiting.push(resolve))
      open += 1
      try {
        return await work()
      } finally {
        open -= 1
        waiting.shift()?.()
        if (open === 0) idle = setTimeout(retire, IDLE_MS).unref()
      }
    },

    async inContext(work, { limitMs, signal }) {
      clearTimeout(idle)
      signal?.throwIfAborted()
      const started = await ready()
      started.running += 1
      try {
        return await inContextOf(started.chromium, work, limitMs, signal)
      } finally {
        started.running -= 1
        endIfDone(started)
      }
    },

    visits: () => ({ open, waiting: waiting.length }),

    async close() {
      clearTimeout(idle)
      await starting?.catch(() => {})
      retire()
      await Promise.all(endings)
    },
  }

  async function ready(): Promise<Started> {
    if (current && (current.visits >= VISITS_PER_BROWSER || !current.chromium.connected)) retire()
    starting ??= current ? undefined : startAnew()
    const started = current ?? (await starting)
    if (!started) throw new NoBrowser('no browser could be started')
    started.visits += 1
    return started
  }

  async function startAnew(): Promise<Started> {
    try {
      current = await start(executablePath, hosts)
      return current
    } catch (cause) {
      throw new NoBrowser('no browser could be started', { cause })
    } finally {
      starting = undefined
    }
  }

  /** Takes the browser out of use; it ends with its last visit. */
  function retire(): void {
    const leaving = current
    current = undefined
    if (leaving) endIfDone(leaving)
  }

  function endIfDone(started: Started): void {
    if (started === current || started.running > 0) return
    const ending = end(started).finally(() => endings.delete(ending))
    endings.add(ending)
  }
}

interface Started {
  chromium: Chromium
  profile: string
  visits: number
  running: number
}

async function start(executablePath: string | undefined, hosts: readonly string[]): Promise<Started> {
  // Loaded here, because most processes never start a browser.
  const { default: puppeteer } = await import('puppeteer')
  await removeOrphanedProfiles()
  const profile = await mkdtemp(join(tmpdir(), `${PROFILES}${process.pid}-`))
  try {
    const chromium = await puppeteer.launch({
      ...(executablePath && { executablePath }),
      headless: true,
      // Through a pipe the browser ends with this process, even if the process is killed.
      pipe: true,
      userDataDir: profile,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      args: [
        // Chromium's own sandbox refuses root. Workers in production run as another user (docs/operations/README.md).
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        `--host-resolver-rules=MAP * ~NOTFOUND${hosts.map((host) => `, EXCLUDE ${host}`).join('')}`,
        '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
        '--disable-dev-shm-usage',
        '--disable-gpu',
        '--disable-extensions',
        '--js-flags=--max-old-space-size=512',
      ],
    })
    return { chromium, profile, visits: 0, running: 0 }
  } catch (error) {
    await rm(profile, { recursive: true, force: true })
    throw error
  }
}

/** Removes the profiles of processes that were killed. */
async function removeOrphanedProfiles(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = Number(new RegExp(`^${PROFILES}(\\d+)-`).exec(name)?.[1])
    if (pid && !isRunning(pid)) await rm(join(tmpdir(), name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Another user's process runs as well.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

async function inContextOf<T>(
  chromium: Chromium,
  work: (context: BrowserContext) => Promise<T>,
  limitMs: number,
  signal: AbortSignal | undefined,
): Promise<T> {
  const context = await chromium.createBrowserContext({ downloadBehavior: { policy: 'deny' } })
  const { promise: ended, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new VisitTooLong(`a visit took longer than ${limitMs} ms`)), limitMs)
  const abort = () => reject(signal?.reason)
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort, { once: true })
  const working = work(context)
  // When the race is lost the work fails a moment later, because its context is gone; that error is expected.
  working.catch(() => {})
  try {
    return await Promise.race([working, ended])
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
    await closed(context.close(), () => chromium.process()?.kill('SIGKILL'))
  }
}

/** Ends a browser with its processes and removes its profile. */
async function end({ chromium, profile }: Started): Promise<void> {
  await closed(chromium.close(), () => chromium.process()?.kill('SIGKILL'))
  await rm(profile, { recursive: true, force: true, maxRetries: 3 })
}

/** Waits for a closing, which a crashed browser never confirms; `force` is called after a while. */
async function closed(closing: Promise<void>, force: () => void): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<'late'>()
  const timer = setTimeout(resolve, CLOSING_MS, 'late')
  try {
    if ((await Promise.race([closing.catch(() => 'gone' as const), late])) === 'late') force()
  } finally {
    clearTimeout(timer)
  }
}
