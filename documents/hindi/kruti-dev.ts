import { type GlyphTable, glyphTable } from './glyphs.ts'

/**
 * Kruti Dev 010 and its family, and DevLys 010, which has the same glyphs in the same places (characters of Windows-1252). A glyph on which
 * published tables disagree is left out. R is a reph.
 */
export const KRUTI_DEV: GlyphTable = glyphTable(`
v अ b इ m उ Å ऊ Ã ई _ ऋ , ए
d क D क् ô क्क ä क्त Ø क्र — कृ Ñ कृ [ ख् x ग X ग् ? घ् Ä घ ³ ङ
p च P च् N छ t ज T ज् K ज्ञ > झ ÷ झ् Ö झ् ¥ ञ
V ट ê ट्ट Í ट्ट ë ट्ठ Î ट्ठ B ठ M ड ì ड्ड ï ड्ढ Ô ड्ढ < ढ . ण्
r त R त् Ù त्त् = त्र « त्र् F थ् n द – दृ í द्द Ì द्द ) द्ध | द्य æ द्र } द्व / ध् Ë ध् è ध्
u न U न् é न्न ™ न्न् i प I प् ç प्र Á प्र Q फ ¶ फ् Ý फ्र c ब C ब् H भ् Ò भ e म E म्
; य ¸ य् Ó ्य î ्य j र z ्र ª ्र # रु : रू y ल Y ल् G ळ o व O व्
' श् Ü श् J श्र " ष् l स L स् g ह º ह् â हृ à ह्न ã ह्म á ह्य { क्ष्
k ा f ि h ी q ु w ू \` ृ s े S ै ‚ ॉ W ॅ a ं ¡ ँ % ः + ़ ~ ् · ऽ • ऽ
Z R ± Rं Æ िR Ç िं É िRं Ê ीR È ीं
A । å ० ƒ १ „ २ … ३ † ४ ‡ ५ ˆ ६ ‰ ७ Š ८ ‹ ९
\\ ? ^ ' * ' Þ " ß " ( ; ¼ ( ½ ) ¿ { À } ¾ = - . & - ] , @ / Œ ॰ ñ ॰
`)
