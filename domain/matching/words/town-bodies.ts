/** Bodies of towns whose letters are known by themselves, from the States' lists of urban local bodies; written as in public-bodies.ts. */
export const TOWN_BODIES = `
  municipal corporation pimpri chinchwad, pimpri chinchwad municipal corporation, pimpri chinchwad mahanagarpalika, pcmc
  municipal corporation kalyan dombivli, kalyan dombivli municipal corporation, kalyan dombivali municipal corporation, kdmc
  municipal corporation navi mumbai, navi mumbai municipal corporation, nmmc
  municipal corporation mira bhayandar, mira bhayandar municipal corporation, mira bhayander municipal corporation, mbmc
  municipal corporation vasai virar, vasai virar city municipal corporation, vasai virar municipal corporation, vvcmc
  municipal corporation kolkata, kolkata municipal corporation, calcutta municipal corporation
  development authority pune metropolitan region, pune metropolitan region development authority, pmrda
  development authority hyderabad metropolitan, hyderabad metropolitan development authority, hmda
  development authority kolkata metropolitan, kolkata metropolitan development authority, kmda
  development authority yamuna expressway, yamuna expressway industrial development authority, yeida
  development authority punjab urban planning, punjab urban planning and development authority, puda
  development authority greater mohali, greater mohali area development authority, gmada
  development authority greater ludhiana, greater ludhiana area development authority, glada
`
