import {
  type ClientOperation,
  clientOperations,
  type Document,
  documentOfClients,
  inCapital,
  type Schema,
} from './client-operations.ts'

const HEAD = '# Generated from the OpenAPI document. Do not edit.\n'

/** The generated files of the Python client by path: a `TypedDict` for every schema, and a class of methods for each group of operations. */
export function pythonFiles(): [string, string][] {
  const document = documentOfClients()
  return [
    ['clients/python/courtpulse/types.py', typesFile(document)],
    ['clients/python/courtpulse/operations.py', operationsFile(document)],
  ]
}

function typesFile({ components }: Document): string {
  const definitions = Object.entries(components.schemas).flatMap(([name, schema]) => definitionsOf(name, schema))
  return `${HEAD}"""Every body and answer of the API."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict, Union

${definitions.join('\n\n')}
`
}

/** A schema under its name, after the objects within it. */
function definitionsOf(name: string, schema: Schema): string[] {
  const inner: string[] = []
  if (!schema.properties) {
    const type = typeOf(schema, name, inner)
    return [...inner, `${name}: TypeAlias = ${JSON.stringify(type)}`]
  }
  const required = new Set(schema.required ?? [])
  const fields = Object.entries(schema.properties).map(([field, each]): [string, string] => {
    const type = typeOf(each, `${name}${inCapital(field.replaceAll(/\W/g, ''))}`, inner)
    return [field, required.has(field) ? type : `NotRequired[${type}]`]
  })
  // What is no name of Python, such as \`$filter\`, takes the other way to write it.
  if (fields.some(([field]) => !/^[a-zA-Z_]\w*$/.test(field) || KEYWORDS.has(field))) {
    const lines = fields.map(([field, type]) => `    ${JSON.stringify(field)}: ${JSON.stringify(type)},`)
    return [...inner, `${name} = TypedDict(${JSON.stringify(name)}, {\n${lines.join('\n')}\n})`]
  }
  const lines = fields.flatMap(([field, type]) => {
    const words = schema.properties?.[field]?.description
    return [`    ${field}: ${type}`, ...(words ? [`    ${docstring(words)}`] : [])]
  })
  const body = lines.length > 0 ? lines : ['    pass']
  return [...inner, `class ${name}(TypedDict):\n    ${docstring(schema.description ?? name)}\n\n${body.join('\n')}`]
}

/** @param inner collects the definitions of unnamed objects */
function typeOf(schema: Schema, name: string, inner: string[]): string {
  const { $ref, const: only, enum: values, anyOf, oneOf, type, items, properties } = schema
  if ($ref) return $ref.split('/').at(-1) ?? 'Any'
  if (only !== undefined) return literal([only])
  if (values) return literal(values)
  const choices = anyOf ?? oneOf
  if (choices) {
    const several = choices.filter((each) => each.type !== 'null').length > 1
    return union(choices.map((each, index) => typeOf(each, several ? `${name}${index + 1}` : name, inner)))
  }
  if (Array.isArray(type)) return union(type.map((each) => typeOf({ ...schema, type: each }, name, inner)))
  if (type === 'array') return `list[${items ? typeOf(items, `${name}Item`, inner) : 'Any'}]`
  if (type === 'object' && properties) {
    inner.push(...definitionsOf(name, schema))
    return name
  }
  return PLAIN[type ?? ''] ?? 'Any'
}

const PLAIN: Record<string, string> = {
  string: 'str',
  integer: 'int',
  number: 'float',
  boolean: 'bool',
  null: 'None',
  object: 'dict[str, Any]',
}
const KEYWORDS = new Set([
  'async',
  'await',
  'as',
  'with',
  'for',
  'if',
  'else',
  'try',
  'return',
  'yield',
  'raise',
  'while',
  'del',
  'lambda',
  'assert',
  'break',
  'continue',
  'except',
  'finally',
  'nonlocal',
  'elif',
  'True',
  'False',
  'from',
  'import',
  'class',
  'def',
  'in',
  'is',
  'not',
  'or',
  'and',
  'global',
  'pass',
  'None',
])

