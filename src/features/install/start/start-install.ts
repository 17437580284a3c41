import { subscribeKey } from 'valtio/utils'
import { INSTALL_DELAY_MS, INSTALL_POLL_MS } from '#domain/timing'
import type { InstallState } from '#domain/install/install-machine'
import { isHomePath } from '#domain/routing/home-path'
import { subscribeAnnouncement } from '../../../shared/routing/use-page'
import { closeOverlay, openOverlay, overlayState } from '../../../shared/overlays/overlay-queue'
import { pageState } from '../../../shared/page/page-state'
import { noteInstalled } from '../state/install-history'
import { hasInstallPrompt } from '../state/install-prompt'
import { installState, onInstall, sendInstall } from '../state/install-state'
import { visibleSurfaces } from '../state/visible-surfaces'
import { watchInstallSurfaces } from '../surfaces/watch-install-surfaces'
import { startUpgrade } from '../upgrade/start-app-upgrade'

/** The first delay counts from the start of the visit, the later ones from the member. */
let delay = INSTALL_DELAY_MS

const isHome = (): boolean => isHomePath(window.location.pathname)

/** What each step of the asking does. */
const onAsking = ({ asking }: InstallState, before: InstallState): void => {
  if (asking === before.asking) return
  switch (asking.kind) {
    case 'waiting':
      setTimeout(() => sendInstall({ type: 'delay-over', isHome: isHome() }), delay)
      delay = INSTALL_DELAY_MS // of whoever comes later
      return
    case 'asking':
      // At once the first time, as the prompt has mostly come long before.
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

/** Closed by back, by a tap beside it or by its buttons: what was no other answer is a "no" (INS-01). */
const followPopup = (): void => {
  if (installState().asking.kind !== 'open' || isQueued()) return
  sendInstall({ type: 'done' })
  // Whoever wants no offers has it taken away, and has answered nothing by that (PLY-02).
  if (!overlayState.noOffers) sendInstall({ type: 'refused' })
}

/** A page that is no home page takes the popup away (INS-03), which is no answer to it. */
const followPage = (): void => {
  sendInstall({ type: 'page', isHome: isHome() })
  if (isHome()) return
  for (const { id, kind } of overlayState.queue) if (kind === 'install-popup') closeOverlay(id)
}

/**
 * Considers the install popup at the start, and again whenever a member comes (SES-06), and has the bar, the banner and
 * the notice of a newer app stand where they may. Once in the life of a page.
 */
export const startInstall = (): void => {
  delay = Math.max(0, INSTALL_DELAY_MS - performance.now())
  window.addEventListener('appinstalled', noteInstalled)
  onInstall(onAsking)
  watchInstallSurfaces()
  startUpgrade()
  if (window.mcBoot?.isInstalled) noteInstalled()
  subscribeAnnouncement(followPage)
  subscribeKey(overlayState, 'queue', followPopup)
  subscribeKey(pageState, 'session', (session) => {
    if (session) sendInstall({ type: 'considered' })
  })
  sendInstall({ type: 'considered' })
}
