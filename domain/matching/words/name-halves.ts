/**
 * Halves that many coined names have, as Latin letters write them. Our own choice of words that given names and the names of firms are
 * made of; the Sanskrit ones stand in Monier-Williams' Sanskrit-English Dictionary (1899).
 */
import { wordSet } from './word-set.ts'

/** Ends of names, the longest first: they do not show which name it is. */
export const SECOND_HALVES =
  'eshwari eshwara eshwar eswari eswara eswar narayan shankar chandra prasad mohan endra kumari kumar nandan inder ender nath anand lakshmi laxmi'.split(
    ' ',
  )

/** Words that are a half of a coined name, and no name or English word by themselves. */
export const HALVES = wordSet(`
  kshetra kshetram mala pala vana vanam dhara dharani giri puri pura puram nidhi varna varsha vihar vihara kala kalash jal jala megha vayu agni
  prithvi bhumi dhanya dhatu loha rajata suvarna hiranya ratna mani vajra shila parvat shikhara sagara sindhu nadi tirtha patra pushpa phala
  vriksha lata taru mula bija mati pati shakti bhakti priya jivan prana hasta netra mukha charana danta kanti dyuti prabha kirana deepa dipa
  shobha tara graha ratri dina ritu yuga setu marga patha ratha chakra dhanush bana kavacha mantra tantra yantra shastra vidya vani gita nada
  swara ranga rupa rasa gandha dhwani nritya kavya katha lekha
`)
