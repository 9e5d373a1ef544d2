#!/usr/bin/env bash
# Guess: a document of OpenAPI 3.1 whose references are replaced by what they name allows the same bodies as before. Keywords next to
# "$ref" add to those of the schema that it names (JSON Schema 2020-12, 8.2.3.1), and a tool for 3.1 knows that.
# Seen: Redocly 2.77.0, swagger-parser 13.0.0 and Scalar's parser 0.24.17 let the keywords next to "$ref" replace those of the schema. A jar
# that must have a name, where a size is required too, may then lack the name, and a label of at most 50 letters, with a limit of 60 next
# to the reference, may have 60. Ajv 8.20.0 refuses both by the document as it was written.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' >package.json
npm install --no-audit --no-fund --silent @redocly/cli@2.77.0 @apidevtools/swagger-parser@13.0.0 @scalar/openapi-parser@0.24.17 ajv@8.20.0
cat >jars.json <<'JSON'
{
  "openapi": "3.1.0",
  "info": { "title": "Jars", "version": "1" },
  "paths": {
    "/jars": {
      "post": {
        "requestBody": { "content": { "application/json": {
          "schema": { "$ref": "#/components/schemas/Jar", "required": ["size"] } } } },
        "responses": { "200": { "description": "The label", "content": { "application/json": {
          "schema": { "$ref": "#/components/schemas/Label", "maxLength": 60 } } } } }
      }
    }
  },
  "components": {
    "schemas": {
      "Label": { "type": "string", "maxLength": 50 },
      "Jar": { "type": "object", "required": ["name"], "properties": { "name": { "type": "string" }, "size": { "type": "string" } } }
    }
  }
}
JSON
export REDOCLY_TELEMETRY=off REDOCLY_SUPPRESS_UPDATE_NOTICE=true
node_modules/.bin/redocly bundle --dereferenced jars.json -o redocly.json >bundle.log 2>&1
cat >compare.js <<'JS'
import { readFileSync } from 'node:fs'
import SwaggerParser from '@apidevtools/swagger-parser'
import { dereference } from '@scalar/openapi-parser'
import Ajv from 'ajv/dist/2020.js'

const read = (file) => JSON.parse(readFileSync(file, 'utf8'))
const documents = {
  'as written': read('jars.json'),
  Redocly: read('redocly.json'),
  'swagger-parser': await SwaggerParser.dereference(read('jars.json')),
  Scalar: (await dereference(read('jars.json'))).schema,
}
const REQUEST = '/paths/~1jars/post/requestBody/content/application~1json/schema'
const RESPONSE = '/paths/~1jars/post/responses/200/content/application~1json/schema'
const seen = []
for (const [name, document] of Object.entries(documents)) {
  const ajv = new Ajv({ strict: false })
  ajv.addSchema(document, 'jars:/api')
  const allows = (pointer, body) => (ajv.validate({ $ref: `jars:/api#${pointer}` }, body) ? 'allowed' : 'refused')
  const row = [allows(REQUEST, { size: 'large' }), allows(RESPONSE, 'x'.repeat(55))]
  seen.push(row.join())
  console.log(`${name}: a jar without a name is ${row[0]}, a label of 55 letters is ${row[1]}`)
  console.log(`  ${JSON.stringify(document.paths['/jars'].post.requestBody.content['application/json'].schema)}`)
}
const EXPECTED = ['refused,refused', ...Array(3).fill('allowed,allowed')]
process.exit(seen.join(' ') === EXPECTED.join(' ') ? 0 : 1)
JS
echo "Node $(node --version), @redocly/cli 2.77.0, @apidevtools/swagger-parser 13.0.0, @scalar/openapi-parser 0.24.17, ajv 8.20.0"
node compare.js
echo 'Without its references the document allows more: keywords next to a reference have replaced those of the schema that it names.'
