import { type GlyphTable, glyphTable } from './glyphs.ts'

/**
 * Chanakya (characters of Windows-1252). ∅ is half a letter's stroke, which has no meaning of its own; R is a reph. Glyphs in places that
 * Windows-1252 leaves free cannot be told from one another in a PDF and are left out.
 */
export const CHANAKYA: GlyphTable = glyphTable(`
¥ अ § इ © उ ª ऊ « ऋ ¬ ॠ ° ए
· क € क् P क्क Q क्त R क्र \` क्व B क्च ¹ ख ¯ ख्न º ख्र » ग ‚ ग् ƒ घ् ¾ ङ V ङ्क ¨ ङ्क्ष W ङ्ख X ङ्ग Y ङ्घ
¿ च ‘ च् “ च्च् À छ J छ्व Á ज ’ ज् … ज् ” ज्ज् Ê ज़् ™ ज्ञ् Û झ् † ञ् @ ञ्च T ञ्ज
Å ट ^ ट्ट Æ ठ n ठ्ठ Ç ड a ड्ड b ड्ढ É ढ I ढ्ढ ‡ ण्
Ì त ˆ त् ž त्त् % त्न G त्र ˜ त्र् Í थ ‰ थ् Î द ¼ द e द्ग f द्घ g द्द h द्ध i द्ब µ द्ब्र μ द्ब्र j द्भ k द्म l द्य m द्व Ï ध Š ध्
Ù न ‹ न् ó न्न् Â प Œ प् # प्त È फ Õ ब Ž ब् Ö भ × म
Ø य Ä य् K ्य Ú र A ्र ý ्र þ ्र L रु M रू Ü ल ¶ ल Ë ल् „ ल्ल Ý ळ ß व Ã व्
o श à श् ³ श् p श्च Ÿ श्र् E श्व á ष c ष् C ष्ट ¦ ष्ट्व D ष्ठ â स S स् F स्न d स्र
ã ह ± ह् N हृ q ह्न r ह्म् O ह्र s ह्य t ह्ल u ह्व ÿ क्ष्
æ ा ç ि è ी é ु ä ु ê ू å ू ë ृ ì ॄ í ॢ ð े Ô े ñ ै ô ो õ ौ ò ॅ ¢ ं ´ ं ¡ ँ ¸ ़ ÷ ् ù ऽ
ü R Z Rं Ð । H ॥ Ñ : Ò ' ø ॰ ¤ ∅ U ∅
0 ० 1 १ 2 २ 3 ३ 4 ४ 5 ५ 6 ६ 7 ७ 8 ८ 9 ९ ® 0 v 1 w 2 x 3 y 4 z 5 { 6 | 7 } 8 ~ 9
, , . . ; ; ( ( ) ) / / - - : : ? ? ! ! ' ' " "
`)
