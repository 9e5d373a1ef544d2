import { checkedAddresses } from '../../../../platform/checked-addresses.ts'
import { SUBSCRIPTION } from '../../../../sandbox/napix/envelope.ts'
import { createNapix } from '../../../../sources/providers/napix/client.ts'
import { NAPIX_DEFAULTS, type NapixConfig } from '../../../../sources/providers/napix/config.ts'
import { createCallLog } from '../../call-log.ts'

export function aConfig(baseUrl: string, more: Partial<NapixConfig> = {}): NapixConfig {
  return {
    ...NAPIX_DEFAULTS,
    baseUrl,
    token: `${SUBSCRIPTION.key}:${SUBSCRIPTION.secret}`,
    userAgent: 'CourtPulse/test',
    subjectKey: 'test-key',
    addressesOf: (url) => checkedAddresses(url, [], async () => []),
    department: SUBSCRIPTION.department,
    keys: SUBSCRIPTION,
    statusMethod: 'POST',
    casesPerStatus: 500,
    courts: [],
    countForm: () => {},
    ...more,
  }
}

/** A client with its call log, and how often each form came. */
export function connect(baseUrl: string, more: Partial<NapixConfig> = {}, log = createCallLog()) {
  const forms: Record<string, number> = {}
  const countForm = (form: string) => {
    forms[form] = (forms[form] ?? 0) + 1
  }
  return { napix: createNapix(aConfig(baseUrl, { countForm, ...more }), log), log, forms }
}
