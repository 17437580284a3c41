import { lazyComponent } from '../../shared/page/lazy-component'

/** Common first screens of a visit other than the lobby, each in its own chunk. */
export const TrialPage = lazyComponent(
  async () => (await import('../../features/games/trial/trial-page')).TrialPage,
)
export const LaunchPage = lazyComponent(
  async () => (await import('../../features/games/launch/launch-page')).LaunchPage,
)
export const OtherPages = lazyComponent(async () => (await import('./lazy-routes')).LazyRoutes)
export const LoginPage = lazyComponent(
  async () => (await import('../../features/accounts/login/login-page')).LoginPage,
)

/** Parts of the shell that a guest's first visit does not need. */
export const AccountLink = lazyComponent(async () => (await import('../layout/account-link')).AccountLink)
export const TokenWait = lazyComponent(
  async () => (await import('../session/token-exchange-page')).TokenExchangePage,
)

/** All overlays. */
export const OverlayView = lazyComponent(async () => (await import('../overlays/overlay-view')).OverlayView)
