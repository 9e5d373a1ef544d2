/** What is mutated, and by which tests its mistakes must be found. */
export interface Area {
  /** Globs of the files that get mistakes. */
  code: string[]
  /** Globs of the test files. */
  tests: string[]
  /** Whether the tests are given the files as a bundle of workflows, as workers run them. */
  isBundled?: boolean
}

/** The pure parts that decide about money, names, what a summary may say, and what a workflow does next. */
export const AREAS: Record<string, Area> = {
  money: {
    code: ['domain/account/billing.ts', 'domain/account/budget.ts', 'sources/model/config.ts'],
    tests: ['test/domain/account/money.test.ts'],
  },
  merging: {
    code: [
      'domain/historical-search/merge.ts',
      'domain/historical-search/result.ts',
      'domain/found-cases/*.ts',
      'domain/review/candidate.ts',
    ],
    tests: ['test/domain/{discovery,historical-search,review}/*.test.ts'],
  },
  evidence: {
    code: ['domain/summaries/**/*.ts'],
    tests: ['test/domain/summaries/**/*.test.ts'],
  },
  matching: {
    code: ['domain/matching/**/*.ts'],
    tests: ['test/domain/matching/*.test.ts'],
  },
  workflows: {
    code: ['workflows/*/*.ts'],
    tests: ['proofs/mutate/orders.ts', 'test/workflows/starts.test.ts'],
    isBundled: true,
  },
}
