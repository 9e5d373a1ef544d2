#!/usr/bin/env bash
# Guess: one instant has one signature, whatever zone its time is written in, and the library of each language signs it alike.
# Seen: standardwebhooks 1.1.0 for Python signs 15:30+05:30 as if it were 15:30 UTC, so a hook that a sender in India signs is refused by
# standardwebhooks 1.1.1 for JavaScript, and by its own verify; the same instant written as 10:00+00:00 is accepted by both.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check standardwebhooks==1.1.0
echo '{"type":"module"}' >package.json
npm install --no-audit --no-fund --silent standardwebhooks@1.1.1
cat >sign.py <<'PY'
from datetime import datetime, timedelta, timezone
import json
from standardwebhooks import Webhook, WebhookVerificationError

webhook = Webhook('whsec_aGFydmVzdCBvZiB0aGUgc2Vjb25kIGZpZWxk')
now = datetime.now(timezone.utc).replace(microsecond=0)
body = '{"sold":true}'
hooks = []
for name, time in (('+00:00', now), ('+05:30', now.astimezone(timezone(timedelta(hours=5, minutes=30))))):
    assert time == now
    signature = webhook.sign('harvest-1', time, body)
    headers = {'webhook-id': 'harvest-1', 'webhook-timestamp': str(int(time.timestamp())), 'webhook-signature': signature}
    try:
        webhook.verify(body, headers)
        python = 'accepts'
    except WebhookVerificationError as error:
        python = f'refuses ({error})'
    hooks.append({'zone': name, 'body': body, 'headers': headers, 'python': python})
print(json.dumps(hooks))
PY
cat >verify.js <<'JS'
import { execFileSync } from 'node:child_process'
import { Webhook } from 'standardwebhooks'

const webhook = new Webhook('whsec_aGFydmVzdCBvZiB0aGUgc2Vjb25kIGZpZWxk')
const hooks = JSON.parse(execFileSync('env/bin/python', ['sign.py'], { encoding: 'utf8' }))
const verdict = ({ body, headers }) => {
  try {
    webhook.verify(body, headers)
    return 'accepts'
  } catch (error) {
    return `refuses (${error.message})`
  }
}
const seen = hooks.map((hook) => {
  const time = new Date(hook.headers['webhook-timestamp'] * 1000)
  const own = webhook.sign(hook.headers['webhook-id'], time, hook.body) === hook.headers['webhook-signature']
  const shifted = webhook.sign(hook.headers['webhook-id'], new Date(time.getTime() + 5.5 * 3_600_000), hook.body)
  console.log(`signed in Python at ${hook.headers['webhook-timestamp']}, written in ${hook.zone}: Python ${hook.python}, JavaScript ${verdict(hook)}`)
  if (!own && shifted === hook.headers['webhook-signature']) console.log('  its signature is that of a time 5 h 30 min later')
  return [hook.python, verdict(hook), own || shifted === hook.headers['webhook-signature']]
})
const REFUSED = 'refuses (No matching signature found)'
process.exit(JSON.stringify(seen) === JSON.stringify([['accepts', 'accepts', true], [REFUSED, REFUSED, true]]) ? 0 : 1)
JS
echo "$(python3 --version), standardwebhooks 1.1.0 (Python), Node $(node --version), standardwebhooks 1.1.1 (JavaScript)"
node verify.js
echo 'A time is signed by its clock, so the zone that it is written in decides whether a hook is accepted.'
