import type { CourtOrder, Hearing } from '../../domain/case.ts'
import type { CaseTitle } from './case.ts'
import type { Random } from './random.ts'

/**
 * The orders passed at a case's hearings, numbered from 1 by date. About one hearing in three brings an order, one of
 * those in eight brings two; the judge is blank now and then, as on the courts' own pages. A disposed case ends with
 * its judgment.
 */
export function ordersAt(hearings: readonly Hearing[], title: CaseTitle, random: Random): CourtOrder[] {
  const passed = hearings.flatMap((hearing, n) => ordersOfDay(hearing, n, title, random))
  return passed.map((order, i) => ({ number: String(i + 1), ...order }))
}

type UnnumberedOrder = Omit<CourtOrder, 'number'>

function ordersOfDay(hearing: Hearing, n: number, title: CaseTitle, random: Random): UnnumberedOrder[] {
  if (!hearing.businessDate) return []
  const order: UnnumberedOrder = {
    orderDate: hearing.businessDate,
    orderType: hearing.businessDate === title.decisionDate ? 'JUDGEMENT' : 'COPY OF ORDER',
    ...(hearing.judge && !random.happens(`blank judge ${n}`, 0.1) ? { judge: hearing.judge } : {}),
  }
  if (order.orderType === 'JUDGEMENT') return [order]
  if (!random.happens(`order ${n}`, 0.3)) return []
  return random.happens(`second order ${n}`, 0.125) ? [order, order] : [order]
}
