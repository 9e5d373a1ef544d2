import { SUBSCRIPTION } from './napix/envelope.ts'

/** The settings that direct the service to a sandbox at this address for every source. */
export function sandboxSettings(url: string) {
  return {
    ECOURTSINDIA_BASE_URL: `${url}/ecourtsindia`,
    ECOURTSINDIA_TOKEN: `eci_live_${'sandbox'.padEnd(32, '0')}`,
    ATTESTR_BASE_URL: `${url}/attestr`,
    ATTESTR_TOKEN: 'sandbox',
    NAPIX_BASE_URL: `${url}/napix`,
    NAPIX_TOKEN: `${SUBSCRIPTION.key}:${SUBSCRIPTION.secret}`,
    NAPIX_DEPARTMENT: SUBSCRIPTION.department,
    NAPIX_AES_KEY: SUBSCRIPTION.aesKey,
    NAPIX_AES_IV: SUBSCRIPTION.aesIv,
    NAPIX_HMAC_KEY: SUBSCRIPTION.hmacKey,
    NAPIX_REQUESTS_PER_HOUR: '10000',
    COURT_SITES_BASE_URL: `${url}/courts`,
    OPENAI_BASE_URL: `${url}/model/v1`,
    OPENAI_API_KEY: 'sandbox',
    WEBHOOK_ALLOWED_HOSTS: '127.0.0.1',
  }
}
