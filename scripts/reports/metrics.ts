import type { Unit } from './format-value'
import type { MetricName } from './statistics'

/** How a distribution is shown. */
export interface ShownMetric {
  readonly name: MetricName
  readonly title: string
  readonly about: string
  readonly unit: Unit
  /** Limits of good and fair values: those of web.dev, at the next bound of a bucket. None for a mere size or age. */
  readonly limits?: readonly [good: number, fair: number]
}

export const SHOWN_METRICS: readonly ShownMetric[] = [
  {
    name: 'browser.web_vital.fcp',
    title: 'First paint',
    about: 'From the tap to the first text or image on the screen.',
    unit: 'ms',
    limits: [2000, 3000],
  },
  {
    name: 'app.games_on_screen',
    title: 'Games on screen',
    about: 'From the tap to the first games of the lobby, on the home page.',
    unit: 'ms',
    limits: [2500, 4000],
  },
  {
    name: 'browser.web_vital.inp',
    title: 'Response to a tap',
    about: 'The slowest response of a page to a tap or a key (INP). Safari reports none.',
    unit: 'ms',
    limits: [200, 500],
  },
  {
    name: 'browser.web_vital.cls',
    title: 'Layout shifts',
    about: 'How much of a page moved by itself (CLS). Safari reports none.',
    unit: 'score',
    limits: [100, 250],
  },
  {
    name: 'app.offline.data_age',
    title: 'Age of the games offline',
    about: 'How old the lobby was when a page opened without a response from the network.',
    unit: 's',
  },
  {
    name: 'app.update.size',
    title: 'Download of an update',
    about: 'Bytes that a service worker downloaded for a new build.',
    unit: 'bytes',
  },
]
