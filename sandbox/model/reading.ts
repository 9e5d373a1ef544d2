import { sentencesOf } from '../../domain/summary/sentences.ts'

/** A sentence of what the model was given, and the page it stands on. */
export interface Passage {
  page: number
  text: string
}

/** What the model makes out in a message. */
export interface Reading {
  /** Every sentence that stands on a page; without such tags, every sentence of the message, on page 1. */
  passages: Passage[]
  /** What stands in each tag of a name, in its order. */
  tagged(name: string): string[]
  /** A field of the record, written as `name: value` on a line of its own. */
  field(name: string): string | undefined
  /** Statements under numbers, to choose from. */
  statements: { id: number; text: string; isOutcome: boolean }[]
  /** The message without its tags and the bounds it names. */
  plainText: string
}

/** Reads a message whose data stands between tags, as a reader would; one without tags is plain text. */
export function read(text: string): Reading {
  const paged = [...text.matchAll(/<page number="(\d+)">\n?([\s\S]*?)\n?<\/page>/g)]
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
    statements: [...text.matchAll(/<statement id="(\d+)"( of="outcome")?>\n([\s\S]*?)\n<\/statement>/g)].map(
      ([, id, outcome, content = '']) => ({ id: Number(id), text: content, isOutcome: outcome !== undefined }),
    ),
    plainText: text.replace(/<risk [\s\S]*?<\/risk>/g, '').replace(/<[^<>]*>/g, '\n'),
  }
}
