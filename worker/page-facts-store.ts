import { DEFAULT_LANGUAGE } from '#domain/language/languages'
import type { PageFacts } from '#domain/port'

/** The page facts of this worker, and what the worker has learned since. */
export interface PageFactsStore {
  readonly current: PageFacts
  /** Settles when the first page facts have arrived. */
  readonly ready: Promise<void>
  update(facts: Partial<PageFacts>): void
  /**
   * Resolves with the merchant as soon as status or config.json names it. Resolves with null if `signal` aborts
   * first, or after `setMerchantUnknown`.
   */
  waitForMerchant(signal?: AbortSignal): Promise<string | null>
  /**
   * Called when status was rejected and config.json has no merchant: all waits for one, now or later, resolve with
   * null.
   */
  setMerchantUnknown(): void
}

const NOBODY: PageFacts = {
  session: null,
  sessionId: '',
  merchant: '',
  language: DEFAULT_LANGUAGE,
  isLanguageChosen: false,
  autoLogin: false,
  choicesAt: 0,
  hasReturnUrl: false,
  deviceKind: 'browser',
  deviceTraits: [],
  visible: true,
  dataSaver: false,
  shown: [],
  url: '',
}

export const createPageFactsStore = (): PageFactsStore => {
  let current = NOBODY
  let resolveReady: () => void = () => undefined
  const ready = new Promise<void>((resolve) => {
    resolveReady = resolve
  })
  const waiting = new Set<(merchant: string | null) => void>()
  const settleWaiting = (merchant: string | null): void => {
    for (const resolve of waiting) resolve(merchant)
    waiting.clear()
  }
  let isMerchantUnknown = false

  return {
    get current() {
      return current
    },
    ready,
    update: (facts) => {
      // A page that does not know its merchant yet must not clear ours.
      // oxlint-disable-next-line typescript/prefer-nullish-coalescing -- '' is no merchant either
      const merchant = facts.merchant || current.merchant
      current = { ...current, ...facts, merchant }
      resolveReady()
      if (merchant !== '') settleWaiting(merchant)
    },
    waitForMerchant: (signal) => {
      if (current.merchant !== '') return Promise.resolve(current.merchant)
      if (isMerchantUnknown || signal?.aborted === true) return Promise.resolve(null)
      return new Promise((resolve) => {
        waiting.add(resolve)
        signal?.addEventListener('abort', () => {
          resolve(null)
        })
      })
    },
    setMerchantUnknown: () => {
      isMerchantUnknown = true
      settleWaiting(null)
    },
  }
}
