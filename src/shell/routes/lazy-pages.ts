import { lazyComponent } from '../../shared/page/lazy-component'

/** The screens that a visit begins with most often besides the lobby, each in a chunk of its own. */
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

/** Parts of the shell that a guest's first visit does without. */
export const AccountLink = lazyComponent(async () => (await import('../layout/account-link')).AccountLink)
export const TokenWait = lazyComponent(
  async () => (await import('../session/token-exchange-page')).TokenExchangePage,
)

/** What covers the screen, of whatever kind. */
export const OverlayView = lazyComponent(async () => (await import('../overlays/overlay-view')).OverlayView)
