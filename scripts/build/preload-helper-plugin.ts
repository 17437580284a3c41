import type { Plugin } from 'vite'

const HELPER_ID = '\0vite/preload-helper.js'

/** What the helper takes for granted, and what a worker without a document needs instead. */
const GUARDS = [
  ['deps && deps.length > 0', 'typeof document !== "undefined" && deps && deps.length > 0'],
  ['window.dispatchEvent(e)', 'globalThis.dispatchEvent(e)'],
] as const

/**
 * Page and worker come out of one build and share chunks, so a dynamic import in the worker
 * goes through Vite's preload helper, which reaches for `document` and `window`. This makes
 * the helper a plain import there. It fails the build when Vite changes the helper, because
 * the worker would break at run time only.
 */
export function preloadHelperPlugin(): Plugin {
  return {
    name: 'lobby:preload-helper',
    apply: 'build',
    transform: {
      filter: { id: /preload-helper\.js$/ },
      handler(code, id) {
        if (id !== HELPER_ID) return undefined
        return { code: guardPreloadHelper(code), map: null }
      },
    },
  }
}

/** The helper's source with every access to the page guarded; throws on a source it does not know. */
export function guardPreloadHelper(code: string): string {
  return GUARDS.reduce((guarded, [taken, instead]) => {
    if (!guarded.includes(taken)) throw new Error(`Vite's preload helper has changed: no "${taken}"`)
    return guarded.replaceAll(taken, instead)
  }, code)
}
