import { DEBTS_RECOVERY_TRIBUNALS, debtsCourt } from './debts-tribunals.ts'

export const drt = debtsCourt('DRT', 'Debts Recovery Tribunals', DEBTS_RECOVERY_TRIBUNALS)
