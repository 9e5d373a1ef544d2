import { setCurrentDetails, setHandler } from '@temporalio/workflow'
import { CLIENT_PRIORITY } from '../../domain/asker.ts'
import { isPageReady } from '../../domain/historical-search/pages.ts'
import { endIfNobodyWaits } from '../shared/nobody-waits.ts'
import { setStage } from '../shared/stage.ts'
import { type HistoricalPageInput, heldForPage } from './historical-page.messages.ts'
import { historicalReading, patience } from './historical-reading.ts'

/**
 * Assembles one page of a SYNC search: reads the sources page by page until the list holds the page and one more case,
 * or the sources are exhausted. Started by the search's start or by a read of its next page; the client waits a minute
 * at most, the work goes on. Ends with the number of cases in the list, or fails as `SourcesUnavailable`.
 */
export async function historicalPage(input: HistoricalPageInput): Promise<number> {
  endIfNobodyWaits()
  const { page, standing: start } = input
  let held = start.collected
  const report = () => setCurrentDetails(`page ${page}: ${held} cases in the list; ${patience(input)}`)
  report()
  setHandler(heldForPage, () => held)

  const reading = historicalReading(input, CLIENT_PRIORITY, page)
  // Most companies have fewer cases than a page holds, so all sources are needed and asked in parallel. Each wait
  // reports its source's failure; a cancelled run may wait for none.
  if (start.sources.every(({ pages }) => pages === 0))
    for (const { source } of start.sources) reading.readPage(source, 0).catch(() => {})
  const { collected } = await reading.readUntil((reached) => {
    held = reached.collected
    report()
    return isPageReady(page, reached)
  }, start)
  setStage('assembled')
  return collected
}
