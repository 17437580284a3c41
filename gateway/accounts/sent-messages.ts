const MAX_MESSAGES = 500

export interface SentMessage {
  readonly kind: 'sms' | 'email'
  /** A number as `+639170000001`, or an email. */
  readonly to: string
  readonly code: string
  /** Epoch ms. */
  readonly expirationTime: number
}

/** The latest messages in plain text, for the control endpoint; a real merchant's provider delivers them. */
export class SentMessages {
  #messages: SentMessage[] = []

  /** @param print prints what was sent, such as to the terminal */
  constructor(private readonly print: (line: string) => void) {}

  send(message: SentMessage): void {
    this.#messages = [message, ...this.#messages].slice(0, MAX_MESSAGES)
    this.print(`${message.kind === 'sms' ? 'SMS' : 'Email'} to ${message.to}: ${message.code}`)
  }

  /** Newest first; filtered by receiver if given, a number with or without its plus. */
  read(to: string): readonly SentMessage[] {
    const wanted = plain(to)
    return this.#messages.filter((message) => wanted === '' || plain(message.to) === wanted)
  }

  clear(): void {
    this.#messages = []
  }
}

const plain = (to: string): string => to.replace(/[\s+]/g, '').toLowerCase()
