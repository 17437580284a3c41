import { isFirstScreenOfHome, snapshotKey } from '#domain/lobby/snapshot'
import { isScreenWaiting } from '../../shared/page/is-screen-waiting'
import layout from '../layout/layout.module.css'
import { currentSnapshotScope } from './current-snapshot-scope'
import { firstScreen } from './first-screen'
import { readScreen } from './read-screen'
import { sendSnapshot, onSnapshotScopeChange } from './watch-snapshot'
import { writeMarkup } from './write-markup'

const SETTLE_MS = 2_000 // by then the rows of a new language or player are read and rendered
const TRIES = 5

let sent = ''

/**
 * Sends the home screen to the service worker: now, when the page is hidden, and a while after a change of player,
 * language or style. Loaded after the lobby is shown, so it does not delay the first screen.
 */
export const takeSnapshots = (): void => {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') takeSnapshot()
  })
  onSnapshotScopeChange(() => {
    sent = ''
    setTimeout(() => takeSoon(), SETTLE_MS)
  })
  takeSoon()
}

/**
 * Takes a snapshot when idle, and retries a little later if the screen is not ready. A player who keeps scrolling
 * gets one when the page is hidden.
 */
const takeSoon = (triesLeft = TRIES): void => {
  const take = (): void => {
    if (!takeSnapshot() && triesLeft > 1) setTimeout(() => takeSoon(triesLeft - 1), SETTLE_MS)
  }
  if ('requestIdleCallback' in window) requestIdleCallback(take, { timeout: SETTLE_MS })
  else setTimeout(take, SETTLE_MS)
}

/**
 * Sends the current screen if it is home, scrolled to its top, with its games loaded. A screen that was already sent
 * is not sent again. Returns true if the current screen has been sent.
 */
const takeSnapshot = (): boolean => {
  const shell = document.querySelector(`#root .${layout.shell ?? ''}`)
  if (!shell || !isHomeAtRest(shell)) return false
  const screen = readScreen(shell, firstScreen())
  const markup = screen && writeMarkup(screen)
  const facts = currentSnapshotScope()
  if (markup === null || facts.merchant === '') return false
  const key = snapshotKey(facts)
  if (key + markup === sent) return true
  sent = key + markup
  sendSnapshot({ type: 'snapshot', build: facts.build, key, markup })
  return true
}

const isHomeAtRest = (shell: Element): boolean =>
  isFirstScreenOfHome(window.location) &&
  window.scrollY === 0 &&
  !document.querySelector('.snapshot, dialog[open]') &&
  shell.querySelector('main [data-game]:not([data-game=""])') !== null &&
  !isScreenWaiting(shell)
