import { Op, type Sequelize } from 'sequelize'
import type { Alarm } from '../../domain/operations/alarm.ts'
import { column, type IdRange, newId, readAll, table } from '../base/table.ts'

/** A stored alarm; `ended` is null while it is raised. Instants in epoch ms. */
export interface RaisedAlarm extends Alarm {
  id: string
  raised: number
  ended: number | null
}

/** Alarms for operators, raised and past. */
export function alarmsRepository(sequelize: Sequelize) {
  const alarms = table<RaisedAlarm & { openKey: string | null }>(sequelize, 'alarms', ['id'], {
    id: column.id,
    openKey: column.text(255),
    name: column.text(50),
    subject: column.key,
    raised: column.time,
    ended: column.time,
  })

  return {
    /** Raises an alarm. Returns whether it is new: a raised alarm is not raised again. */
    async raise(alarm: Alarm): Promise<boolean> {
      const id = newId()
      const openKey = keyOf(alarm)
      await alarms.bulkCreate([{ id, openKey, ...alarm, raised: Date.now(), ended: null }], { ignoreDuplicates: true })
      return (await alarms.count({ where: { id } })) > 0
    },

    /** Ends an alarm. Returns whether it was raised. */
    async end(alarm: Alarm): Promise<boolean> {
      const [ended] = await alarms.update({ openKey: null, ended: Date.now() }, { where: { openKey: keyOf(alarm) } })
      return ended > 0
    },

    /** Returns the raised alarms, oldest first. */
    raised(): Promise<RaisedAlarm[]> {
      return readAll(alarms, { where: { openKey: { [Op.ne]: null } }, order: ['raised'] })
    },

    /** Lists alarms, raised and past, newest first. */
    list({ after, most }: IdRange): Promise<RaisedAlarm[]> {
      const where = after === undefined ? {} : { id: { [Op.lt]: after } }
      return readAll(alarms, { where, order: [['id', 'DESC']], limit: most })
    },
  }
}

function keyOf({ name, subject }: Alarm): string {
  return `${name}:${subject}`
}
