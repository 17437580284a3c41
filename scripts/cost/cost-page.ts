import { DEFAULT_MIX } from './daily-mix'
import { renderDailyCost, renderSessions } from './render-cost'
import type { Recording } from './sessions-file'

/** Replaces the computed parts of docs/cdn.md: the recorded sessions, and the cost with the default mix. */
export function updateCostPage(page: string, recording: Recording): string {
  return replacePart(
    replacePart(page, 'sessions', renderSessions(recording)),
    'cost',
    renderDailyCost(recording, DEFAULT_MIX),
  )
}

function replacePart(page: string, name: string, content: string): string {
  const [start, end] = [`<!-- ${name}: written by npm run cost -->`, `<!-- /${name} -->`]
  const [from, to] = [page.indexOf(start), page.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`docs/cdn.md has no place for ${name}`)
  return `${page.slice(0, from)}${start}\n\n${content}\n\n${page.slice(to)}`
}
