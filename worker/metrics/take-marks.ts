import type { LinesTried } from '#domain/metrics/marks'

/** Returns the details of all User Timing marks of a name, and clears them. A mark without a detail counts no lines. */
export const takeMarks = (name: string): readonly LinesTried[] => {
  const marks = performance.getEntriesByName(name, 'mark')
  performance.clearMarks(name)
  return marks.map((mark) => {
    const detail: unknown = 'detail' in mark ? mark.detail : undefined
    return isLinesTried(detail) ? detail : { tried: 0, lost: 0 }
  })
}

const isLinesTried = (detail: unknown): detail is LinesTried =>
  typeof detail === 'object' && detail !== null && 'tried' in detail && 'lost' in detail
