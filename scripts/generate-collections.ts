import { EXAMPLES } from '../api/reference/examples.ts'
import { openapiDocument } from '../api/reference/openapi-document.ts'
import { type ClientOperation, clientOperations, type Document } from './client-operations.ts'

/** The collections for Postman and Bruno by path: every operation, filled in with its example. Address and key are variables. */
export function collectionFiles(): [string, string][] {
  const document = JSON.parse(JSON.stringify(openapiDocument())) as Document
  const requests = clientOperations(document).map(requestOf)
  const groups = [...Map.groupBy(requests, ({ group }) => group)]
  return [
    ['collections/courtpulse.postman_collection.json', postman(groups)],
    [
      'collections/bruno/bruno.json',
      `${JSON.stringify({ version: '1', name: 'CourtPulse', type: 'collection' }, null, 2)}\n`,
    ],
    ['collections/bruno/environments/sandbox.bru', `vars {\n  baseUrl: ${BASE_URL}\n}\nvars:secret [\n  apiKey\n]\n`],
    ...groups.flatMap(([group, own]) =>
      own.map((request, index): [string, string] => [
        `collections/bruno/${group}/${request.name}.bru`,
        bruno(request, index + 1),
      ]),
    ),
  ]
}

const BASE_URL = 'http://127.0.0.1:8080/v1'

interface CollectedRequest {
  group: string
  name: string
  words: string
  verb: string
  /** With ids as `:id`. */
  path: string
  ids: [string, string][]
  query: { name: string; value: string; isUsed: boolean }[]
  body: string | undefined
}

function requestOf({ group, verb, path, operation, parameters }: ClientOperation): CollectedRequest {
  const { parameters: values = {}, body } = EXAMPLES[operation.operationId] ?? {}
  return {
    group: operation.tags[0] ?? group,
    name: operation.operationId,
    words: `${operation.summary}\n\n${operation.description}`,
    verb,
    path: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    ids: parameters.filter((each) => each.in === 'path').map(({ name }) => [name, values[name] ?? '']),
    query: parameters
      .filter((each) => each.in === 'query')
      .map(({ name }) => ({ name, value: values[name] ?? '', isUsed: name in values })),
    body: operation.requestBody ? JSON.stringify(body ?? {}, null, 2) : undefined,
  }
}

function postman(groups: [string, CollectedRequest[]][]): string {
  const item = groups.map(([name, requests]) => ({
    name,
    item: requests.map((request) => ({
      name: request.name,
      request: {
        method: request.verb,
        description: request.words,
        header: request.body === undefined ? [] : [{ key: 'Content-Type', value: 'application/json' }],
        url: {
          raw: `{{baseUrl}}${request.path}`,
          host: ['{{baseUrl}}'],
          path: request.path.split('/').slice(1),
          variable: request.ids.map(([key, value]) => ({ key, value })),
          query: request.query.map(({ name, value, isUsed }) => ({ key: name, value, disabled: !isUsed })),
        },
        ...(request.body === undefined ? {} : { body: { mode: 'raw', raw: request.body } }),
      },
    })),
  }))
  const collection = {
    info: {
      name: 'CourtPulse',
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: {
      type: 'apikey',
      apikey: [
        { key: 'key', value: 'X-Service-Api-Key' },
        { key: 'value', value: '{{apiKey}}' },
        { key: 'in', value: 'header' },
      ],
    },
    variable: [
      { key: 'baseUrl', value: BASE_URL },
      { key: 'apiKey', value: '' },
    ],
    item,
  }
  return `${JSON.stringify(collection, null, 2)}\n`
}

function bruno({ name, words, verb, path, ids, query, body }: CollectedRequest, position: number): string {
  const used = query.filter(({ isUsed }) => isUsed).map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
  const lines = (rows: string[]) => rows.map((row) => `  ${row}\n`).join('')
  const blocks = [
    `meta {\n${lines([`name: ${name}`, 'type: http', `seq: ${position}`])}}\n`,
    `${verb.toLowerCase()} {\n${lines([`url: {{baseUrl}}${path}${used.length > 0 ? `?${used.join('&')}` : ''}`, `body: ${body === undefined ? 'none' : 'json'}`, 'auth: none'])}}\n`,
    ...(query.length > 0
      ? [`params:query {\n${lines(query.map(({ name, value, isUsed }) => `${isUsed ? '' : '~'}${name}: ${value}`))}}\n`]
      : []),
    ...(ids.length > 0 ? [`params:path {\n${lines(ids.map(([id, value]) => `${id}: ${value}`))}}\n`] : []),
    `headers {\n${lines(['X-Service-Api-Key: {{apiKey}}'])}}\n`,
    ...(body === undefined ? [] : [`body:json {\n${lines(body.split('\n'))}}\n`]),
    `docs {\n${lines(words.split('\n').map((line) => line.trim()))}}\n`,
  ]
  return blocks.join('\n').replaceAll(/ +$/gm, '')
}
