import { DEFAULT_LANGUAGE } from '#domain/constants/languages'
import type { PageFacts } from '#domain/port'

/** What the page has told this worker, and what the worker has learnt since. */
export interface FactsHolder {
  readonly current: PageFacts
  /** Settles when the page has spoken for the first time. */
  readonly known: Promise<void>
  update(facts: Partial<PageFacts>): void
  /**
   * Resolves with the merchant as soon as status or config.json names it; with null when `signal` aborts first, or after
   * `setMerchantUnknown`.
   */
  merchant(signal?: AbortSignal): Promise<string | null>
  /** Status was rejected and config.json has no merchant: what waits for one, now or later, resolves with null. */
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
  hasReturnAddress: false,
  deviceKind: 'browser',
  deviceTraits: [],
  visible: true,
  dataSaver: false,
  shown: [],
  url: '',
}

export const createFacts = (): FactsHolder => {
  let current = NOBODY
  let tellKnown: () => void = () => undefined
  const known = new Promise<void>((resolve) => {
    tellKnown = resolve
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
    known,
    update: (facts) => {
      // A page that does not know its merchant yet does not make us forget it.
      const merchant =
        facts.merchant === undefined || facts.merchant === '' ? current.merchant : facts.merchant
      current = { ...current, ...facts, merchant }
      tellKnown()
      if (merchant !== '') settleWaiting(merchant)
    },
    merchant: (signal) => {
      if (current.merchant !== '') return Promise.resolve(current.merchant)
      if (isMerchantUnknown) return Promise.resolve(null)
      return new Promise((resolve) => {
        waiting.add(resolve)
        signal?.addEventListener('abort', () => {
          waiting.delete(resolve)
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
