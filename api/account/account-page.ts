import { z } from 'zod'
import { pageQuery } from '../http/page.ts'

/** Covers almost every account, so a client that sends no limit gets all of them. */
const MAX_ITEMS = 1_000

/** The query of a list that is short in most accounts. */
export const AccountPage = z.strictObject(pageQuery(MAX_ITEMS, MAX_ITEMS))
