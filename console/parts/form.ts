import { randomUUID } from 'node:crypto'
import { type Html, html } from '../html.ts'
import { address, type Visit } from '../page.ts'

/** Returns a form of the console, with the token that proves its origin. */
export function formTo(
  { formToken }: Pick<Visit, 'formToken'>,
  path: string,
  content: Html,
  className = '',
  encoding = '',
): Html {
  return html`<form method="post" action="${address(path)}"${className ? html` class="${className}"` : ''}${encoding ? html` enctype="${encoding}"` : ''}><input type="hidden" name="token" value="${formToken}">${content}</form>`
}

/** Returns a form that is done and charged once, however often it is sent. */
export function formOnce(
  visit: Pick<Visit, 'formToken'>,
  path: string,
  content: Html,
  className?: string,
  encoding?: string,
): Html {
  const once = html`<input type="hidden" name="once" value="${randomUUID()}">`
  return formTo(visit, path, html`${once}${content}`, className, encoding)
}

interface Field {
  name: string
  label: string
  value?: string | undefined
  type?: string
  maxLength?: number
  hint?: string
  isRequired?: boolean
  /** The first field of a page that is there to be filled in. */
  isFirst?: boolean
}

/** Returns a line of text with its label. */
export function field({
  name,
  label,
  value = '',
  type = 'text',
  maxLength = 255,
  hint,
  isRequired = true,
  isFirst = false,
}: Field): Html {
  return html`<label class="field"><span>${label}</span><input name="${name}" type="${type}" value="${value}" maxlength="${maxLength}" autocomplete="off"${isRequired ? html` required` : ''}${isFirst ? html` autofocus` : ''}>${hint ? html`<small>${hint}</small>` : ''}</label>`
}

/** Returns a choice of one of several options. */
export function choice(
  name: string,
  label: string,
  options: readonly (readonly [value: string, text: string])[],
  chosen = '',
): Html {
  return html`<label class="field"><span>${label}</span><select name="${name}">${options.map(
    ([value, text]) => html`<option value="${value}"${value === chosen ? html` selected` : ''}>${text}</option>`,
  )}</select></label>`
}

/** Returns checkboxes. */
export function checks(
  name: string,
  label: string,
  values: readonly string[],
  ticked: readonly string[],
  wordOf = (value: string) => value.toLowerCase().replaceAll('_', ' '),
): Html {
  return html`<fieldset><legend>${label}</legend>${values.map(
    (value) =>
      html`<label class="check"><input type="checkbox" name="${name}" value="${value}"${ticked.includes(value) ? html` checked` : ''}>${wordOf(value)}</label>`,
  )}</fieldset>`
}

/** Returns a form that filters the page it is on. */
export function filterForm(path: string, fields: Html, button = 'Show'): Html {
  return html`<form method="get" action="${address(path)}" class="filter">${fields}<button>${button}</button></form>`
}
