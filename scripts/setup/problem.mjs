/** Something set-up cannot mend by itself. Its message is one sentence that says what a person must do. */
export class SetUpProblem extends Error {}
