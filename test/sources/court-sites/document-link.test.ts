import test from 'ava'
import { documentFields } from '../../../sources/court-sites/dc/document-link.ts'

test("a district court's link to a document is followed with five arguments or with one", (t) => {
  t.deepEqual(documentFields("displayPdf('4','CS/1/2024','1','/orders/1.pdf','')"), {
    normal_v: '4',
    case_val: 'CS/1/2024',
    court_code: '1',
    filename: '/orders/1.pdf',
    appFlag: '',
  })
  t.deepEqual(
    documentFields("displayPdf('home/display_pdf&filename=a+b=&caseno=CS/1/2024&court_code=1&appFlag=&normal_v=1')"),
    {
      filename: 'a+b=',
      caseno: 'CS/1/2024',
      court_code: '1',
      appFlag: '',
      normal_v: '1',
    },
  )
})
