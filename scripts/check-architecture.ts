/**
 * `node scripts/check-architecture.ts`: lists everything that breaks the architecture's rules; exit code 1 when there
 * is any.
 */
import { findViolations } from './architecture/violations.ts'

// Absolute, because dependency-cruiser finds no package.json from `.`.
const violations = await findViolations(process.cwd())
for (const { rule, where, what, comment } of violations) console.log(`${where}  ${what}\n    ${rule}: ${comment}`)
process.exit(violations.length > 0 ? 1 : 0)
