import { DEBTS_RECOVERY_APPELLATE_TRIBUNALS, debtsCourt } from './debts-tribunals.ts'

export const drat = debtsCourt('DRAT', 'Debts Recovery Appellate Tribunals', DEBTS_RECOVERY_APPELLATE_TRIBUNALS)
