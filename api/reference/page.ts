/** What a page of the docs may do: show itself, in its own style. No other page may frame it. */
export const PAGE_POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** The pages of the docs in order, by the name in their address. An empty name is the first page. */
export const DOCS: { title: string; pages: { name: string; title: string }[] }[] = [
  {
    title: 'Start',
    pages: [
      { name: '', title: 'Quick start' },
      { name: 'watch', title: 'Watch a company' },
      { name: 'test-cases', title: 'Test cases' },
    ],
  },
  {
    title: 'Guides',
    pages: [
      { name: 'waiting', title: 'Waiting and joining' },
      { name: 'repeating', title: 'Repeating safely' },
      { name: 'lists', title: 'Lists' },
      { name: 'errors', title: 'Errors' },
      { name: 'limits', title: 'Rate limits' },
      { name: 'webhooks', title: 'Events and webhooks' },
      { name: 'versions', title: 'Versions and changes' },
    ],
  },
  {
    title: 'Reference',
    pages: [
      { name: 'reference', title: 'All operations' },
      { name: 'clients', title: 'Clients' },
    ],
  },
]

/**
 * Returns a page of the docs as HTML, with the list of all pages next to it.
 * @param docs the address of the docs relative to this page: links work behind any prefix
 * @param current the name of the page
 */
export function pageOf({
  title,
  body,
  docs,
  current,
}: {
  title: string
  body: string
  docs: string
  current?: string
}): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} - CourtPulse API</title>
<link rel="icon" href="data:,">
<style>${FRAME_STYLE}${TEXT_STYLE}</style>
</head>
<body>
${navigation(docs, current)}
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`
}

/** Returns the list of the pages of the docs. */
export function navigation(docs: string, current?: string): string {
  const groups = DOCS.map(({ title, pages }) => {
    const links = pages.map(({ name, title }) => {
      const address = name === '' ? docs : `${docs}/${name}`
      return `<a href="${address}"${name === current ? ' aria-current="page"' : ''}>${title}</a>`
    })
    return `<h2>${title}</h2>\n${links.join('\n')}`
  })
  const errors = `${docs}/../errors`
  return `<nav aria-label="Docs">
<p class="brand"><a href="${docs}">CourtPulse <span>API</span></a></p>
${groups.join('\n')}
<a href="${errors}"${current === 'error-codes' ? ' aria-current="page"' : ''}>Error codes</a>
<a href="${docs}/../openapi.json">OpenAPI document</a>
<a href="${docs}/../llms.txt">llms.txt</a>
</nav>`
}

/** The shared style of all pages of the docs: colours, the list of pages, the area next to it. */
export const FRAME_STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#1c2430, #e4e8ee); --soft: light-dark(#5b6675, #9aa5b4); --line: light-dark(#e1e5ea, #2c343f);
  --paper: light-dark(#fff, #12161c); --side: light-dark(#f6f7f9, #171c23); --code: light-dark(#f3f5f8, #1b212a); --accent: light-dark(#1d4f91, #8ab8f5) }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; display: grid; grid-template-columns: 16rem minmax(0, 1fr) }
nav { background: var(--side); border-right: 1px solid var(--line); padding: 1.5rem 1.25rem; height: 100vh; position: sticky; top: 0; overflow-y: auto; font-size: .925rem }
nav h2 { font-size: .75rem; letter-spacing: .06em; text-transform: uppercase; color: var(--soft); margin: 1.5rem 0 .25rem; border: 0; padding: 0 }
nav a { display: block; padding: .25rem .5rem; margin-left: -.5rem; border-radius: .375rem; color: inherit; text-decoration: none }
nav a:hover { background: var(--line) }
nav a[aria-current] { color: var(--accent); font-weight: 600 }
nav .brand { margin: 0; font-weight: 700; font-size: 1.125rem }
nav .brand span { color: var(--accent) }
main { max-width: 52rem; padding: 2.5rem 2.5rem 5rem }
a { color: var(--accent) }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
@media (max-width: 50rem) {
  body { display: block }
  nav { height: auto; position: static; border-right: 0; border-bottom: 1px solid var(--line); padding: 1rem 1.25rem }
  nav h2 { display: none }
  nav a { display: inline-block; margin-left: 0 }
  main { padding: 1.5rem 1.25rem 3rem }
}
`

/** The style of running text. */
const TEXT_STYLE = `
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 1rem; letter-spacing: -.01em }
h2 { font-size: 1.375rem; margin: 2.5rem 0 .5rem; padding-top: 1rem; border-top: 1px solid var(--line) }
h3 { font-size: 1.05rem; margin: 1.5rem 0 .5rem }
code { font: .875em ui-monospace, SFMono-Regular, Menlo, monospace; background: var(--code); padding: .1em .3em; border-radius: .25rem; overflow-wrap: anywhere }
pre { background: var(--code); border: 1px solid var(--line); border-radius: .5rem; padding: .875rem 1rem; overflow-x: auto; line-height: 1.5 }
pre code { background: none; padding: 0; overflow-wrap: normal }
pre + pre { margin-top: -.5rem; background: none; border-style: dashed }
table { border-collapse: collapse; display: block; overflow-x: auto }
th, td { text-align: left; vertical-align: top; padding: .5rem 1rem .5rem 0; border-bottom: 1px solid var(--line) }
th { font-size: .875rem; color: var(--soft) }
`
