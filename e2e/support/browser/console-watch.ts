import type { BrowserContext, ConsoleMessage } from '@playwright/test'

/**
 * Messages that Chromium, and React for a chunk, log when a request fails; expected whenever a test makes requests
 * fail.
 */
const FAILED_REQUEST =
  /^Failed to load resource|net::ERR_|the server responded with a status of|Unable to preload CSS|dynamically imported module/

/**
 * Collects unexpected problems: console errors, uncaught errors, and violations of the content security policy or
 * Trusted Types. The browser writes violations to the console. Covers pages, workers and the service worker.
 */
export class ConsoleWatch {
  readonly #found: string[] = []
  readonly #allowed: RegExp[] = []

  constructor(
    context: BrowserContext,
    private readonly areFailedRequestsExpected: () => boolean,
  ) {
    context.on('console', (message) => this.#add(message))
    context.on('weberror', (webError) => {
      this.#found.push(`uncaught: ${webError.error().stack ?? webError.error().message}`)
    })
    context.on('serviceworker', (worker) => {
      worker.on('console', (message) => this.#add(message))
    })
  }

  /** Allows messages of this form for the rest of the test. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern)
  }

  /** Returns the problems that were found and not allowed, one line each. */
  problems(): string[] {
    return this.#found.filter((text) => !this.#allowed.some((pattern) => pattern.test(text)))
  }

  #add(message: ConsoleMessage): void {
    const text = message.text()
    const isRefusal = /Content Security Policy|Trusted ?Type|TrustedScript|TrustedHTML/i.test(text)
    if (message.type() !== 'error' && !isRefusal) return
    if (FAILED_REQUEST.test(text) && this.areFailedRequestsExpected()) return
    this.#found.push(`${message.type()}: ${text} (${message.location().url})`)
  }
}
