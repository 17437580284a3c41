// Platform types that every thread and Node share: domain compiles with neither the DOM's nor a worker's library.
declare class URL {
  constructor(url: string, base?: string | URL)
  readonly href: string
  readonly origin: string
  readonly protocol: string
  readonly host: string
  readonly hostname: string
  readonly pathname: string
  readonly search: string
  readonly hash: string
  readonly searchParams: URLSearchParams
  readonly username: string
  readonly password: string
}

declare class URLSearchParams {
  constructor(init?: string | Record<string, string>)
  get(name: string): string | null
  has(name: string): boolean
  set(name: string, value: string): void
  delete(name: string): void
  toString(): string
}

declare class TextEncoder {
  encode(input?: string): Uint8Array
}

declare function setTimeout(handler: () => void, timeout?: number): unknown
declare function clearTimeout(id: unknown): void
