import { Window } from 'happy-dom'

/** Globals of a browser that the page's modules read when they load or render. */
const GLOBALS = [
  'window',
  'document',
  'navigator',
  'location',
  'localStorage',
  'sessionStorage',
  'matchMedia',
  'getComputedStyle',
  'Element',
  'HTMLElement',
  'HTMLImageElement',
  'HTMLAnchorElement',
  'SVGElement',
  'Node',
  'Text',
  'screen',
] as const

/**
 * Gives this process the globals of a document at a URL, and relative requests the origin of that URL. Call it once,
 * before the prerenderer is imported.
 */
export function installDocument(url: string): void {
  const window = new Window({ url })
  for (const name of GLOBALS)
    Object.defineProperty(globalThis, name, {
      configurable: true,
      writable: true,
      value: name === 'window' ? window : Reflect.get(window, name),
    })
  const request = globalThis.fetch
  globalThis.fetch = (input, init) => request(typeof input === 'string' ? new URL(input, url) : input, init)
}
