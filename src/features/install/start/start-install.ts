import { subscribeKey } from 'valtio/utils'
import { INSTALL_DELAY_MS, INSTALL_POLL_MS } from '#domain/timing'
import type { InstallState } from '#domain/install/install-machine'
import { isHomePath } from '#domain/routing/home-path'
import { subscribeAnnouncement } from '../../../shared/routing/use-page'
import { closeOverlay, openOverlay, overlayState } from '../../../shared/overlays/overlay-queue'
import { pageState } from '../../../shared/page/page-state'
import { markInstalled } from '../state/install-history'
import { hasInstallPrompt } from '../state/install-prompt'
import { installState, onInstall, sendInstall } from '../state/install-state'
import { visibleSurfaces } from '../state/visible-surfaces'
import { watchInstallSurfaces } from '../surfaces/watch-install-surfaces'
import { startUpgrade } from '../upgrade/start-app-upgrade'

/** The first delay counts from the start of the visit, later ones from the login. */
let delay = INSTALL_DELAY_MS

const isHome = (): boolean => isHomePath(window.location.pathname)

/** Runs the step that the popup's new state requires. */
const onAsking = ({ asking }: InstallState, before: InstallState): void => {
  if (asking === before.asking) return
  switch (asking.kind) {
    case 'waiting':
      setTimeout(() => sendInstall({ type: 'delay-over', isHome: isHome() }), delay)
      delay = INSTALL_DELAY_MS // for the next member
      return
    case 'asking':
      // The first check is immediate, because the browser's prompt is usually available by then.
      setTimeout(ask, asking.polls === 0 ? 0 : INSTALL_POLL_MS)
      return
    case 'time':
      if (visibleSurfaces.isPopupWanted) openOverlay({ kind: 'install-popup' })
      sendInstall({ type: isQueued() ? 'opened' : 'done' })
      return
    default:
  }
}

const ask = (): void => {
  if (installState().asking.kind === 'asking') sendInstall({ type: 'asked', hasPrompt: hasInstallPrompt() })
}

const isQueued = (): boolean => overlayState.queue.some(({ kind }) => kind === 'install-popup')

/**
 * Called when the popup is closed by back, by a tap outside it or by its buttons. Closing it without another answer
 * is a refusal (INS-01).
 */
const followPopup = (): void => {
  if (installState().asking.kind !== 'open' || isQueued()) return
  sendInstall({ type: 'done' })
  // If the player has turned offers off, the removed popup does not count as refused (PLY-02).
  if (!overlayState.noOffers) sendInstall({ type: 'refused' })
}

/** Closes the popup on pages other than the home page (INS-03). This does not count as an answer. */
const followPage = (): void => {
  sendInstall({ type: 'page', isHome: isHome() })
  if (isHome()) return
  for (const { id, kind } of overlayState.queue) if (kind === 'install-popup') closeOverlay(id)
}

/**
 * Considers the install popup at the start and after each login (SES-06). Also starts the download bar, the install
 * banner and the upgrade notice. Called once per page load.
 */
export const startInstall = (): void => {
  delay = Math.max(0, INSTALL_DELAY_MS - performance.now())
  window.addEventListener('appinstalled', markInstalled)
  onInstall(onAsking)
  watchInstallSurfaces()
  startUpgrade()
  if (window.mcBoot?.isInstalled) markInstalled()
  subscribeAnnouncement(followPage)
  subscribeKey(overlayState, 'queue', followPopup)
  subscribeKey(pageState, 'session', (session) => {
    if (session) sendInstall({ type: 'considered' })
  })
  sendInstall({ type: 'considered' })
}
