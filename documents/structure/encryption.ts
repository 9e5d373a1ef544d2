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
