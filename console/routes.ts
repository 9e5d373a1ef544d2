import type { Page } from './page.ts'
import { help } from './pages/help.ts'
import * as acts from './pages/review/acts.ts'
import { card } from './pages/review/card.ts'
import { next, queue } from './pages/review/queue.ts'

/** Every page and every act of the console, fixed paths before those with parameters. */
export const PAGES: readonly Page[] = [
  help.operator,
  help.account,

  // Review
  queue,
  next,
  card,
  acts.approve,
  acts.reject,
  acts.decline,
  acts.setAside,
  acts.reopen,
  acts.takeOver,
]
