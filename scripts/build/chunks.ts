/**
 * The one list of the page's lazy chunks: each is a set of folders. The bundler finds the modules that page and
 * worker start with (chunk-groups.ts); they come first. It also places modules of unlisted folders, in the chunk of
 * the screen that imports them. To move a file into another chunk, move it to a folder of that chunk.
 */
export interface LazyChunk {
  /** Folders below the root. All modules below a folder belong to the chunk. */
  readonly folders: readonly string[]
  /** Includes all imports of its modules, so that the chunk is one request. */
  readonly isSelfContained?: true
}

export const LAZY_CHUNKS = {
  /** Small overlays that open over any screen, also offline: the service worker precaches them as one chunk. */
  overlays: {
    folders: [
      'src/shell/overlays',
      'src/shared/overlays/dialogs',
      'src/features/language',
      'src/features/updates/dialog',
    ],
    isSelfContained: true,
  },
  announcements: { folders: ['src/features/announcements/pages', 'domain/announcements'] },
  /** A trial and a real launch: both are preloaded, and both use the same frame. */
  games: { folders: ['src/features/games', 'src/shared/games/launch'] },
  /** Sections of the home page below its first screen. */
  home: {
    folders: [
      'src/features/lobby/matches',
      'src/features/lobby/latest-wins',
      'src/features/lobby/benefits-teaser',
    ],
  },
  /** The login on its page and in its sheet, and the code it shares with other account screens. */
  'login-page': {
    folders: [
      'src/features/accounts/login',
      'src/features/accounts/form',
      'src/features/accounts/phone',
      'src/features/accounts/social',
      'src/shared/captcha',
      'src/shared/accounts/identity',
      'domain/accounts',
    ],
  },
  /** Small modules that many lazy screens share: chunks of their own would add their names to the first load. */
  parts: {
    folders: [
      'src/ui',
      'src/i18n/format',
      'src/shell/session',
      'src/shared/worker/client',
      'src/shared/worker/query',
      'src/shared/sync',
      'src/shared/page/text',
      'src/shared/page/clipboard',
      'src/shared/storage',
      'src/shared/member',
      'src/shared/referral/program',
      'src/shared/safer-play',
      'src/shared/forms',
      'src/shared/install',
      'src/shared/native',
      'src/shared/third-party',
      'src/shared/operator-html/render',
      'src/shared/games/catalogue',
      'src/shared/company',
      'src/shared/routing/operator',
      'src/shared/service',
      'src/shared/tracking',
      'src/features/lines/check',
      'src/features/lobby/filter',
      'src/features/lobby/search',
      'domain/accounts/identity',
      'domain/company',
      'domain/contract/accounts',
      'domain/games',
      'domain/install/app',
      'domain/lines',
      'domain/lobby',
      'domain/member',
      'domain/referral',
      'domain/safer-play',
      'domain/service',
      'domain/sync',
      'domain/text',
      'domain/tracking',
    ],
  },
  /** The avatar is in the header of every screen, so it is apart from the member's page. */
  avatar: { folders: ['src/features/member/avatar'], isSelfContained: true },
  /** The cashier and rewards: a member's visit preloads them together, for use offline. */
  money: {
    folders: [
      'src/features/money',
      'src/features/member/benefits',
      'src/features/member/history',
      'src/features/service/feedback',
      'src/shared/money',
      'src/shared/page/live-data',
      'domain/money',
    ],
  },
  /** Starts in the background once the first screen is shown. */
  background: {
    folders: [
      'src/shell/start',
      'src/features/install/state',
      'src/features/install/surfaces',
      'src/features/install/popup',
      'src/features/install/upgrade',
      'src/features/install/start',
      'src/features/install/download-prompt/start',
      'src/features/push',
      'src/features/safer-play',
      'src/features/announcements/popup',
      'src/features/company',
      'src/features/metrics/start',
      'src/features/accounts/start',
      'src/features/language/texts',
      'src/features/lines/start',
      'src/features/updates/start',
      'src/shared/page/apart',
      'src/shared/push/device',
      'src/shared/push/controls',
      'domain/announcements/popup',
      'domain/install',
      'domain/metrics/config',
      'domain/overlays',
      'domain/push',
      'domain/routing',
    ],
  },
  /** Only where config.json asks for reports. */
  metrics: { folders: ['src/features/metrics/collect'], isSelfContained: true },
  /** Before the first render of a merchant with texts of its own. */
  'merchant-texts': { folders: ['src/shared/texts'] },
  /** Codes in the URL of a visit, read before anything else loads. */
  'entry-codes': { folders: ['src/shared/referral/entry-codes', 'domain/referral/entry-codes'] },
  /** Loaded before the games if the worker is slow: it must bring nothing else, so it is before `preload`, which uses it. */
  'worker-watch': { folders: ['src/shared/worker/watch'] },
  preload: { folders: ['src/shell/preload'], isSelfContained: true },
} as const satisfies Readonly<Record<string, LazyChunk>>

/**
 * Folders whose dynamic imports belong to the shell: they open over the first screens, or are needed when a build is
 * replaced.
 */
export const SHELL_FOLDERS: readonly string[] = [
  'src/features/language',
  'src/features/lobby/banners',
  'src/features/lobby/filter',
  'src/features/lobby/page',
  'src/features/lobby/search',
  'src/features/lobby/shelves',
  'src/features/lobby/tiles',
  'src/features/updates',
  'src/shared/overlays/dialogs',
  'worker/outbox',
  'worker/sync',
]

/** Folders whose dynamic imports are needed when the network or the domain fails, so they are loaded before that. */
export const RESCUE_FOLDERS: readonly string[] = ['src/features/lines', 'worker/lines']

/** True if a module (a path below the root, with slashes) is in one of the folders. */
export const isInFolders = (module: string, folders: readonly string[]): boolean =>
  folders.some((folder) => module.startsWith(`${folder}/`))

/** Returns the lazy chunk of a module. The longest folder wins: a folder below another one may belong elsewhere. */
export const lazyChunkOf = (module: string): string | null => {
  let longest = ''
  let chunk: string | null = null
  for (const [name, { folders }] of Object.entries<LazyChunk>(LAZY_CHUNKS))
    for (const folder of folders)
      if (module.startsWith(`${folder}/`) && folder.length > longest.length) {
        longest = folder
        chunk = name
      }
  return chunk
}
