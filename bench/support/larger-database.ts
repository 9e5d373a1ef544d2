import type { Sequelize } from 'sequelize'

const GIB = 1_073_741_824

/**
 * Gives the stack's database server the memory that a server of this size has, in GiB, and a log of half of it: its own are for tests, and
 * what a bench writes and reads has to fit.
 */
export async function enlargeDatabase(sequelize: Sequelize, gib: number): Promise<void> {
  await sequelize.query(`SET GLOBAL innodb_buffer_pool_size = ${gib * GIB}`)
  await sequelize.query(`SET GLOBAL innodb_log_file_size = ${(gib * GIB) / 2}`)
}
