import type { ListCourt } from '../../domain/hearings/list-court.ts'
import { appellateSide, originalSide } from './calcutta.ts'
import { delhi } from './delhi.ts'
import { bengaluru, dharwad, kalaburagi } from './karnataka.ts'
import type { ListSite } from './list-site.ts'
import { madras, madurai } from './madras.ts'
import { chennai, newDelhi } from './nclat.ts'
import { sc } from './sc.ts'
import { telangana } from './telangana.ts'

/** The sites whose cause lists are read, by the place that publishes them. */
export const LIST_SITES: Readonly<Record<ListCourt, ListSite>> = {
  SC: sc,
  'HC-DLHC01': delhi,
  'HC-HCMA01': madras,
  'HC-HCMD01': madurai,
  'HC-WBCHCA': appellateSide,
  'HC-WBCHCO': originalSide,
  'HC-KAHC01': bengaluru,
  'HC-KAHC02': dharwad,
  'HC-KAHC03': kalaburagi,
  'HC-HBHC01': telangana,
  'NCLAT-DELHI': newDelhi,
  'NCLAT-CHENNAI': chennai,
}
