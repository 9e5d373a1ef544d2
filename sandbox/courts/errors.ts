import type { Call, SourceErrors } from '../simulated-source.ts'

/** How court sites fail when they do not use HTTP 200. */
export const ERRORS: SourceErrors = {
  internal: (call) => page(call, 500, 'Internal Server Error'),
  rateLimited: (call) => page(call, 429, 'Too Many Requests'),
  // Court sites cost nothing; the closest fault is a site that is closed.
  noCredit: (call) => page(call, 503, 'Site under maintenance'),
}

function page(call: Call, status: number, title: string): void {
  call.status = status
  call.type = 'html'
  call.body = `<html><head><title>${status} ${title}</title></head><body><h1>${title}</h1></body></html>`
}
