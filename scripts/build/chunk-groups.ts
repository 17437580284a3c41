import type { Rolldown } from 'vite'

/** Changes with an upgrade only, so that an update of the product copies it over. */
const REACT = /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/

/** What opens over any screen, with or without a network: small parts, which the service worker keeps as one. */
const OVERLAYS =
  /[\\/]src[\\/](app[\\/](login-(notice|failed)|notice-dialog|overlay-view|use-back-closes)|features[\\/](language[\\/]|update[\\/](?!start)))/

/** Rules that late parts of both page and worker stand on: one small chunk, and one name wherever any of them is needed. */
const RULES = /[\\/]domain[\\/]/

/** The list of offers, and each of them by itself. */
const ANNOUNCEMENTS = /[\\/](src[\\/]features[\\/]announcements|domain[\\/]rules[\\/](activity|promotions))/

/** Small parts that many late screens share. In chunks of their own their names alone would weigh on the first load. */
const PARTS =
  /[\\/](src[\\/](ui[\\/](badge|blank-line|choice-chips|field|loading-track|note|eye-glyphs|section|skeleton)|i18n[\\/](format-date|format-duration|format-money|isolate)|state[\\/](balance-hidden|no-offers|play-reminder)|app[\\/](account-commands|address-token|at-home|copy-text|freshness|game-covers|identity[\\/]private|native-bridge|operator-html[\\/](?!purify)|popular|token-wait|vip|referral[\\/]use|safer-play|stoppable|third-party|token-question|tracking[\\/](asks|mark|note|read|visit)|text-page|use-benefits|use-fields|use-form-activity|use-member-answer|use-member-info|use-services|use-stands)|features[\\/](connection[\\/](service|use-line|use-serv)|lobby[\\/]search-res))|domain[\\/]contract[\\/]identity-settings|domain[\\/]constants[\\/](identity|tracking-keys)|domain[\\/]rules[\\/](app-download|framed|launch-link|line-order|attribution|click-ids|final-refusal|linked-game|customer-service|fields-of|member-kind|operator-html|plain-text|play-time|read-json|referral|retry-address|search-games|tracking-events))/

/** Parts of the home page below its first screen. */
const HOME = /[\\/](src[\\/]features[\\/](matches|benefits-teaser)[\\/]|domain[\\/]rules[\\/]matches-of)/

/** A game, for free or for real: both are fetched ahead, and both stand on the same frame. */
const GAMES =
  /[\\/](src[\\/](features[\\/](trial|launch)|app[\\/](game-frame|launch))[\\/]|domain[\\/](constants|rules)[\\/]game-back)/

/** What begins beside the screens once they stand, with its own rules: in another chunk these would come after it. */
const BESIDE =
  /[\\/](src[\\/](features[\\/](install|one-tap|play-time|popups)[\\/]|features[\\/]((closed|connection|update)[\\/]start|download-prompt[\\/](start|follow|show|download-way|prompt-(facts|memory|rows|state)))|app[\\/](install-offer|push[\\/](?!push-sdk)|start-(full|keyboard|page)|watch-rows)|ui[\\/]add-glyph)|domain[\\/](constants[\\/](install|push)|machines[\\/]install|push-port|rules[\\/](app-path|download|home-path|apple-version|install|page-meta|popups|push|short-digest)))/

/** The login on its page and over another, and what the other account screens share with it. */
const LOGIN =
  /[\\/](domain[\\/](machines[\\/](login|social|two-factor)|rules[\\/](account-error|binding-rules|identity-error|national-number|sign-in-way))|src[\\/](app[\\/](captcha[\\/]|identity[\\/](identity(?!-sdk)|native))|features[\\/]accounts[\\/](?!(use-)?(agent|change|email|forgot|flag|new|proof|provenance|register|registration|two))))/

