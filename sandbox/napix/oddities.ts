import type { Call } from '../simulated-source.ts'
import type { WorldCase } from '../world/case.ts'
import { answerSealed, encrypt } from './envelope.ts'
import { answerEncrypted, answerPlain, ERRORS, unknownDepartment } from './errors.ts'
import { recordOf } from './record.ts'

/** What the service of records answers for the reserved cases of its own, by their number. */
export const ODD_RECORDS: Readonly<Record<number, (call: Call, page: WorldCase) => void>> = {
  60: unknownDepartment,
  61: (call) => answerEncrypted(call, 626, 'INVALID_TOKEN'),
  62(call) {
    call.status = 400
    call.body = { httpCode: '400', httpMessage: 'Bad Request', moreInformation: 'Invalid parameters' }
  },
  63: ERRORS.internal,
  64(call) {
    call.type = 'html'
    call.body = '<html><body>Service under maintenance</body></html>'
  },
  65(call) {
    call.type = 'json'
    call.body = ''
  },
  66(call) {
    call.type = 'text'
    call.body = 'Array\n(\n    [status_code] => 628\n    [status] => RECORD_NOT_FOUND\n)\n'
  },
  67: (call) => answerEncrypted(call, 632, 'UNKNOWN'),
  68(call) {
    call.body = { response_str: encrypt('{"cino":""}').slice(0, -8), response_token: '', version: 'v1.0' }
  },
  69: (call, page) => answerSealed(call, { ...recordOf(page), cino: 'DLND010000012024' }),
  70: (call, page) => answerSealed(call, recordOf(page), { token: '0'.repeat(64) }),
  71: (call) => answerEncrypted(call, 628, 'RECORD_NOT_FOUND'),
  72: (call) => answerPlain(call, 600, 'INVALID_CNR'),
  73: (call, page) => answerSealed(call, recordOf(page, 'in arrays')),
  74: (call, page) => answerSealed(call, { ...recordOf(page), hide_pet_name: 'Y', hide_res_name: 'y' }),
}

/** The reserved cases that the service of states refuses, leaves out, adds a stranger to, or gives twice. */
export const ODD_STATES = { refused: 72, missing: 75, surplus: 76, twice: 77 }

/** The reserved cases whose orders come as bytes, and as a text in place of a document. */
export const ODD_ORDERS = { bytes: 78, text: 79 }
