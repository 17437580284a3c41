import { subscribeKey } from 'valtio/utils'
import { INSTALL_DELAY_MS, INSTALL_POLL_MS } from '#domain/constants/timing'
import { type InstallEvent, type InstallState, nextInstall, RESTING } from '#domain/machines/install-machine'
import { isHomePath } from '#domain/rules/home-path'
import { installChoices, mayAskToInstall } from '#domain/rules/install-popup'
import { currentReader } from '../../app/page-tables'
import { subscribeAnnouncement } from '../../app/use-page'
import { closeOverlay, openOverlay, overlayState } from '../../state/overlay-queue'
import { pageState } from '../../state/page-state'
import { isAnswered, noteInstalled, noteRefused, readInstallMemory } from './install-memory'
import { installOfferOf } from '../../app/install-offer'
import { hasInstallPrompt } from './install-prompt'

const isHome = (): boolean => isHomePath(window.location.pathname)

let state: InstallState = RESTING

const send = (event: InstallEvent): void => {
  const before = state
  state = nextInstall(state, event)
  if (state === before) return
  switch (state.kind) {
    case 'waiting':
      setTimeout(() => send({ type: 'delay-over', isHome: isHome() }), INSTALL_DELAY_MS)
      return
    case 'asking':
      // At once the first time, as the prompt has mostly come long before.
      setTimeout(ask, state.polls === 0 ? 0 : INSTALL_POLL_MS)
      return
    case 'time':
      void show()
      return
    default:
  }
}

const ask = (): void => {
  if (state.kind === 'asking') send({ type: 'asked', hasPrompt: hasInstallPrompt() })
}

const show = async (): Promise<void> => {
  if (await isWanted()) openOverlay({ kind: 'install-popup' })
  send({ type: isQueued() ? 'opened' : 'done' })
}

const isQueued = (): boolean => overlayState.queue.some(({ kind }) => kind === 'install-popup')

/** Closed by back, by a tap beside it or by its buttons: what was no other answer is a "no" (INS-01). */
const followPopup = (): void => {
  if (state.kind !== 'open' || isQueued()) return
  send({ type: 'done' })
  // Whoever wants no offers has it taken away, and has answered nothing by that (PLY-02).
  if (!isAnswered() && !overlayState.noOffers) void noteRefused()
}

/** There is something to install here, and the player may be asked. */
const isWanted = async (): Promise<boolean> => {
  if (!mayAskToInstall(await readInstallMemory())) return false
  try {
    const settings = await currentReader().get('settings', pageState.merchant)
    const path = window.location.pathname
    return settings !== undefined && isHome() && installChoices(installOfferOf(settings), path).length > 1
  } catch {
    return false // a database that was closed under it: another time
  }
}

/** A page that is no home page takes the popup away (INS-03), which is no answer to it. */
const followPage = (): void => {
  send({ type: 'page', isHome: isHome() })
  if (isHome()) return
  for (const { id, kind } of overlayState.queue) if (kind === 'install-popup') closeOverlay(id)
}

/** Considers the install popup at the start, and again whenever a member comes (SES-06). Once in the life of a page. */
export const startInstall = (): void => {
  window.addEventListener('appinstalled', noteInstalled)
  subscribeAnnouncement(followPage)
  subscribeKey(overlayState, 'queue', followPopup)
  subscribeKey(pageState, 'session', (session) => {
    if (session) send({ type: 'considered' })
  })
  send({ type: 'considered' })
}
