import { z } from 'zod'
import { inputError } from '../../platform/input-errors.ts'

/** Returns the schema of an object of one of these kinds. One field names the kind; the other fields depend on it. */
export function oneOfKinds<Kinds extends readonly [z.ZodObject, ...z.ZodObject[]]>(field: string, kinds: Kinds) {
  const names = kinds.flatMap(({ shape }) => [...((shape[field] as z.ZodLiteral).values as Set<string>)])
  const known = new Set(kinds.flatMap(({ shape }) => Object.keys(shape)))
  // For an unknown kind zod reports nothing else, so unknown fields are reported here.
  return z.preprocess(
    (input, context): unknown => {
      if (
        !(input instanceof Object) ||
        Array.isArray(input) ||
        names.some((name) => name === Reflect.get(input, field))
      )
        return input
      const keys = Object.keys(input).filter((key) => !known.has(key))
      if (keys.length > 0) context.addIssue({ code: 'unrecognized_keys', keys, input: { ...input } })
      const kind: unknown = Reflect.get(input, field)
      const message = inputError({ code: 'invalid_value', values: names, path: [field], input: kind })
      context.addIssue({ code: 'custom', path: [field], message })
      return z.NEVER
    },
    z.discriminatedUnion(field, kinds),
  )
}
