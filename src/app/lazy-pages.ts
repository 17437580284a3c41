import { lazyComponent } from './lazy-component'

/** The screens that a visit begins with most often besides the lobby, each in a chunk of its own. */
export const TrialPage = lazyComponent(async () => (await import('../features/trial/trial-page')).TrialPage)
export const LaunchPage = lazyComponent(
  async () => (await import('../features/launch/launch-page')).LaunchPage,
)
export const OtherPages = lazyComponent(async () => (await import('./other-pages')).LazyRoutes)
export const LoginPage = lazyComponent(
  async () => (await import('../features/accounts/login-page')).LoginPage,
)

/** Parts of the shell that a guest's first visit does without. */
export const AccountLink = lazyComponent(async () => (await import('./layout/account-link')).AccountLink)
export const TokenWait = lazyComponent(async () => (await import('./token-wait')).TokenExchangePage)

/** What search finds: only the field itself must be there within the tap. */
export const SearchResults = lazyComponent(
  async () => (await import('../features/lobby/search-results')).SearchResults,
)

/** What covers the screen, of whatever kind. */
export const OverlayView = lazyComponent(async () => (await import('./overlay-view')).OverlayView)

/** Parts of the home page that are seldom on its first screen, in one chunk. */
export const MatchRow = lazyComponent(async () => (await import('../features/matches/match-row')).MatchRow)
export const BenefitsTeaser = lazyComponent(
  async () => (await import('../features/benefits-teaser/benefits-teaser')).BenefitsTeaser,
)
