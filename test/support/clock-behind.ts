/* Imported into a worker's process before all else, it sets the process's clock back, as on a machine whose clock is wrong. */
const behindMs = Number(process.env.CLOCK_BEHIND_MS)
const RightDate = Date

globalThis.Date = class extends RightDate {
  constructor(...when: [] | [number | string | Date]) {
    super(...((when.length === 0 ? [RightDate.now() - behindMs] : when) as [number]))
  }
  static override now(): number {
    return RightDate.now() - behindMs
  }
} as DateConstructor
