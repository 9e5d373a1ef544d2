import { type CallSettings, caller } from './call.ts'
import { Operations, VERSION } from './generated/operations.ts'
import type {
  Erasure,
  GetEntityImportResponse,
  GetExportResponse,
  HistoricalSearch,
  PolledCaseSummary,
} from './generated/types.ts'
import { type WaitSettings, waitFor } from './wait-for.ts'

/** Every operation of the API by its group, such as `cases.lookUp`, and waits for background work. */
export class CourtPulse extends Operations {
  /** Waits until a summary is COMPLETE or FAILED. */
  waitForSummary(id: string, settings?: WaitSettings): Promise<PolledCaseSummary> {
    return waitFor(
      (options) => this.summaries.get({ id }, options),
      ({ status }) => status !== 'PENDING',
      settings,
    )
  }

  /** Waits until an asynchronous historical search is COMPLETE or FAILED. */
  waitForHistoricalSearch(searchId: string, settings?: WaitSettings): Promise<HistoricalSearch> {
    return waitFor(
      (options) => this.historicalSearches.get({ searchId }, options),
      ({ status }) => status !== 'RUNNING',
      settings,
    )
  }

  /** Waits until every row of an import has its outcome. */
  waitForImport(id: string, settings?: WaitSettings): Promise<GetEntityImportResponse> {
    return waitFor(
      (options) => this.entities.getImport({ id }, options),
      ({ status }) => status !== 'RUNNING',
      settings,
    )
  }

  /** Waits until the file of an export exists. */
  waitForExport(id: string, settings?: WaitSettings): Promise<GetExportResponse> {
    return waitFor(
      (options) => this.exports.get({ id }, options),
      ({ status }) => status !== 'RUNNING',
      settings,
    )
  }

  /** Waits until an erasure is COMPLETE or FAILED. */
  waitForErasure(erasureId: string, settings?: WaitSettings): Promise<Erasure> {
    return waitFor(
      (options) => this.erasures.get({ erasureId }, options),
      ({ status }) => status !== 'RUNNING',
      settings,
    )
  }
}

/**
 * Creates a client of the service. Each attempt has a time limit. A request that the service puts off is sent again
 * when the service says so; reads and requests with an `Idempotency-Key` are also sent again after a broken connection.
 */
export function createCourtPulse(settings: CallSettings): CourtPulse {
  return new CourtPulse(caller(settings, `courtpulse-typescript/${VERSION}`))
}
