/**
 * An encryption dictionary with what viewers take for granted written out: permissions as the signed number they are (some producers
 * write the same bits as a positive one), and a key of 128 bits where version 4 gives no length (ISO 32000-1, table 20).
 */
export function plainEncryption(dictionary: string): string {
  const signed = dictionary.replace(
    /(\/P\s+)(\d+)(?!\d)/,
    (_, name: string, bits: string) => `${name}${Number(bits) | 0}`,
  )
  const isVersion4 = /\/V\s+4(?!\d)/.test(signed)
  const lacksLength = !/\/Length\s+\d+/.test(signed.replace(/\/CF\s*<<[\s\S]*?>>\s*>>/, ''))
  return isVersion4 && lacksLength ? signed.replace('<<', '<< /Length 128 ') : signed
}

/** The encryption dictionary that stands in a trailer itself, up to its closing brackets; those within its strings close nothing. */
export function directEncryption(trailer: string): string | undefined {
  const start = trailer.search(/(?<=\/Encrypt\s*)<</)
  if (start < 0) return undefined
  let depth = 0
  for (const { 0: part, index } of trailer
    .slice(start)
    .matchAll(/<<|>>|<[\dA-Fa-f\s]*>|\((?:\\[\s\S]|[^\\()]|\((?:\\[\s\S]|[^\\()])*\))*\)/g)) {
    depth += part === '<<' ? 1 : part === '>>' ? -1 : 0
    if (depth === 0) return trailer.slice(start, start + index + part.length)
  }
  return undefined
}
