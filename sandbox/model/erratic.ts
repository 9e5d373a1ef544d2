/** An answer that is none. */
export type ErraticAnswer = { content: string; isCut: boolean } | { refusal: string }

/** Every way in which a model's answer can be of no use, one after the other by a number. */
export function erraticAnswer(number: number): ErraticAnswer {
  return ANSWERS[number % ANSWERS.length]?.() ?? { content: '', isCut: false }
}

const ANSWERS: readonly (() => ErraticAnswer)[] = [
  () => ({ content: '', isCut: false }),
  () => ({ content: '{"sentences": [{"number": 1, "pa', isCut: true }),
  () => ({ content: '{"sentences": [{"number": "one', isCut: false }),
  () => ({ content: 'Certainly! Here is the summary you asked for.', isCut: false }),
  () => ({ refusal: 'I cannot help with legal matters.' }),
  () => ({ content: 'null', isCut: false }),
  () => ({ content: '[]', isCut: false }),
  () => ({ content: '{"statements": "all of them", "riskLevel": "PURPLE"}', isCut: false }),
  () => ({ content: '{"sentences": [], "statements": []}', isCut: false }),
  () => ({ content: '{"statements": [1, 2, 3], "riskStatements": [-1e9, 4.5], "riskLevel": "LOW"}', isCut: false }),
  () => ({
    content: `{"sentences": [${'{"number": 1, "part": "FACT"},'.repeat(5_000)}`,
    isCut: true,
  }),
  () => ({ content: 'and '.repeat(100_000), isCut: true }),
  () => ({ content: '[[[['.repeat(20_000), isCut: false }),
  () => ({ content: '\u0000\ufffe\ud800{"sentences": [{"part": 3, "number": null}]}', isCut: false }),
]
