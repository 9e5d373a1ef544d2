/** A mistake that somebody could make in a workflow, as a change of one place in the bundle, and by what it must be found. */
export interface PlantedBug {
  mistake: string
  /** The model whose orders show it. */
  model: string
  /** Where the place is: the first `find` after the first `after`. */
  after: string
  find: string
  replace: string
  found: RegExp
}

/** Done in a scope that ends with the run, in place of one that does not. */
const CANCELLABLE = '((work)=>work())('
const NON_CANCELLABLE = 'lib.CancellationScope.nonCancellable('
const ALL_HANDLERS = 'await (0,lib.condition)(lib.allHandlersFinished);'

const WITHOUT_DEADLINE = /waits without a deadline/
const ON_REPLAY = /on replay it does something else/

export const PLANTED_BUGS: PlantedBug[] = [
  {
    mistake: 'a second verdict takes the place of the first, which nobody answers',
    model: 'candidateReview: two verdicts and a decision',
    after: 'async function candidateReview(',
    find: "requests.verdict || awaits === 'decision' || awaits",
    replace: "awaits === 'decision' || awaits",
    found: /answer/,
  },
  {
    mistake: 'a review ends before its handlers have answered',
    model: 'candidateReview: two verdicts and a decision',
    after: 'async function candidateReview(',
    find: ALL_HANDLERS,
    replace: '',
    found: /before it has answered/,
  },
  {
    mistake: 'a decision that nobody can make any more is not answered',
    model: 'candidateReview: two verdicts and a decision',
    after: 'async function candidateReview(',
    find: '(_requests_decision = requests.decision) === null || _requests_decision === void 0 ? void 0 : _requests_decision.answer.resolve({',
    replace: 'void ({',
    found: WITHOUT_DEADLINE,
  },
  {
    mistake: 'the validator of an update changes the state',
    model: 'candidateReview: two verdicts and a decision',
    after: 'const reviewValidator = (input)=>{',
    find: 'requireVerdict(input);',
    replace: 'requireVerdict(input); isToLook = true;',
    found: /replay|rejected led to/,
  },
  {
    mistake: 'a review looks at its case only when it is told to',
    model: 'caseReview',
    after: 'async function caseReview(',
    find: 'mustCheck, CHECK_AGAIN_AFTER,',
    replace: 'mustCheck, undefined,',
    found: WITHOUT_DEADLINE,
  },
  {
    mistake: 'the last verdict counts, though the first is being applied',
    model: 'caseReview',
    after: 'async function caseReview(',
    find: 'verdict !== null && verdict !== void 0 ? verdict : verdict = {',
    replace: 'verdict = {',
    found: /another verdict/,
  },
  {
    mistake: 'a query changes the state',
    model: 'caseReview',
    after: 'async function caseReview(',
    find: '(caseReviewState, ()=>state)',
    replace: '(caseReviewState, ()=>{ mustCheck = true; return state; })',
    found: ON_REPLAY,
  },
  {
    mistake: 'a replay that comes with the last attempt is lost',
    model: 'webhookDelivery',
    after: 'async function webhookDelivery(',
    find: 'while(isRequested)',
    replace: 'while(false)',
    found: /the delivery is open/,
  },
  {
    mistake: 'a wait is jittered by the real clock',
    model: 'webhookDelivery',
    after: 'function waitAfter(',
    find: 'Math.random()',
    replace: '((0,lib.workflowInfo)().unsafe.now() % 997 / 997)',
    found: ON_REPLAY,
  },
  {
    mistake: 'a cancelled fetch cannot give its picture up',
    model: 'orderFetch: pictures',
    after: 'async function isRead(',
    find: NON_CANCELLABLE,
    replace: CANCELLABLE,
    found: /a picture waits/,
  },
  {
    mistake: 'a fetch that is cancelled while it gives its picture up leaves it',
    model: 'orderFetch: pictures',
    after: 'async function close(',
    find: '(0,lib.isCancellation)(error)',
    replace: 'false',
    found: /a picture waits/,
  },
  {
    mistake: 'a picture is waited for without end',
    model: 'orderFetch: pictures',
    after: 'async function isRead(',
    find: 'Math.max(1, giveUpAt - Date.now())',
    replace: 'undefined',
    found: WITHOUT_DEADLINE,
  },
  {
    mistake: 'a page that is on its way is read once more',
    model: 'historicalPage',
    after: 'function historicalReading(',
    find: 'underWay.set(key, reading);',
    replace: '',
    found: /read twice/,
  },
  {
    mistake: 'a cancelled collection cannot end its search',
    model: 'historicalCollection: a page of each source',
    after: 'async function historicalCollection(',
    find: NON_CANCELLABLE,
    replace: CANCELLABLE,
    found: /without an end of the search/,
  },
  {
    mistake: 'a summary that is out of time cannot end',
    model: 'caseSummary',
    after: 'async function caseSummary(',
    find: 'isCancellation)(error) ? reasonOfCancellation() : failureReason(error)',
    replace: 'isCancellation)(error) ? undefined : failureReason(error)',
    found: /without an end of the summary/,
  },
  {
    mistake: 'what is under way goes on after the first part has failed',
    model: 'orderSummary',
    after: 'function mapConcurrent(',
    find: 'scope.cancel();',
    replace: '',
    found: /is under way/,
  },
  {
    mistake: 'a sweep that goes on as new leaves a batch out',
    model: 'caseSweep',
    after: 'async function caseSweep(',
    find: 'continueAsNew)(progress)',
    replace: 'continueAsNew)(Object.assign({}, progress, { next: progress.next + 100 }))',
    found: /leaves a batch out/,
  },
  {
    mistake: 'a refresh that is under way already ends the sweep',
    model: 'caseSweep',
    after: 'async function refresh(',
    find: "if (error instanceof common_lib.WorkflowExecutionAlreadyStartedError) return 'refreshed';",
    replace: '',
    found: /it fails/,
  },
  {
    mistake: 'a watch that goes on as new forgets its looks',
    model: 'causeListDay',
    after: 'async function causeListDay(',
    find: 'looks: state.looks',
    replace: 'looks: 0',
    found: /forgets looks/,
  },
  {
    mistake: 'a watch ends although a look was asked for',
    model: 'causeListDay',
    after: 'async function causeListDay(',
    find: 'if (isWanted)',
    replace: 'if (isWanted && nextLookAt !== void 0)',
    found: /without the look that was asked for/,
  },
  {
    mistake: 'an erasure that cannot go on is not recorded',
    model: 'erasure',
    after: 'async function erasure(',
    find: 'activities.failErasure({',
    replace: '((_) => Promise.resolve())({',
    found: /without a record/,
  },
  {
    mistake: 'a cancelled erasure is not recorded',
    model: 'erasure',
    after: 'async function erasure(',
    find: NON_CANCELLABLE,
    replace: CANCELLABLE,
    found: /without a record/,
  },
  {
    mistake: 'the end of a night is not awaited',
    model: 'dailySync',
    after: 'async function dailySync(',
    find: 'const done = await endDailySync({',
    replace: 'const done = endDailySync({',
    found: /is under way/,
  },
  {
    mistake: 'a night waits for its next pass without end',
    model: 'dailySync',
    after: 'async function dailySync(',
    find: '()=>yieldsToNextRun, BETWEEN_PASSES_MS,',
    replace: '()=>yieldsToNextRun, undefined,',
    found: WITHOUT_DEADLINE,
  },
  {
    mistake: 'a page of an export is written where the one before stands',
    model: 'bulkExport',
    after: 'async function write(',
    find: 'progress.pages++;',
    replace: '',
    found: /written twice/,
  },
  {
    mistake: 'an export that grew too large is not ended',
    model: 'bulkExport',
    after: 'async function bulkExport(',
    find: 'if ((0,lib.isCancellation)(error)) throw error;',
    replace: 'throw error;',
    found: /without an end of the export/,
  },
  {
    mistake: 'a renaming during an onboarding is overlooked',
    model: 'entityOnboarding',
    after: 'async function entityOnboarding(',
    find: '=== undefined || await',
    replace: '=== undefined || true || await',
    found: /is not onboarded/,
  },
]

/** @throws when the bundle has no such place any more: the bug must be planted anew */
export function plant({ after, find, replace, mistake }: PlantedBug, bundle: string): string {
  const from = bundle.indexOf(after)
  const at = from === -1 ? -1 : bundle.indexOf(find, from)
  if (at === -1) throw new Error(`There is no place for the bug "${mistake}"`)
  return bundle.slice(0, at) + replace + bundle.slice(at + find.length)
}
