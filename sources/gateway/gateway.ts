import { setTimeout as passTime } from 'node:timers/promises'
import type { SourceName } from '../../domain/source.ts'
import { createAdmission } from './admission.ts'
import { type Call, type Called, type CallFailure, type CallName, makeCall, type Refusal, refuse } from './call.ts'
import type { GatewayStore } from './store.ts'

/** The gateway that every call to an outside source passes through. */
export interface Gateway {
  /** Makes one call. @throws the reason of the call's signal when that ends it */
  call<Answer, Value, Failure extends CallFailure>(
    call: Call<Answer, Value, Failure>,
  ): Promise<Called<Value, Failure | Refusal>>
  /** Logs that a call was not made because it could only fail. */
  refuse<Failure extends CallFailure>(
    call: CallName,
    failure: Failure,
  ): Promise<{ kind: 'failed'; failure: Failure; callId: string }>
  /** Whether the work under way is the nightly run's. */
  isNight(): boolean
  /** Waits until one more request of a visit may go to a court's site. */
  nextRequest(source: SourceName, signal?: AbortSignal): Promise<void>
}

/**
 * A visit to a court's site makes a few requests; the site never gets them faster than this many requests for each
 * visit that it allows.
 */
const REQUESTS_A_VISIT = 6

export function createGateway(store: GatewayStore): Gateway {
  const admit = createAdmission(store)
  return {
    call: (call) => makeCall({ store, admit }, call),
    refuse: (call, failure) => refuse(store, call, failure),
    isNight: () => store.work().isNight,
    async nextRequest(source, signal) {
      const pace = { perMinute: store.limits(source).perMinute * REQUESTS_A_VISIT, isPatient: false }
      for (;;) {
        const waitMs = await store.takeRate(`${source} requests`, pace)
        if (waitMs === 0) return
        await passTime(waitMs, undefined, { signal })
      }
    },
  }
}
