import { z } from 'zod'
import type { CourtOrder, IsoDate } from '../../../domain/case.ts'
import { NeededDay, present, Text } from '../../readings.ts'
import { byOrderDay, positionOnDay } from '../chronology.ts'

export const InterimOrderRow = z.object({ orderDate: NeededDay, description: Text, orderUrl: Text })
export const JudgmentRow = z.object({ orderDate: NeededDay, orderType: Text, orderUrl: Text })

/** Joins the two lists of a record; a document in both counts once, as the judgment. */
export function courtOrders(
  cnr: string,
  interim: z.output<typeof InterimOrderRow>[],
  judgments: z.output<typeof JudgmentRow>[],
): CourtOrder[] {
  const rows = [
    ...judgments.map(({ orderType, ...row }) => ({ ...row, orderType: orderType ?? 'Judgment' })),
    ...interim.map(({ description, ...row }) => ({ ...row, orderType: description ?? 'Order' })),
  ].map(({ orderUrl, ...row }) => ({ ...row, filename: filenameOf(orderUrl) }))
  const isFirst = ({ filename }: Row, index: number) =>
    filename === undefined || rows.findIndex((row) => row.filename === filename) === index
  return byOrderDay(rows.filter(isFirst)).map((row) => orderOf(cnr, row, rows))
}

/** The file of an order's document, and its case. */
interface OrderFile {
  cnr: string
  filename: string
}

/** The path of an order's document (`order`) or of its conversion to text (`order-md`). */
export function orderPath({ cnr, filename }: OrderFile, form: 'order' | 'order-md'): string {
  return `/api/partner/case/${cnr}/${form}/${encodeURIComponent(filename)}`
}

/** Asks for the court's own file; the source's default is a copy with its watermark and signature. */
export const ORDER_QUERY = new URLSearchParams({ signed: 'false' })

/** The file that an order's reference names; undefined when the text is not a reference of this source. */
export function readReference(reference: string): OrderFile | undefined {
  const { cnr, filename } = /^ecourtsindia\/(?<cnr>[A-Z0-9]{16})\/(?<filename>.+)$/.exec(reference)?.groups ?? {}
  return cnr && filename && FILENAME.test(filename) ? { cnr, filename } : undefined
}

/** The names of order files that the source accepts. */
const FILENAME = /^[A-Za-z0-9._-]{1,120}\.pdf$/

interface Row {
  orderDate: IsoDate
  orderType: string
  filename: string | undefined
}

/** An order's number is that of its file, `order-10.pdf`, which does not change when other orders are added. */
function orderOf(cnr: string, row: Row, all: readonly Row[]): CourtOrder {
  const { orderDate, orderType, filename } = row
  return present({
    number: /(?<!\d)(\d+)\.pdf$/.exec(filename ?? '')?.[1] ?? positionOnDay(row, all).number,
    orderDate,
    orderType,
    reference: filename && `ecourtsindia/${cnr}/${filename}`,
  })
}

/** The bare name: some records hold a whole path or address with a query. */
function filenameOf(orderUrl: string | undefined): string | undefined {
  const name = orderUrl?.split(/[?#]/, 1)[0]?.split('/').at(-1)
  return name !== undefined && FILENAME.test(name) ? name : undefined
}
