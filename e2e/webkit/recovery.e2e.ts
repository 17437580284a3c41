import { test } from '../support/webkit-test'

const ADD = 'button[aria-pressed=false]'
const REMOVE = 'button[aria-pressed=true]'

test('R-10 a worker that iOS has ended, or that does not respond on return, is replaced in Safari’s engine', async ({
  webkit,
  gateway,
}) => {
  test.setTimeout(120_000)
  await webkit.speakEnglish(gateway.origin)
  await webkit.goto(`${gateway.origin}/m/home`)
  await webkit.seeRole('heading', 'Popular')

  await webkit.driver.run('window.mcBoot.worker.terminate()')
  await webkit.press(ADD)
  await webkit.seeRole('heading', 'Favourites')

  // A frozen worker gets no message any more. Then the player comes back to the page.
  await webkit.driver.run(FREEZE)
  await webkit.until('another worker', 'return window.nextWorkers === 1')
  await webkit.press(REMOVE)
  await webkit.until('no favourite', NO_FAVOURITE)
})

const NO_FAVOURITE = `return document.querySelector('${REMOVE}') === null`

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
