export type Unit = 'ms' | 'score' | 's' | 'bytes'

/** Returns a value with its unit, as `1.2 s`; a dash for none. */
export const formatValue = (value: number | null, unit: Unit): string => {
  if (value === null) return '–'
  switch (unit) {
    case 'ms':
      return value < 1000 ? `${String(Math.round(value))} ms` : `${short(value / 1000)} s`
    case 'score':
      return (value / 1000).toFixed(value % 10 === 0 ? 2 : 3)
    case 's':
      return duration(value)
    case 'bytes':
      if (value < 1000) return `${String(value)} B`
      return value < 1_000_000 ? `${short(value / 1000)} KB` : `${short(value / 1_000_000)} MB`
  }
}

const duration = (seconds: number): string => {
  if (seconds < 60) return `${String(seconds)} s`
  if (seconds < 3600) return `${short(seconds / 60)} min`
  return seconds < 172_800 ? `${short(seconds / 3600)} h` : `${short(seconds / 86_400)} d`
}

const short = (value: number): string => value.toFixed(value < 10 ? 1 : 0).replace(/\.0$/u, '')

/** Returns a share as `4.2 %`. */
export const formatShare = (share: number): string =>
  `${(share * 100).toFixed(share > 0 && share < 0.1 ? 1 : 0)} %`

export const formatCount = (count: number): string => count.toLocaleString('en')

/** Returns a day as `27 Nov 2026`, in UTC. @param at epoch ms */
export const formatDay = (at: number): string =>
  new Date(at).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
