import { anAccount, type Service, type TestAccount } from '../../test/support/service.ts'

/** Clients of one account who look cases up, each one after the other. */
export interface Crowd {
  account: TestAccount
  /** Ends the clients, once all that they sent has an answer. */
  stop(): Promise<void>
}

/** A court case of the sandbox that has neither orders nor changes. */
const REGISTRATION_NUMBER = '900016/2024'

/** Begins to look up cases that nobody has asked for, without a pause: a lookup is the workflow that takes least of everything. */
export async function startCrowd(service: Service, clients: number): Promise<Crowd> {
  const account = await anAccount(service.db, { plan: { requestsPerMinute: 100_000_000 } })
  let isOver = false
  let looked = 0
  const running = Array.from({ length: clients }, async () => {
    while (!isOver) {
      const caseIdentifier = { courtType: 'DRT', establishmentCode: '1', caseType: `CROWD${looked++}` }
      const body = { caseIdentifier: { ...caseIdentifier, registrationNumber: REGISTRATION_NUMBER } }
      await service.call('POST /case-lookup', { key: account.key, body })
    }
  })
  return {
    account,
    async stop() {
      isOver = true
      await Promise.all(running)
    },
  }
}
