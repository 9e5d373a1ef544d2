import test from 'ava'
import { readHistoryPage } from '../../../sources/court-sites/ecourts/history-page.ts'

const page = (heading: string, cnr: string, rest = '') => `<main><h2 id="chHeading">${heading}</h2>
<table><tr><td><label>Case Type</label></td><td>RCP - RENT CONTROL PETITION</td></tr>
<tr><td><label>Registration Number</label></td><td>3/2019</td></tr>
<tr><td><label>CNR Number</label></td><td>${cnr}</td></tr></table>${rest}</main>`

const APPLICATIONS = `<table class="IAheading"><tr><th><b>IA Number </b></th><th><b>Party Name </b></th><th><b>Date of Filing  </b></th>
<th><b>Next Date  </b><br><b>(Purpose)   </b></th><th><b>IA Status </b></th></tr>
<tr><td>IA/1/2021   </td><td>SAFFRON TEXTILES, ZANSKAR<br>KAVERI LOGISTICS<br></td><td>22-03-2021 </td><td>14-07-2021 <br>(Call on)</td><td>Disposed</td></tr></table>`

test("a district court's applications are read under the headings of its present site", (t) => {
  const reading = readHistoryPage(page('Munsiffs Court', 'KLKN220000092019', APPLICATIONS), { courtType: 'DC' })
  t.deepEqual(reading.kind === 'found' && reading.value.interlocutoryApplications, [
    {
      number: 'IA/1/2021',
      filedBy: 'SAFFRON TEXTILES, ZANSKAR',
      filingDate: '2021-03-22',
      nextDate: '2021-07-14',
      status: 'Disposed',
    },
  ])
})

test("a High Court's page without its name has the name of the court in the CNR", (t) => {
  const reading = readHistoryPage(page('', 'WBCHCJ0000092019'), { courtType: 'HC' })
  t.is(reading.kind === 'found' && reading.value.court, 'Calcutta High Court, Circuit Bench at Jalpaiguri')
  const named = readHistoryPage(page('High Court at Calcutta', 'WBCHCJ0000092019'), { courtType: 'HC' })
  t.is(named.kind === 'found' && named.value.court, 'High Court at Calcutta')
})
