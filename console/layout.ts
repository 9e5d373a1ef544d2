import type { Identified } from '../api/http/authenticate.ts'
import type { Assets } from './assets.ts'
import { foreign, type Html, html } from './html.ts'
import { address } from './page.ts'
import { formTo } from './parts/form.ts'
import { sectionsOf } from './sections.ts'
import { instant } from './times.ts'

interface Shown {
  title: string
  body: Html
  isWide?: boolean | undefined
}

/** The viewer of a page; undefined before the sign-in. */
interface Viewer {
  who: Identified
  formToken: string
  path: string
  /** The number of waiting items by section path. Not counted for a page that answers an act. */
  waiting?: Map<string, string> | undefined
}

/** Returns a whole page. */
export async function layout({ title, body, isWide }: Shown, assets: Assets, viewer?: Viewer): Promise<string> {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · CourtPulse</title>
<link rel="stylesheet" href="${assets.css}">
<link rel="icon" href="${assets.icon}" type="image/svg+xml">
<script src="${assets.script}" defer></script>
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header class="bar">
<strong class="brand">CourtPulse</strong>
${viewer ? barOf(viewer) : ''}
</header>
<main id="main"${isWide ? html` class="wide"` : ''}>
${body}
</main>
${viewer ? html`<p class="printed">Printed by ${foreign(nameOf(viewer.who))}, ${instant(Date.now())}, ${address(viewer.path)}</p>` : ''}
</body>
</html>`
  return String(await page)
}

const FIND = { operator: 'Find ID or number', account: 'Find name or number' }

function barOf({ who, formToken, path, waiting }: Viewer): Html {
  return html`<nav aria-label="Sections">${sectionsOf(who).map(
    (section) =>
      html`<a href="${address(section.path)}" data-go="${section.key}"${isIn(path, section.path) ? html` aria-current="page"` : ''}>${section.name}${countOf(waiting?.get(section.path))}</a>`,
  )}</nav>
<form method="get" action="${address('/find')}" class="find" role="search"><input name="q" aria-label="${FIND[who.kind]}" placeholder="${FIND[who.kind]}  /" maxlength="128" autocomplete="off" spellcheck="false" data-key="/"></form>
<span class="who">${foreign(nameOf(who))} <a href="${address('/help')}" data-key="?">Shortcuts</a></span>
${formTo({ formToken }, '/sign-out', html`<button class="plain">Sign out</button>`)}`
}

function countOf(count = ''): Html {
  return count === '' || count === '0' ? html`` : html` <b>${count}</b>`
}

function isIn(path: string, section: string): boolean {
  if (section === '/account') return path === '/account'
  if (section === '/account/watchlist' && path.startsWith('/account/imports')) return true
  if (section === '/account/cases' && path.startsWith('/account/lookups')) return true
  if (section === '/review' && path.startsWith('/candidates')) return true
  if (section === '/accounts' && /^\/(erasures|plans)/.test(path)) return true
  if (section === '/audit' && path === '/retention') return true
  return path === section || path.startsWith(`${section}/`)
}

function nameOf(who: Identified): string {
  return who.kind === 'operator' ? who.operator.name : 'Account'
}
