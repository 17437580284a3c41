import type { Phone } from '../measure/browser'

/** Work of the page thread since it began: milliseconds of script and of all its tasks, bytes of heap. */
export type PageCost = { readonly scriptMs: number; readonly taskMs: number; readonly heapBytes: number }

/** The browser counts only from this call on. */
export async function startCounting({ session }: Phone): Promise<void> {
  await session.send('Performance.enable')
}

export async function pageCost({ session }: Phone): Promise<PageCost> {
  const { metrics } = await session.send('Performance.getMetrics')
  const read = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? NaN
  return {
    scriptMs: read('ScriptDuration') * 1000,
    taskMs: read('TaskDuration') * 1000,
    heapBytes: read('JSHeapUsedSize'),
  }
}
