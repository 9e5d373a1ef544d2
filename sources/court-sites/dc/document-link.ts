/**
 * The fields that the site's script sends for the document of an order. It is called with five arguments, or with one
 * that names the fields: `displayPdf('home/display_pdf&filename=/orders/2019/1.pdf&caseno=CS/3/2019')`.
 */
export function documentFields(call: string): Record<string, string> {
  const given = [...call.matchAll(/'([^']*)'/g)].map(([, argument = '']) => argument)
  const [first = '', ...others] = given
  if (others.length > 0) return Object.fromEntries(FIELDS.map((field, index) => [field, given[index] ?? '']))
  // Not parsed as a URL: a "+" in it is not a space.
  const pairs = first.split('&').slice(1)
  return Object.fromEntries(pairs.map((pair) => [pair.replace(/=.*/s, ''), pair.replace(/^[^=]*=?/, '')]))
}

const FIELDS = ['normal_v', 'case_val', 'court_code', 'filename', 'appFlag']
