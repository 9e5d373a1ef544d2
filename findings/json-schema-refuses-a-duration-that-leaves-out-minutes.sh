#!/usr/bin/env bash
# Guess: an hour and two seconds, as Temporal writes it (PT1H2S), is a "duration" to each validator of JSON Schema.
# Seen: jsonschema-rs 0.61.2 and @hyperjump/json-schema 1.18.0 refuse it, and P1Y2D, as the grammar of JSON Schema says (RFC 3339, appendix A):
# no unit is left out between two others. Ajv 8.20.0, zod 4.6.7 and Python's jsonschema 4.26.0 accept both. PT1.5S, which the grammar lacks
# as well, is also invalid to Ajv.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check jsonschema==4.26.0 isoduration==20.11.0 jsonschema-rs==0.61.2
echo '{"type":"module"}' >package.json
npm install --no-audit --no-fund --silent ajv@8.20.0 ajv-formats@3.0.1 zod@4.6.7 temporal-polyfill@1.0.8 \
  @hyperjump/json-schema@1.18.0 @hyperjump/json-schema-formats@1.0.7
cat >check.py <<'PY'
import json, sys
import jsonschema, jsonschema_rs

python = jsonschema.Draft202012Validator({'format': 'duration'}, format_checker=jsonschema.Draft202012Validator.FORMAT_CHECKER)
rust = jsonschema_rs.Draft202012Validator({'format': 'duration'}, validate_formats=True)
print(json.dumps([[python.is_valid(text), rust.is_valid(text)] for text in json.loads(sys.argv[1])]))
PY
cat >check.js <<'JS'
import { execFileSync } from 'node:child_process'
import '@hyperjump/json-schema/formats'
import { registerSchema, setShouldValidateFormat, validate } from '@hyperjump/json-schema/draft-2020-12'
import Ajv from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { Temporal } from 'temporal-polyfill'
import { z } from 'zod'

const DURATIONS = [{ hours: 1, minutes: 2 }, { hours: 1, seconds: 2 }, { years: 1, months: 2 }, { years: 1, days: 2 }, { milliseconds: 1500 }]
const texts = DURATIONS.map((parts) => Temporal.Duration.from(parts).toString())
const ajv = addFormats.default(new Ajv.default())
setShouldValidateFormat(true)
const $schema = 'https://json-schema.org/draft/2020-12/schema'
registerSchema({ $schema, format: 'duration' }, 'https://example.org/duration')
const hyperjump = await validate('https://example.org/duration')
const byPython = JSON.parse(execFileSync('env/bin/python', ['check.py', JSON.stringify(texts)], { encoding: 'utf8' }))
const seen = texts.map((text, index) => {
  const [python, rust] = byPython[index]
  const verdicts = {
    Ajv: ajv.validate({ type: 'string', format: 'duration' }, text),
    zod: z.iso.duration().safeParse(text).success,
    'jsonschema (Python)': python,
    'jsonschema-rs': rust,
    hyperjump: hyperjump(text).valid,
  }
  const by = (isValid) => Object.keys(verdicts).filter((name) => verdicts[name] === isValid).join(', ') || 'none'
  console.log(`${text}: valid to ${by(true)}; invalid to ${by(false)}`)
  return Object.values(verdicts).map(Number).join('')
})
process.exit(texts.join() === 'PT1H2M,PT1H2S,P1Y2M,P1Y2D,PT1.5S' && seen.join() === '11111,11100,11111,11100,01100' ? 0 : 1)
JS
echo "$(python3 --version), Node $(node --version), temporal-polyfill 1.0.8"
node check.js
echo 'A duration that leaves out a unit between two others is valid to three validators and invalid to two.'
