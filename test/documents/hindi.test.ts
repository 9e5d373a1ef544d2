import test from 'ava'
import { CHANAKYA } from '../../documents/hindi/chanakya.ts'
import { decodeGlyphs, UNREADABLE } from '../../documents/hindi/decode-glyphs.ts'
import { KRUTI_DEV } from '../../documents/hindi/kruti-dev.ts'
import { legacyFontNamed, legacyFontOf } from '../../documents/hindi/legacy-font.ts'
import { inReadingOrder } from '../../documents/hindi/reading-order.ts'
import { openPdf } from '../../documents/open-pdf.ts'
import { readText } from '../../documents/text.ts'
import { type MadeObject, makePdf } from './made-pdf.ts'

const IN_KRUTI_DEV: [glyphs: string, text: string][] = [
  ['U;k;ky;', 'न्यायालय'],
  ['dk;kZy;', 'कार्यालय'],
  ['fLFkfr', 'स्थिति'],
  ['fu.kZ;', 'निर्णय'],
  ['deZpkjh', 'कर्मचारी'],
  ["vkSj vkns'k ls", 'और आदेश से'],
  ['"kM~;a= f=dks.k', 'षड्यंत्र त्रिकोण'],
  ['çR;FkÊ izfroknh', 'प्रत्यर्थी प्रतिवादी'],
  [',sfrgkfld bZekunkj', 'ऐतिहासिक ईमानदार'],
  ['cM+k jk"Vªh; fo#)', 'बड़ा राष्ट्रीय विरुद्ध'],
  ['okn fnukad 05&06&2024 dks nkf[ky gqvkA', 'वाद दिनांक 05-06-2024 को दाखिल हुआ।'],
  ['’kkldh; jkf’k', 'शासकीय राशि'],
]
for (const [glyphs, text] of IN_KRUTI_DEV)
  test(`in Kruti Dev and DevLys, ${glyphs} is ${text}`, (t) => {
    t.is(decodeGlyphs(glyphs, KRUTI_DEV), text.normalize('NFD'))
  })

const IN_CHANAKYA: [glyphs: string, text: string][] = [
  ['‹ØæØæÜØ', 'न्यायालय'],
  ['çÙ‡æüØ', 'निर्णय'],
  ['ßæÎè Ùð ßæÎ Îæç¹Ü ç·¤Øæ ãñÐ', 'वादी ने वाद दाखिल किया है।'],
  ['·¤×ü¿æÚUè çSÍçÌ', 'कर्मचारी स्थिति'],
  ['âßæüçÏ·¤æÚU', 'सर्वाधिकार'],
]
for (const [glyphs, text] of IN_CHANAKYA)
  test(`in Chanakya, ${glyphs} is ${text}`, (t) => {
    t.is(decodeGlyphs(glyphs, CHANAKYA), text)
  })

test('the glyphs of symbol fonts are read from their private places', (t) => {
  const symbols = [...'oknh'].map((glyph) => String.fromCharCode(0xf000 + glyph.charCodeAt(0))).join('')
  t.is(decodeGlyphs(symbols, KRUTI_DEV), 'वादी')
})

for (const [why, glyphs] of [
  ['a glyph that the table does not have', 'o€kn'],
  ['a vowel sign without a letter', 'hokn'],
  ['two vowel signs at one letter', 'okqhn'],
] as const)
  test(`a word with ${why} is no text`, (t) => {
    t.is(decodeGlyphs(`okn ${glyphs} okn`, KRUTI_DEV), `वाद ${UNREADABLE} वाद`)
  })

test('legacy fonts are known by their names, and others are not taken for them', (t) => {
  for (const name of ['ABCDEF+KrutiDev010', 'Kruti Dev 010', 'KRDV011', 'DevLys 010 Bold'])
    t.is(legacyFontNamed(name), KRUTI_DEV)
  t.is(legacyFontNamed('ABCDEF+Chanakya'), CHANAKYA)
  for (const name of ['Walkman-Chanakya905', 'Shusha', 'APS-DV-Priyanka', 'Shree-Dev-0714'])
    t.is(legacyFontNamed(name), 'unknown')
  for (const name of ['TimesNewRomanPSMT', 'Mangal', 'Kokila', 'Arial', 'NotoSansDevanagari'])
    t.is(legacyFontNamed(name), undefined)
})

const HINDI = 'oknh us okn nkf[ky fd;k gSA izfroknh dh vksj ls fo}ku vf/koDrk mifLFkr gSaA i{kksa dks lquk x;kA'

test('a legacy font without a telling name is known by the words of its text; English is not taken for one', (t) => {
  t.is(legacyFontOf(HINDI), KRUTI_DEV)
  t.is(legacyFontOf('ßæÎè Ùð ßæÎ Îæç¹Ü ç·¤Øæ ãñÐ ØãU ×æ×Üæ ×ð´ ãñ'), CHANAKYA)
  t.is(legacyFontOf('The petitioner told us that ls and ds are commands. It is ordered as follows.'), undefined)
})

test('letters that a page has in the order of the eye are put in the order of speech', (t) => {
  t.is(
    inReadingOrder('वाद दािखल िकया, कमर्चारी का कायार्लय धािमर्क िस्थित'),
    'वाद दाखिल किया, कर्मचारी का कार्यालय धार्मिक स्थिति',
  )
  const right = 'वाद दाखिल किया, कर्मचारी की स्थिति कार्य से'
  t.is(inReadingOrder(right), right)
})

/** A page with an English line and a line in a font of this name. */
function pageIn(font: string, glyphs: string): Uint8Array {
  const shown = glyphs.replace(/[()\\]/g, '\\$&')
  const objects: MadeObject[] = [
    `<< /Type /Font /Subtype /TrueType /BaseFont /${font} /Encoding /WinAnsiEncoding >>`,
    {
      entries: '/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /Font << /K 4 0 R >> >>',
      data: `BT /K 12 Tf 72 700 Td (${shown}) Tj ET`,
    },
  ]
  const content = 'BT /F1 12 Tf 72 720 Td (IN THE COURT OF THE CIVIL JUDGE) Tj ET /Line Do'
  return makePdf({ pages: [{ content, resources: '/XObject << /Line 5 0 R >>' }], objects })
}

for (const [font, source, text] of [
  ['ABCDEF+KrutiDev010', 'document', 'वादी ने वाद दाखिल किया'],
  ['F7', 'document', 'वादी ने वाद दाखिल किया'],
  ['Walkman-Chanakya905', 'unread', ''],
] as const)
  test(`a Hindi line in the font ${font} is ${text === '' ? 'told as unread' : 'decoded'}, the English one beside it is not touched`, async (t) => {
    const opened = await openPdf(pageIn(font, HINDI))
    if (opened.kind === 'refused') return t.fail(opened.sentence)
    const read = await readText(opened, { recognise: false })
    const [page] = read.kind === 'refused' ? [] : read.pages
    t.is(page?.source, source)
    t.true(page?.text.includes(text))
    t.is(page?.text.includes('IN THE COURT OF THE CIVIL JUDGE'), text !== '')
  })
