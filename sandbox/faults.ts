import type { FaultKind, Sandbox, Source } from './sandbox.ts'
import type { Call, SourceErrors } from './simulated-source.ts'
import { wait } from './wait.ts'

/** Applies the source's fault to the call, if one is set, and says whether that was the whole answer. */
export async function meetFault(sandbox: Sandbox, source: Source, call: Call, errors: SourceErrors): Promise<boolean> {
  const fault = sandbox.faults.get(source)
  if (!fault) return false
  if (fault.count <= 1) sandbox.faults.delete(source)
  else sandbox.faults.set(source, { ...fault, count: fault.count - 1 })
  if (fault.kind === 'timeout' || fault.kind === 'slow')
    await wait(sandbox, call, fault.ms, sandbox.held.get(source)?.signal)
  if (fault.kind === 'slow') return false
  ANSWERS[fault.kind](call, errors)
  return true
}

const ANSWERS: Record<Exclude<FaultKind, 'slow'>, (call: Call, errors: SourceErrors) => void> = {
  http500: (call, errors) => errors.internal(call),
  'rate-limit': (call, errors) => errors.rateLimited(call),
  'no-credit': (call, errors) => errors.noCredit(call),
  'http502-html': badGateway,
  timeout: hangUp,
  reset: hangUp,
  empty(call) {
    call.status = 200
    call.type = 'json'
    call.body = ''
  },
  garbage(call) {
    call.status = 200
    call.type = 'json'
    call.body = '{"data": {"courtCaseData": {"cnr": "DLHC01'
  },
}

/** A proxy's page in front of a service that is gone. */
function badGateway(call: Call): void {
  call.status = 502
  call.type = 'html'
  call.body = '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>'
}

/** Ends the connection without an answer. */
function hangUp(call: Call): void {
  call.respond = false
  call.req.socket.destroy()
}
