import type { Page } from './page.ts'
import { candidates, nextOwn, ownCard, ownVerdicts } from './pages/account/candidates.ts'
import { ownCases } from './pages/account/cases.ts'
import { entityActs, watched } from './pages/account/entity.ts'
import { findOwn } from './pages/account/find.ts'
import { hearings } from './pages/account/hearings.ts'
import { importList, importProgress, imports } from './pages/account/imports.ts'
import { createKey, keys, revokeKey, rotateKey } from './pages/account/keys.ts'
import { lookup, lookupActs, orderOfLookup } from './pages/account/lookups.ts'
import { addEntity, newEntity } from './pages/account/new-entity.ts'
import { lookUp, newLookup } from './pages/account/new-lookup.ts'
import { notices, subscribe, unsubscribe } from './pages/account/notices.ts'
import { people, peopleActs, team } from './pages/account/people.ts'
import { searches, searchFile, stopSearch } from './pages/account/searches.ts'
import { caseActs, trackedCase } from './pages/account/tracked-case.ts'
import { usage, usageFile } from './pages/account/usage.ts'
import { watchlist } from './pages/account/watchlist.ts'
import { makeWebhook, webhook, webhookActs, webhooks } from './pages/account/webhooks.ts'
import { find } from './pages/find.ts'
import { help } from './pages/help.ts'
import { account, accounts, checkAccount, openAccount, saveAccount } from './pages/operations/accounts.ts'
import { audit } from './pages/operations/audit.ts'
import { causeLists, pollNow } from './pages/operations/cause-lists.ts'
import { countErasure, erase, erasure, erasures } from './pages/operations/erasures.ts'
import { checkPlan, makePlan, plan, savePlan } from './pages/operations/plans.ts'
import { retention } from './pages/operations/retention.ts'
import { runs, startDailySync } from './pages/operations/runs.ts'
import { pause, resume, sources } from './pages/operations/sources.ts'
import * as acts from './pages/review/acts.ts'
import { answerCaptcha, captchas, nextCaptcha, takeOverCaptcha } from './pages/review/captchas.ts'
import { card } from './pages/review/card.ts'
import {
  approveCase,
  caseCard,
  cases,
  fetchRecordOfCase,
  nextCase,
  rejectCase,
  takeOverCase,
} from './pages/review/cases.ts'
import { candidateOrder, candidateSummary, caseOrder, caseSummary } from './pages/review/evidence.ts'
import { next, queue } from './pages/review/queue.ts'

/** Every page and every act of the console, fixed paths before those with parameters. */
export const PAGES: readonly Page[] = [
  help.operator,
  help.account,
  find,
  findOwn,

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
  acts.fetchRecord,
  candidateSummary,
  candidateOrder,
  cases,
  nextCase,
  caseCard,
  approveCase,
  rejectCase,
  takeOverCase,
  fetchRecordOfCase,
  caseSummary,
  caseOrder,
  captchas,
  nextCaptcha,
  takeOverCaptcha,
  answerCaptcha,

  // Operations
  sources,
  pause,
  resume,
  causeLists,
  pollNow,
  runs,
  startDailySync,
  accounts,
  openAccount,
  account,
  checkAccount,
  saveAccount,
  makePlan,
  plan,
  checkPlan,
  savePlan,
  audit,
  retention,
  erasures,
  countErasure,
  erase,
  erasure,

  // The account
  usage,
  usageFile,
  watchlist,
  newEntity,
  addEntity,
  watched,
  ...entityActs,
  imports,
  importList,
  importProgress,
  candidates,
  ownCard,
  nextOwn,
  ...ownVerdicts,
  ownCases,
  trackedCase,
  ...caseActs,
  newLookup,
  lookUp,
  lookup,
  orderOfLookup,
  ...lookupActs,
  hearings,
  searches,
  searchFile,
  stopSearch,
  webhooks,
  makeWebhook,
  webhook,
  ...webhookActs,
  notices,
  subscribe,
  unsubscribe,
  keys,
  createKey,
  rotateKey,
  revokeKey,
  people,
  team,
  ...peopleActs,
]
