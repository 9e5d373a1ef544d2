/*
 * Conventions of every table: ids are opaque, time-ordered ASCII strings; times are epoch milliseconds; days are
 * `YYYY-MM-DD`; JSON is LONGTEXT, because MariaDB has no JSON type and MySQL would reorder keys.
 */
export const ASCII = 'CHARACTER SET ascii COLLATE ascii_bin'
export const ID = `CHAR(32) ${ASCII}`
export const KEY = `VARCHAR(190) ${ASCII}`
export const HASH = `CHAR(64) ${ASCII}`
export const DAY = `CHAR(10) ${ASCII}`
export const code = (length: number) => `VARCHAR(${length}) ${ASCII}` as const
export const TABLE = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci'
