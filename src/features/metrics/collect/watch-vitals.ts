import { onCLS, onFCP, onINP } from 'web-vitals'
import { GAMES_MARK } from '#domain/metrics/marks'
import type { PageObservations } from '#domain/metrics/page-observations'

type Vitals = Pick<PageObservations, 'firstPaintMs' | 'gamesMs' | 'inpMs' | 'cls'>

/**
 * Watches the page's web vitals, those before this call included. Returns a function that takes them: each page
 * reports them once, when it is hidden for the first time.
 */
export const watchVitals = (): (() => Vitals) => {
  let vitals: Vitals = {}
  let isTaken = false
  const add = (seen: Vitals): void => {
    vitals = { ...vitals, ...seen }
  }
  onFCP(({ value }) => add({ firstPaintMs: value, gamesMs: gamesAt(value) }))
  const eachChange = { reportAllChanges: true }
  onINP(({ value }) => add({ inpMs: value }), eachChange)
  onCLS(({ value }) => add({ cls: value }), eachChange)
  return () => {
    if (isTaken) return {}
    isTaken = true
    return vitals
  }
}

/**
 * Returns when games were on the screen: with the first paint if the document had the last home screen, else when
 * the lobby rendered them. Undefined if it has not yet.
 */
const gamesAt = (firstPaintMs: number): number | undefined =>
  window.mcBoot?.snapshot ? firstPaintMs : performance.getEntriesByName(GAMES_MARK, 'mark')[0]?.startTime
