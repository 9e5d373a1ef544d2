import { load } from 'cheerio'

/** A page that asks a person to read a picture before the site goes on. */
export interface VerificationPage {
  /** Where the picture is, and where the answer goes; relative to the page. */
  picture: string
  action: string
  /** The form's other fields. */
  fields: Record<string, string>
  answerField: string
}

/** How sites name the field that takes what stands on the picture. */
const ANSWER_FIELD = 'input[name*=captcha i]:not([type=hidden])'
const PICTURE = 'img[src*=captcha i], img[src*=securimage i], img[src*=verification i]'

/** Reads a page that asks for a captcha; undefined for any other page. The picture itself is for a person to read. */
export function readVerification(html: string): VerificationPage | undefined {
  const page = load(html)
  const form = page('form')
    .filter((_, each) => page(each).find(ANSWER_FIELD).length > 0)
    .first()
  const answerField = form.find(ANSWER_FIELD).attr('name')
  const picture = form.find(PICTURE).attr('src')
  if (!answerField || !picture) return undefined
  const fields = form.find('input[type=hidden][name]').toArray()
  return {
    picture,
    action: form.attr('action') ?? '',
    fields: Object.fromEntries(
      fields.map((field) => [page(field).attr('name') ?? '', page(field).attr('value') ?? '']),
    ),
    answerField,
  }
}
