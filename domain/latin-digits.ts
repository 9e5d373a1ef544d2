/** Returns a text with the digits of all scripts as `0` to `9`. */
export function latinDigits(text: string): string {
  return text.replace(/[^\P{Nd}0-9]/gu, digitOf)
}

/** The digits of Indian scripts begin at a code point that ends in 6, those of all others at one that ends in 0. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  const place = code & 0xf
  return String(code >= 0x0966 && code <= 0x0def ? place - 6 : place)
}
