import { readFileSync } from 'node:fs'
import path from 'node:path'
import { raw } from 'hono/html'
import type { ReceivedReport } from '#gateway/metrics/save-reports'
import { ROOT } from '../../lib/ensure-build'
import { formatCount, formatDay } from '../format-value'
import { SHOWN_METRICS } from '../metrics'
import { sumCounts } from '../statistics'
import { distribution } from './distributions'
import { html, isFew } from './html'
import { overview } from './overview'
import { devices, errors, offlineOpens, updates } from './problems'

const TOKENS = 'src/ui/tokens.css'
const STYLE = 'scripts/reports/page/style.css'

/** Returns one HTML document with all reports added up. It loads nothing and runs no script. */
export const renderPage = async (received: readonly ReceivedReport[], days: number): Promise<string> => {
  const reports = received.map(({ report }) => report)
  const opens = sumCounts(reports, 'app.opens')
  const times = received.map(({ at }) => at)
  const period =
    times.length === 0
      ? `no reports in ${String(days)} days`
      : `${formatDay(times.reduce((one, other) => Math.min(one, other)))} – ${formatDay(times.reduce((one, other) => Math.max(one, other)))}, ${isFew(opens) ? 'few' : formatCount(opens)} opens`
  return String(
    await html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>Field metrics</title>
          <style>
            ${raw(readStyle())}
          </style>
        </head>
        <body>
          <header>
            <h1>Field metrics</h1>
            <p>${period}</p>
          </header>
          <main>
            ${
              reports.length === 0
                ? html`<p class="card empty">
                    No reports yet. Turn them on with <code>reports</code> in config.json;
                    docs/field-metrics.md says how.
                  </p>`
                : [
                    overview(reports),
                    ...SHOWN_METRICS.map((metric) => distribution(reports, metric)),
                    offlineOpens(reports),
                    updates(reports),
                    errors(reports),
                    devices(reports),
                  ]
            }
          </main>
          <footer>
            <p>
              A value is the upper bound of its bucket. Reports have classes and counts only: no person, no
              visit and no device can be found in them.
            </p>
          </footer>
        </body>
      </html>`,
  )
}

/** The app's own design tokens. Without a script, the reader's system decides between light and dark. */
const readStyle = (): string => {
  const tokens = readFileSync(path.join(ROOT, TOKENS), 'utf8')
  return `${tokens}\n@media (prefers-color-scheme: dark) {\n:root {${darkTokens(tokens)}}\n}\n${readFileSync(path.join(ROOT, STYLE), 'utf8')}`
}

/** Returns the declarations of the dark style. Throws if the tokens no longer have them. */
const darkTokens = (tokens: string): string => {
  const declarations = /^\[data-style='dark'\] \{([^}]+)\}/mu.exec(tokens)?.[1]
  if (declarations === undefined) throw new Error(`${TOKENS} has no dark style`)
  return declarations
}
