import { load } from 'cheerio'

/** A page with a captcha, which a person has to read before the site goes on. */
export interface VerificationPage {
  /** The addresses of the image and of the answer, relative to the page. */
  picture: string
  action: string
  fields: Record<string, string>
  answerField: string
}

/** The names that sites give to the field for the captcha's text. */
const ANSWER_FIELD = 'input[name*=captcha i]:not([type=hidden])'
const PICTURE = 'img[src*=captcha i], img[src*=securimage i], img[src*=verification i]'

/** Reads a page that asks for a captcha; undefined for any other page. The image itself is for a person to read. */
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
