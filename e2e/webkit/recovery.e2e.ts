import { CACHE_DATABASE } from '#domain/tables/schema'
import { hasRows } from '../support/storage/has-rows'
import { test } from '../support/webkit-test'

const ADD = 'button[aria-pressed=false]'
const REMOVE = 'button[aria-pressed=true]'

test('R-10 a worker that iOS has ended or that hangs is replaced, in WebKit', async ({ webkit, gateway }) => {
  await webkit.openLobby(gateway.origin)

  await webkit.driver.run('window.mcBoot.startWorker().terminate()')
  await webkit.press(ADD)
  await webkit.seeRole('heading', 'Favourites')

  // A frozen worker gets no message any more. Then the player comes back to the page.
  await webkit.driver.run(FREEZE)
  await webkit.until('another worker', 'return window.nextWorkers >= 1')
  await webkit.press(REMOVE)
  await webkit.until('no shelf of favourites', NO_FAVOURITES)
})

test('R-05 databases cleared under the app are filled again, in WebKit', async ({ webkit, gateway }) => {
  await webkit.openLobby(gateway.origin)
  await webkit.until('stored games', HAS_GAMES)
  await webkit.driver.run(WATCH_CONNECTION)

  // The browser's own page of website data. It closes each connection, as Safari's settings do.
  const { before } = await webkit.driver.openTab()
  await webkit.goto('minibrowser-about:data')
  await webkit.until('no database in the list', CLEAR_DATABASES)
  await webkit.driver.closeTab()
  await webkit.driver.switchTo(before)

  await webkit.until('a closed connection', 'return window.isClosed === true')
  await webkit.until('games again', HAS_GAMES)
  await webkit.press(ADD)
  await webkit.seeRole('heading', 'Favourites')
  await webkit.until('no notice', `return !document.body.innerText.includes('won’t save your data')`)
})

const DATABASES = `[...document.querySelectorAll('h1')].find((one) => one.textContent.includes('IndexedDB'))`

/**
 * Presses the button until the list is empty: the page of the data may not be ready for the first press. It loads again
 * once the data is cleared. A second press meanwhile would clear, later, what the app has stored again.
 */
const CLEAR_DATABASES = `
  const inputs = ${DATABASES}?.nextElementSibling.querySelectorAll('input')
  const button = [...(inputs ?? [])].find((one) => one.value === 'Clear all')
  if (button && !(Date.now() - window.pressedAt < 5000)) {
    window.pressedAt = Date.now()
    button.click()
  }
  return button === undefined`

const WATCH_CONNECTION = `
  const open = indexedDB.open('${CACHE_DATABASE}')
  await new Promise((resolve) => (open.onsuccess = resolve))
  window.watched = open.result // not collected as garbage meanwhile
  watched.onclose = () => (window.isClosed = true)`

const HAS_GAMES = hasRows('gameBuckets')

// The heart itself changes before anything is saved.
const NO_FAVOURITES = `return [...document.querySelectorAll('h2')].every((one) => !one.textContent.includes('Favourites'))`

const FREEZE = `
  const send = Worker.prototype.postMessage
  const Native = Worker
  const next = new WeakSet()
  window.nextWorkers = 0
  window.Worker = class extends Native {
    constructor(...given) {
      super(...given)
      next.add(this)
      window.nextWorkers += 1
    }
  }
  Native.prototype.postMessage = function (...given) {
    if (next.has(this)) send.apply(this, given)
  }
  document.dispatchEvent(new Event('visibilitychange'))`