/** The screens of money and what they share: a member's visit fetches them together, for when there is no network. */
const MONEY =
  /[\\/](src[\\/](app[\\/](money|synced-page)|features[\\/](rewards|mall|cashier|security|benefits|feedback)[\\/]|state[\\/]feedback|ui[\\/]text-area)|domain[\\/]rules[\\/](feedback|vip-levels|amounts|bank-card|masked|payout-accounts|rewards))/

const LATE_GROUPS = {
  announcements: ANNOUNCEMENTS,
  games: GAMES,
  home: HOME,
  'login-page': LOGIN,
  parts: PARTS,
  money: MONEY,
  beside: BESIDE,
} as const

/**
 * Few chunks at the start, because a slow line pays for each request: React, what page and
 * worker share (`data`), and the rest of what the page starts with (`app`). Whatever loads
 * on demand is left to the bundler. What the worker starts with and a late screen uses too
 * is in `data` as well: in a chunk of its own the worker would learn of it only when its own
 * code has come, and its first calls would leave a round trip later. The worker's own code is
 * `engine`, beside an entry that only imports it: Safari runs the file that a worker was
 * started from once more when a late chunk imports it, and there would be two workers in one.
 * @param pageEntry module ids that the page starts from; `workerEntry` likewise
 */
export function chunkGroups(pageEntry: string, workerEntry: string): Rolldown.CodeSplittingGroup[] {
  let starts: Record<'page' | 'anyPage' | 'worker' | 'anyWorker', Set<string>> | undefined
  const startsOf = (context: Rolldown.ChunkingContext) =>
    (starts ??= {
      page: closure(pageEntry, context),
      anyPage: closure(pageEntry, context, 'late too'),
      worker: closure(workerEntry, context),
      anyWorker: closure(workerEntry, context, 'late too'),
    })

  const isEngine = (module: string, { anyPage, worker }: ReturnType<typeof startsOf>) =>
    module !== workerEntry && worker.has(module) && !anyPage.has(module)

  return [
    { name: 'react', test: REACT, priority: 3 },
    {
      debugName: 'data',
      priority: 2,
      name: (module, context) => {
        const { anyPage, worker } = startsOf(context)
        return anyPage.has(module) && worker.has(module) ? 'data' : null
      },
    },
    {
      debugName: 'engine',
      priority: 2,
      name: (module, context) => (isEngine(module, startsOf(context)) ? 'engine' : null),
    },
    {
      debugName: 'app',
      priority: 1,
      name: (module, context) => (startsOf(context).page.has(module) ? 'app' : null),
    },
    {
      debugName: 'rules',
      // Before the parts of late screens, as the worker's late parts need them without these.
      priority: 0.5,
      name: (module, context) => {
        const { anyPage, anyWorker } = startsOf(context)
        return RULES.test(module) && anyPage.has(module) && anyWorker.has(module) ? 'rules' : null
      },
    },
    { name: 'overlays', test: OVERLAYS },
    ...(['announcements', 'games', 'home', 'login-page', 'parts', 'money', 'beside'] as const).map(
      (debugName) => ({
        debugName,
        // Nothing that the worker may need: a chunk of the page would bring the page's code with it.
        name: (module: string, context: Rolldown.ChunkingContext) =>
          LATE_GROUPS[debugName].test(module) && !startsOf(context).anyWorker.has(module) ? debugName : null,
        // Without what they stand on: that is the other screens', too.
        includeDependenciesRecursively: false,
      }),
    ),
  ]
}

/** A module and all that it imports statically, or on demand as well. */
function closure(
  entry: string,
  context: Rolldown.ChunkingContext,
  reach: 'at start' | 'late too' = 'at start',
): Set<string> {
  const seen = new Set<string>()
  const visit = (id: string): void => {
    if (seen.has(id)) return
    seen.add(id)
    const info = context.getModuleInfo(id)
    info?.importedIds.forEach(visit)
    if (reach === 'late too') info?.dynamicallyImportedIds.forEach(visit)
  }
  visit(entry)
  return seen
}
