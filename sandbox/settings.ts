/** The settings with which the service asks a sandbox at this address for everything. */
export function sandboxSettings(url: string) {
  return {
    ECOURTSINDIA_BASE_URL: `${url}/ecourtsindia`,
    ECOURTSINDIA_TOKEN: `eci_live_${'sandbox'.padEnd(32, '0')}`,
    ATTESTR_BASE_URL: `${url}/attestr`,
    ATTESTR_TOKEN: 'sandbox',
    COURT_SITES_BASE_URL: `${url}/courts`,
    OPENAI_BASE_URL: `${url}/model/v1`,
    OPENAI_API_KEY: 'sandbox',
    WEBHOOK_ALLOWED_HOSTS: '127.0.0.1',
  }
}
