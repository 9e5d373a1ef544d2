import { sentencesOf } from '../../domain/summaries/sentences.ts'

/** A sentence of what the model was given, and its number. */
export interface Passage {
  number: number
  text: string
}

/** What the model makes out in a message. */
export interface Reading {
  /** Every sentence that stands on a page behind its number; without such, every sentence of the message, counted from 1. */
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
  const numbered = [...text.matchAll(/^\[(\d+)\] (.+)$/gm)].map(([, number, content = '']) => ({
    number: Number(number),
    text: content,
  }))
  return {
    passages:
      numbered.length > 0 ? numbered : sentencesOf(text).map((content, at) => ({ number: at + 1, text: content })),
    tagged: (name) =>
      [...text.matchAll(new RegExp(`<${name}>\\n?([\\s\\S]*?)\\n?</${name}>`, 'g'))].map(([, content = '']) =>
        content.trim(),
      ),
    field: (name) => new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1],
    statements: [...text.matchAll(/<statement id="(\d+)"(?: of="(\w+)")?>\n([\s\S]*?)\n<\/statement>/g)].map(
      ([, id, of, content = '']) => ({ id: Number(id), text: content, isOutcome: of === 'outcome' }),
    ),
    plainText: text.replace(/<risk [\s\S]*?<\/risk>/g, '').replace(/<[^<>]*>/g, '\n'),
  }
}
