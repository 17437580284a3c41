import { vi } from 'vitest'

/** Stubs what the build and the browser give the document's script. @param worker the browser's Worker, or none */
export const stubBuild = (worker?: unknown): void => {
  for (const [name, value] of [
    ['__WORKER_URL__', ''],
    ['__ENGINE_URL__', ''],
    ['__LOCALE_URLS__', {}],
    ['Worker', worker],
    ['matchMedia', () => ({ matches: false })],
  ] as const)
    vi.stubGlobal(name, value)
}
