#!/usr/bin/env bash
# Guess: an entry of an Atom feed says what was written, in each library of feeds: "The suit is <b>not</b> dismissed" in XHTML, an ID "12E3", and
# text with angle brackets, which is no markup where the type is "text" (RFC 4287, 3.1.1.1).
# Seen: rss-parser 3.13.0 moves the word: "The suit is  dismissed.not". @extractus/feed-extractor 8.0.3 leaves the XHTML out, reads the IDs 12E3 and
# 12000 as one number and 0012 and 12 as another, and drops <Rs. 500> of a text. feedsmith 3.0.1 and feedparser 6.0.14 (Python) get all of it right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check feedparser==6.0.14
echo '{"type":"module"}' >package.json
npm install --no-audit --no-fund --silent rss-parser@3.13.0 @extractus/feed-extractor@8.0.3 feedsmith@3.0.1
cat >orders.xml <<'XML'
<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <title>Orders</title><id>urn:example:orders</id><updated>2026-11-28T10:00:00Z</updated><link href="http://feed.example/"/>
  <entry>
    <title>Order in suit 12</title><id>12E3</id><updated>2026-11-28T10:00:00Z</updated><link href="http://feed.example/1"/>
    <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">The suit is <b>not</b> dismissed.</div></content>
  </entry>
  <entry>
    <title>Order in suit 13</title><id>12000</id><updated>2026-11-28T10:00:00Z</updated><link href="http://feed.example/2"/>
    <summary type="text">A fine of &lt;Rs. 500&gt; is due.</summary>
  </entry>
  <entry>
    <title>0012</title><id>0012</id><updated>2026-11-28T10:00:00Z</updated><link href="http://feed.example/3"/>
    <summary type="text">Heard.</summary>
  </entry>
</feed>
XML
cat >read.py <<'PY'
import json
import re

import feedparser

print(json.dumps([{
    'id': entry.id,
    'title': entry.title,
    'text': re.sub('</?(?:b|div)[^>]*>', '', entry.content[0].value if 'content' in entry else entry.summary),
} for entry in feedparser.parse('orders.xml').entries]))
PY
cat >read.js <<'JS'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { extractFromXml } from '@extractus/feed-extractor'
import { parseFeed } from 'feedsmith'
import Parser from 'rss-parser'

const xml = readFileSync('orders.xml', 'utf8')
const shown = (html) => html.replaceAll(/<\/?(?:b|div)[^>]*>/g, '')
const read = {
  'rss-parser': (await new Parser().parseString(xml)).items.map(({ id, title, contentSnippet, summary }) => ({ id, title, text: contentSnippet ?? summary })),
  'feed-extractor': extractFromXml(xml).entries.map(({ id, title, description }) => ({ id, title, text: description })),
  feedsmith: parseFeed(xml).feed.entries.map(({ id, title, content, summary }) => ({ id, title: title.value, text: shown((content ?? summary).value) })),
  feedparser: JSON.parse(execFileSync('env/bin/python', ['read.py'], { encoding: 'utf8' })),
}
for (const [library, entries] of Object.entries(read)) for (const entry of entries) console.log(`${library}: ${JSON.stringify(entry)}`)
const texts = (library) => read[library].map(({ id, title, text }) => [id, title, text].join(' | ')).join('\n')
const right = ['12E3 | Order in suit 12 | The suit is not dismissed.', '12000 | Order in suit 13 | A fine of <Rs. 500> is due.', '0012 | 0012 | Heard.'].join('\n')
const isSeen =
  [texts('feedsmith'), texts('feedparser')].every((text) => text.replaceAll('http://feed.example/', '') === right) &&
  read['rss-parser'][0].text.replaceAll(/\s+/g, ' ') === 'The suit is dismissed.not' &&
  texts('feed-extractor') === ['12000 | Order in suit 12 | ', '12000 | Order in suit 13 | A fine of  is due.', '12 | 12 | Heard.'].join('\n')
process.exit(isSeen ? 0 : 1)
JS
echo "$(python3 --version), feedparser 6.0.14, Node $(node --version), rss-parser 3.13.0, @extractus/feed-extractor 8.0.3, feedsmith 3.0.1"
node read.js
echo 'Two libraries change an entry: a "not" leaves its sentence, two IDs become one, an amount is gone.'