function union(types: string[]): string {
  const once = [...new Set(types)]
  return once.length === 1 ? (once[0] ?? 'Any') : `Union[${once.join(', ')}]`
}

function literal(values: unknown[]): string {
  const shown = values.map((value) =>
    value === true ? 'True' : value === false ? 'False' : value === null ? 'None' : JSON.stringify(value),
  )
  return `Literal[${shown.join(', ')}]`
}

function operationsFile(document: Document): string {
  const operations = clientOperations(document)
  const groups = Map.groupBy(operations, ({ group }) => group)
  const classes = [...groups].map(
    ([group, own]) => `class ${inCapital(group)}(Group):\n${own.map(methodOf).join('\n\n')}`,
  )
  const made = [...groups.keys()].map((group) => `        self.${inSnakes(group)} = ${inCapital(group)}(call)`)
  return `${HEAD}"""The operations of the API, in the groups of its reference."""

from __future__ import annotations

import builtins
from typing import Literal, Union

from . import types as api
from .call import Call, Group, Listed


${classes.join('\n\n\n')}


class Operations:
    def __init__(self, call: Call) -> None:
${made.join('\n')}
`
}

function methodOf({ verb, path, name, operation, parameters, bodies, answers, item }: ClientOperation): string {
  const ids = parameters.filter((each) => each.in === 'path')
  const filters = parameters
    .filter((each) => each.in === 'query')
    .sort((a, b) => Number(b.required) - Number(a.required))
  const body = bodies.length > 0 ? union(bodies.map(named)) : undefined
  const isOptional = !operation.requestBody?.required
  const taken = [
    'self',
    ...ids.map((each) => `${inSnakes(each.name)}: str`),
    ...(body ? [isOptional ? `body: Union[${body}, None] = None` : `body: ${body}`] : []),
    '*',
    ...filters.map((each) => {
      const type = typeOf(each.schema, '', []).replaceAll(/\blist\[/g, 'builtins.list[')
      return each.required ? `${inSnakes(each.name)}: ${type}` : `${inSnakes(each.name)}: Union[${type}, None] = None`
    }),
    ...(verb === 'POST' ? ['idempotency_key: Union[str, None] = None'] : []),
  ]
  if (taken.at(-1) === '*') taken.pop()
  const answer = union(answers.map(named))
  // Unnamed objects get the name of their list.
  const ofItem =
    item &&
    (item.schema.properties ? `api.${answers[0]}${inCapital(item.field)}Item` : prefixed(typeOf(item.schema, '', [])))
  const returns = item ? `Listed[${answer}, ${ofItem}]` : answer
  const address =
    ids.length > 0
      ? `self.path(${JSON.stringify(path)}, ${ids.map((each) => inSnakes(each.name)).join(', ')})`
      : JSON.stringify(path)
  const query = filters.map((each) => `${JSON.stringify(each.name)}: ${inSnakes(each.name)}`)
  const sent = [
    `"${verb}"`,
    address,
    ...(query.length > 0 ? [`query={${query.join(', ')}}`] : []),
    ...(body ? ['body=body'] : []),
    ...(verb === 'POST' ? ['idempotency_key=idempotency_key'] : []),
  ]
  const does = item
    ? `return Listed(self.call, ${sent.join(', ')}, items=${JSON.stringify(item.field)})`
    : `answer: ${answer} = self.call(${sent.join(', ')})\n        return answer`
  return `    def ${inSnakes(name)}(${taken.join(', ')}) -> ${returns}:
        ${docstring(`${operation.summary}. ${operation.description.replaceAll('\n', ' ')}`)}
        ${does}`
}

function named(type: string): string {
  return type === 'string' ? 'str' : `api.${type}`
}

function prefixed(type: string): string {
  return /^[A-Z]/.test(type) ? `api.${type}` : type
}

function docstring(words: string): string {
  return `"""${words.replaceAll('\\', '\\\\').replaceAll('"""', "'''").replace(/"$/, '" ')}"""`
}

function inSnakes(name: string): string {
  const snakes = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replace(/^_/, '')
  return KEYWORDS.has(snakes) ? `${snakes}_` : snakes
}
