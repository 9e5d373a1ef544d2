import { z } from 'zod'
import { pageQuery } from '../http/page.ts'

/** As many as most accounts have at all, so that whoever does not ask for less gets them all. */
const MAX_ITEMS = 1_000

/** The query of a list that is short in most accounts. */
export const AccountPage = z.strictObject(pageQuery(MAX_ITEMS, MAX_ITEMS))
