/** How an activity ends. What it changes in the world it changes at that moment. */
export type Outcome<Result> = { says?: string; changes?: () => void } & (
  | { result: Result }
  /** The type of the failure, which is final: what is retried by the server no workflow hears of. */
  | { failure: string; details?: unknown[] }
  /** Of a child alone: an operator cancelled it. */
  | { cancelled: true }
)

// biome-ignore lint/suspicious/noExplicitAny: parameters of every shape, as in the SDK's own type of activities
type AnyActivities = Record<string, (...args: any[]) => unknown>

/** What each activity may answer, by its input and the world as it is then. */
export type Answers<Activities extends AnyActivities, World> = {
  [Name in keyof Activities]?: (
    input: Parameters<Activities[Name]>[0],
    world: World,
  ) => Outcome<Awaited<ReturnType<Activities[Name]>>>[]
}

/** Something from outside, which comes once at any time, or never. */
export type Message<World> =
  | { signal: string; args?: unknown[]; happens?(world: World): void; isPossible?(world: World): boolean }
  | { update: string; args?: unknown[]; isPossible?(world: World): boolean }
  /** Something that changes in the world without the workflow's knowledge. */
  | { event: string; happens(world: World): void; isPossible?(world: World): boolean }

/** An update that was sent, and what came of it. */
export interface SentUpdate {
  name: string
  args: unknown[]
  state: 'sent' | 'accepted' | 'rejected' | 'completed' | 'failed'
  result?: unknown
}

export type Ending =
  | { kind: 'completed'; result: unknown }
  | { kind: 'failed'; type: string }
  | { kind: 'cancelled' }
  /** The run went on as new more often than is followed. */
  | { kind: 'continued'; input: unknown[] }

/** A run at its end, as its model judges it. */
export interface Ended<World> {
  world: World
  ending: Ending
  updates: SentUpdate[]
  /** Activities that were asked for, in their order, over all runs of the chain; when, in ms since the beginning of the chain. */
  asked: { activity: string; input: unknown; atMs: number }[]
  wasCancelled: boolean
  /** The messages that came, in their order. */
  came: string[]
}

/** Written as a method, so that models of different worlds stand in one list. */
interface Answering<World> {
  answer(input: never, world: World): Outcome<unknown>[]
}

/** How one type of workflow is surrounded, and what must be true of it in whatever order things happen. */
export interface Model<World> {
  /** The name under which it is explored; the same type may be explored with several inputs. */
  name: string
  type: string
  input?: unknown
  /** When it begins, epoch ms; by default at noon of an Indian Wednesday. */
  beginsAt?: number
  world(): World
  answers: Record<string, Answering<World>['answer']>
  /** What children may end with, by their type. */
  children?: Record<string, Outcome<unknown>[]>
  messages?: Message<World>[]
  /** The query that tells its state. */
  query?: string
  /** Whether it may wait in this state without any deadline: somebody must act, and something else finds those who are forgotten. */
  mayWait?(state: unknown): boolean
  /** Types of failures that it may end with. */
  fails?: string[]
  /** Activities whose end it need not wait for. */
  leaves?: string[]
  /** Pauses of all workers, in ms, each of which may come once. */
  pauses?: number[]
  /** Whether the server may ask it to go on as new. */
  mayGrowLong?: boolean
  /** Activations after which all orders are cut off, for one that may go on for ever. */
  depth?: number
  /** What is wrong at its end, in words. */
  check?(ended: Ended<World>): (string | false | undefined)[]
}
