/** A statement without the values that stand in it, so that the same one with others is known. Equal values keep one name. */
export function normalised(sql: string): string {
  if (/^\s*INSERT (IGNORE )?INTO \S+ \([^()]*\) VALUES/.test(sql)) return sql.slice(0, sql.indexOf('VALUES')).trim()
  const names = new Map<string, string>()
  return sql
    .replaceAll(/'(?:[^'\\]|\\.|'')*'/gs, (text) => {
      if (STATE.test(text)) return text
      const name = names.get(text) ?? `:value${names.size + 1}`
      names.set(text, name)
      return name
    })
    .replaceAll(/(?<![\w:`.])\d{3,}\b/g, '0')
    .replaceAll(/\(:value\d+(?:, :value\d+)+\)/g, '(:values)')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** A state, or the name of a product: it is the same in every run. */
const STATE = /^'["A-Z_]{0,30}'$/
