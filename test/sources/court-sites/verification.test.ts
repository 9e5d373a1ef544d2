import test from 'ava'
import { pdfIn } from '../../../sources/court-sites/documents.ts'
import { readVerification } from '../../../sources/court-sites/verification.ts'

const PAGE = `<form action="/verify" method="post"><img src="captcha/image?1">
  <input type="hidden" name="token" value="t1"><input name="captcha_code" autocomplete="off"></form>`

test('a verification page is known by its picture and the field for the answer, with all that has to go back', (t) => {
  t.deepEqual(readVerification(PAGE), {
    picture: 'captcha/image?1',
    action: '/verify',
    fields: { token: 't1' },
    answerField: 'captcha_code',
  })
})

test('a form without a picture and a picture without a form are no verification', (t) => {
  t.is(readVerification('<form><input name="case_no"></form>'), undefined)
  t.is(readVerification('<img src="captcha/image"><p>Orders</p>'), undefined)
})

function answer(text: string) {
  return { status: 200, contentType: 'text/html', bytes: new TextEncoder().encode(text), text }
}

test("only the site's own sentence that there is no document counts as none", (t) => {
  t.is(pdfIn(answer('<div>Order is not uploaded</div>')).kind, 'none')
  t.like(pdfIn(answer('<div>Order is not available</div>')), { kind: 'failed', failure: { reason: 'NOT_A_PDF' } })
  t.like(pdfIn(answer('<h1>Welcome</h1>')), { kind: 'failed', failure: { reason: 'NOT_A_PDF' } })
  t.like(pdfIn(answer('')), { kind: 'failed', failure: { class: 'Upstream' } })
  t.is(pdfIn(answer('\ufeff%PDF-1.4')).kind, 'found')
})
