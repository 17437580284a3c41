import { BACKGROUND_COLOURS } from '#domain/background-colours'
import type { LanguageCode } from '#domain/language/languages'
import { TEXTS_KEY } from '#domain/storage-keys'
import type { PageFactsMessage } from '#domain/port'
import { languageFacts } from '#domain/language/language-choice'
import { afterFirstPaint } from './after-first-paint'
import { allowReferrer, consumeUrlToken } from './consume-url-token'
import { consumeWebClipParam } from './consume-web-clip-param'
import {
  languageFromUrl,
  chosenLanguage,
  isStandalone,
  readPageFacts,
  startLanguage,
} from '../shared/worker/client/page-facts'
import { endOldSession } from './end-old-session'
import { keepCampaign } from './keep-campaign'
import { showSnapshot } from './snapshot/show-snapshot'
import type { Boot } from '../shared/page/boot-types'
import { applyStoredAccent } from '../shared/page/apply-accent'
import { resolveColorScheme } from '../shared/page/color-scheme'
import { readStorage } from '../shared/storage/storage-area'
import { onConfiguredTitle, storedTitle } from './apply-stored-title'

/**
 * Inline script of the document, hashed in the CSP: everything that must not wait for the application's code. It
 * styles the document and fetches the translations of the current language. The document calls its second part,
 * `showSnapshot`, at the start of its body. After the first frame it starts the worker and sends it the page facts.
 */
declare const __WORKER_URL__: string
declare const __ENGINE_URL__: string
declare const __LANGUAGES__: readonly LanguageCode[]
/** URL of a language's first translations, with `*` in place of its code. */
declare const __LOCALE_URL__: string

const language = startLanguage((code) => __LANGUAGES__.includes(code))

const style = resolveColorScheme()

const styleDocument = (): void => {
  const { tag, dir } = languageFacts(language)
  const root = document.documentElement
  root.lang = tag
  root.dir = dir
  root.dataset['style'] = style
  applyStoredAccent()
  const bars = document.createElement('meta')
  bars.name = 'theme-color'
  bars.content = BACKGROUND_COLOURS[style]
  document.head.append(bars)
}

const addLink = (link: Partial<HTMLLinkElement>): void => {
  document.head.append(Object.assign(document.createElement('link'), link))
}

const fetchTranslations = (): void => {
  if (__LANGUAGES__.includes(language))
    addLink({ rel: 'modulepreload', href: __LOCALE_URL__.replace('*', language) })
}

/**
 * On a first visit, preloads the worker's code together with its entry, which would request it one round trip later.
 * Such requests go without credentials, over connections of their own, so one connection is open when that code has
 * arrived. With the service worker the code is already on the device.
 */
const prepareWorker = (): void => {
  const hasCode = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
  if (__ENGINE_URL__ === '' || hasCode) return
  addLink({ rel: 'preconnect', crossOrigin: '', href: location.origin })
  addLink({ rel: 'preload', as: 'script', crossOrigin: '', href: __ENGINE_URL__ })
}

const createWorker = (): Worker | null => {
  try {
    const policy = window.trustedTypes?.createPolicy('app-boot', { createScriptURL: (url) => url })
    const worker = new Worker(policy ? policy.createScriptURL(__WORKER_URL__) : __WORKER_URL__, {
      type: 'module',
    })
    worker.postMessage({ type: 'mc-boot', facts: readPageFacts(language) } satisfies PageFactsMessage)
    return worker
  } catch {
    return null
  }
}

/** Undefined until the worker starts. */
let worker: Worker | null | undefined

const startWorker = (): Worker | null => {
  if (worker !== undefined) return worker
  worker = createWorker()
  worker?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    onConfiguredTitle(data, boot.title ?? '', (title) => (boot.title = title))
  })
  return worker
}

endOldSession()
const urlToken = consumeUrlToken()
allowReferrer()
consumeWebClipParam(isStandalone())
keepCampaign()
styleDocument()
fetchTranslations()
prepareWorker()
const boot: Boot = {
  buildId: __BUILD_ID__,
  appVersion: __APP_VERSION__,
  language,
  isLanguageRequested: chosenLanguage() !== null,
  urlLanguage: languageFromUrl(),
  workerUrl: __WORKER_URL__,
  readPageFacts,
  startWorker,
  urlToken,
  hasTexts: [readStorage('local', TEXTS_KEY), document.documentElement.dataset['texts']].some(Boolean),
  showSnapshot: () => {
    boot.title = storedTitle() || document.title
    document.title = boot.title
    boot.snapshot = showSnapshot({ language, style })
  },
}
window.mcBoot = boot
// Before that, it would delay the paint. Its code is loading meanwhile, so a first visit loses nothing.
afterFirstPaint(startWorker)
addEventListener('pagehide', ({ persisted }) => {
  // WebKit freezes a worker with its transaction open, and every later page waits for that. The app's own listener
  // may not be loaded yet; it starts another worker when the page comes back.
  if (!persisted) return
  worker?.terminate()
  worker = null
})
// Saved for the install popup. Without this, Chrome would show its own bar at a time of its choice.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  if (window.mcBoot) window.mcBoot.installPrompt = event
})
addEventListener('appinstalled', () => {
  if (window.mcBoot) window.mcBoot.isInstalled = true
})
