import { DEFAULT_LANGUAGE } from '#domain/constants/languages'
import type { PageFacts } from '#domain/port'

/** What the page has told this worker, and what the worker has learnt since. */
export interface FactsHolder {
  readonly current: PageFacts
  /** Settles when the page has spoken for the first time. */
  readonly known: Promise<void>
  update(facts: Partial<PageFacts>): void
  /** The merchant, waiting until status or config.json has named it; null when `signal` fires first. */
  merchant(signal?: AbortSignal): Promise<string | null>
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
  const waiting = new Set<(merchant: string) => void>()

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
      if (merchant === '') return
      for (const resolve of waiting) resolve(merchant)
      waiting.clear()
    },
    merchant: (signal) => {
      if (current.merchant !== '') return Promise.resolve(current.merchant)
      return new Promise((resolve) => {
        waiting.add(resolve)
        signal?.addEventListener('abort', () => {
          waiting.delete(resolve)
          resolve(null)
        })
      })
    },
  }
}
