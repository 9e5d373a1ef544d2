import { sentencesOf } from '../../domain/summary/sentences.ts'

/** A sentence of what the model was given, and the page it stands on. */
export interface Passage {
  page: number
  text: string
}

/** What the model makes out in a message. */
export interface Reading {
  /** Every sentence that stands on a page or in a quote; without such tags, every sentence of the message, on page 1. */
  passages: Passage[]
  /** What stands in each tag of a name, in its order. */
  tagged(name: string): string[]
  /** A field of the record, written as `name: value` on a line of its own. */
  field(name: string): string | undefined
  /** The days of the orders, as written in their tags. */
  dates: string[]
  /** The message without its tags and the bounds it names. */
  plainText: string
}

/** Reads a message whose data stands between tags, as a reader would; one without tags is plain text. */
export function read(text: string): Reading {
  const paged = [...text.matchAll(/<(?:page number|quote page)="(\d+)">\n?([\s\S]*?)\n?<\/(?:page|quote)>/g)]
  const pieces =
    paged.length > 0
      ? paged.map(([, page, content = '']) => ({ page: Number(page), content }))
      : [{ page: 1, content: text }]
  return {
    passages: pieces.flatMap(({ page, content }) => sentencesOf(content).map((sentence) => ({ page, text: sentence }))),
    tagged: (name) =>
      [...text.matchAll(new RegExp(`<${name}>\\n?([\\s\\S]*?)\\n?</${name}>`, 'g'))].map(([, content = '']) =>
        content.trim(),
      ),
    field: (name) => new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1],
    dates: [...text.matchAll(/<order date="([^"]+)">/g)].map(([, date = '']) => date),
    plainText: text.replace(/<risk [\s\S]*?<\/risk>/g, '').replace(/<[^<>]*>/g, '\n'),
  }
}
