/** The database's clock in epoch ms, which all processes share, as SQL. */
export const DATABASE_NOW = 'CAST(UNIX_TIMESTAMP(NOW(3)) * 1000 AS SIGNED)'
