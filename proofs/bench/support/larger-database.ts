import type { Sequelize } from 'sequelize'

const GIB = 1_073_741_824
/** Pages of 16 KiB a second that the server writes by itself, as to an SSD; unasked it writes 200, as to a disk of twenty years ago. */
const PAGES_A_SECOND = 20_000

/**
 * Gives the stack's database server the memory that a server of this size has, in GiB, a log of half of it, and the pace of an SSD: its
 * own are for tests, and what a bench writes and reads has to fit.
 */
export async function enlargeDatabase(sequelize: Sequelize, gib: number): Promise<void> {
  await sequelize.query(`SET GLOBAL innodb_buffer_pool_size = ${gib * GIB}`)
  await sequelize.query(`SET GLOBAL innodb_log_file_size = ${(gib * GIB) / 2}`)
  await sequelize.query(`SET GLOBAL innodb_io_capacity_max = ${PAGES_A_SECOND}`)
  await sequelize.query(`SET GLOBAL innodb_io_capacity = ${PAGES_A_SECOND}`)
}
