/* The syntax tree of a statement, as the parser returns it. */

/** Each alternative of a UNION is read by itself; no statement has more combinations of them. */
const MAX_ALTERNATIVES = 256

export type Node = { readonly [key: string]: Value }
export type Value = string | number | boolean | null | Node | readonly Value[]

export function isNode(value: Value | undefined): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function listOf(value: Value | undefined): readonly Value[] {
  return Array.isArray(value) ? (value as readonly Value[]) : []
}

export function child(value: Value | undefined, ...path: string[]): Value | undefined {
  return path.reduce<Value | undefined>((at, key) => (isNode(at) ? at[key] : undefined), value)
}

/** The same statement with one branch of each set operation at a time: branches do not constrain each other. */
export function alternatives(statement: Node): Node[] {
  return expand(statement).filter(isNode)

  function expand(at: Value): Value[] {
    if (Array.isArray(at)) return product((at as readonly Value[]).map(expand))
    if (!isNode(at)) return [at]
    const operation = at.SetOperation
    if (isNode(operation)) return [...expand(operation.left ?? null), ...expand(operation.right ?? null)]
    const entries = Object.entries(at)
    return product(entries.map(([, each]) => expand(each))).map((values) =>
      Object.fromEntries(entries.map(([key], nth) => [key, (values as Value[])[nth] ?? null])),
    )
  }
}

function product(choices: Value[][]): Value[][] {
  const combined = choices.reduce<Value[][]>(
    (all, each) => all.flatMap((one) => each.map((next) => [...one, next])),
    [[]],
  )
  if (combined.length > MAX_ALTERNATIVES) throw new RangeError('the statement has too many unions')
  return combined
}
