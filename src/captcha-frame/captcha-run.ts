import type {
  CaptchaStartRequest,
  CaptchaFrameEvent,
  CaptchaFrameRequest,
} from '#domain/captcha/captcha-messages'
import { CAPTCHA_SCRIPTS } from '#domain/captcha/captcha-hosts'
import type { InitGeetest, InitGeetest4 } from '#domain/captcha/geetest-types'
import { createGeetestV3 } from './geetest-v3'
import { createGeetestV4 } from './geetest-v4'
import { loadProvider } from './load-provider'
import type { CaptchaProvider, ProviderEvents } from './provider'

declare global {
  interface Window {
    initGeetest?: InitGeetest
    initGeetest4?: InitGeetest4
  }
}

/** One captcha run from loading to results. The page controls it by messages. */
export class CaptchaRun {
  readonly #emit: (message: CaptchaFrameEvent) => void
  #provider: CaptchaProvider | null = null
  #shownAt = 0
  #isOpen = false

  constructor(emit: (message: CaptchaFrameEvent) => void) {
    this.#emit = emit
    document.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape' && this.#isOpen) this.#leave()
    })
  }

  receive(message: CaptchaFrameRequest): void {
    switch (message.type) {
      case 'start':
        if (!this.#provider) void this.#start(message)
        break
      case 'solve':
        this.#isOpen = true
        this.#shownAt = performance.now()
        this.#provider?.solve()
        break
      case 'reset':
        this.#isOpen = false
        this.#provider?.reset()
        break
    }
  }

  async #start({ setup, servers, language, style }: CaptchaStartRequest): Promise<void> {
    // Same as the page behind the frame; another scheme would make the frame opaque.
    document.documentElement.style.colorScheme = style
    const provider =
      setup.version === 'v3' ? createGeetestV3(setup, language) : createGeetestV4(setup.captchaId, language)
    this.#provider = provider
    const failure = await loadProvider({
      path: CAPTCHA_SCRIPTS[setup.version],
      servers,
      clear: () => {
        delete window.initGeetest
        delete window.initGeetest4
      },
      isThere: () => (setup.version === 'v3' ? window.initGeetest : window.initGeetest4) !== undefined,
      begin: (server) => provider.load(server, this.#events),
    })
    this.#emit(failure ? { type: 'failed', failure } : { type: 'ready' })
  }

  readonly #events: ProviderEvents = {
    onShown: () => {
      this.#shownAt = performance.now()
      this.#emit({ type: 'shown' })
    },
    onSolved: () => {
      const fields = this.#provider?.result() ?? null
      this.#isOpen = false
      if (fields) this.#emit({ type: 'solved', fields, afterMs: performance.now() - this.#shownAt })
      else this.#emit({ type: 'failed', failure: { code: null, text: '' } })
    },
    onClosed: () => {
      this.#isOpen = false
      this.#emit({ type: 'closed' })
    },
    onFailed: (failure) => {
      this.#isOpen = false
      this.#emit({ type: 'failed', failure })
    },
  }

  /** Returns the focus to the page, which receives no key events while the focus is inside the frame. */
  #leave(): void {
    this.#isOpen = false
    this.#provider?.reset()
    this.#emit({ type: 'closed' })
  }
}
