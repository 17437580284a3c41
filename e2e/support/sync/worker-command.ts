import type { Page } from '@playwright/test'

/**
 * Sends the worker a command that no screen sends yet, by the port that the screens use. @returns its response: never
 * rows, only success or failure and the command's own small value
 */
export function command(page: Page, name: string): Promise<unknown> {
  return page.evaluate(
    (path) =>
      new Promise<unknown>((resolve, reject) => {
        const boot: unknown = Reflect.get(window, 'mcBoot')
        const worker = typeof boot === 'object' && boot !== null && 'worker' in boot ? boot.worker : null
        if (!(worker instanceof Worker)) {
          reject(new Error('The page has no worker'))
          return
        }
        const id = crypto.randomUUID()
        worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
          if (typeof data !== 'object' || data === null || !('id' in data) || data.id !== id) return
          resolve('value' in data ? data.value : null)
        })
        // In Comlink's format.
        worker.postMessage({ id, type: 'APPLY', path: [path], argumentList: [] })
      }),
    name,
  )
}
