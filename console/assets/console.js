// Keys press the element that carries them: `data-key` a letter, `data-digit` a digit in the open element, `data-go` a
// section after G.
const OFF = 'console-keys-off'
let goes = false

function isTyping(target) {
  return target instanceof HTMLElement && target.matches('input:not([type=checkbox]), select, textarea')
}

function press(selector) {
  const found = [...document.querySelectorAll(selector)].find(
    (element) => element.checkVisibility() && !element.disabled,
  )
  if (!found) return false
  if (isTyping(found)) found.focus()
  else found.click()
  found.closest('details')?.querySelector('[data-suggested]')?.focus()
  return true
}

document.addEventListener('keydown', (event) => {
  if (event.repeat || event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return
  if (localStorage.getItem(OFF)) return
  const key = event.key.toLowerCase()
  if (!/^([a-z0-9?/]|escape)$/.test(key)) return
  const pressed = goes
    ? press(`[data-go="${key}"]`)
    : /\d/.test(key)
      ? press(`details[open] [data-digit="${key}"]`)
      : press(`[data-key="${key}"]`)
  goes = !goes && key === 'g'
  if (pressed) event.preventDefault()
})

document.addEventListener('click', (event) => {
  const copy = event.target.closest?.('[data-copy]')
  if (copy) navigator.clipboard.writeText(copy.dataset.copy).then(() => copy.append(' ✓'))
})

// A form is sent once, however often its button is pressed.
document.addEventListener('submit', (event) => {
  const form = event.target
  if (form.dataset.sent) event.preventDefault()
  if (form.method === 'post') form.dataset.sent = 'yes'
})
window.addEventListener('pageshow', () => {
  for (const form of document.forms) delete form.dataset.sent
})

for (const button of document.querySelectorAll('[data-switch-keys]')) {
  const show = () => {
    button.textContent = localStorage.getItem(OFF) ? 'Switch them on' : 'Switch them off'
  }
  button.hidden = false
  button.addEventListener('click', () => {
    if (localStorage.getItem(OFF)) localStorage.removeItem(OFF)
    else localStorage.setItem(OFF, 'yes')
    show()
  })
  show()
}

// On a narrow screen the sections are a row that scrolls sideways.
document.querySelector('nav [aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

// Changes by others are polled every few seconds while the page is visible and not being edited.
const POLL_MS = 5000
if (document.querySelector('[data-poll]'))
  setInterval(async () => {
    if (document.hidden) return
    const answer = await fetch(location.href, { headers: { 'Console-Poll': '1' } })
    if (!answer.ok) return
    const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html')
    // The session has ended.
    if (!fresh.querySelector('[data-poll]')) return location.reload()
    for (const part of document.querySelectorAll('[data-poll]')) {
      const now = fresh.getElementById(part.id)?.childNodes ?? [part.dataset.poll]
      if (!part.contains(document.activeElement)) part.replaceChildren(...now)
    }
  }, POLL_MS)
