/** A problem that set-up cannot solve by itself. Its message is one sentence that says what to do. */
export class SetUpProblem extends Error {}
