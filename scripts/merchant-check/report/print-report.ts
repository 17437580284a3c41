import { kilobytes } from '../calls/fetch-value'
import { AREAS, type Finding, type Findings, SEVERITIES, type Severity } from './findings'
import type { CallCost } from '../check-run'

export interface About {
  readonly gateway: string
  readonly merchant: string
  readonly language: string
  readonly sent: readonly CallCost[]
}

type Say = (line: string) => void

/** For people: by area, one line each, the most severe first, and the counts in the last line. */
export function printReport(
  { gateway, merchant, language, sent }: About,
  findings: Findings,
  say: Say,
): void {
  say(plain(`${merchant === '' ? gateway : `${merchant} at ${gateway}`}, in ${language}`))
  if (sent.length > 0) say(plain(costOf(sent)))
  for (const area of AREAS) {
    const own = findings.all.filter((finding) => finding.area === area)
    if (own.length === 0) continue
    say('')
    say(area)
    for (const severity of SEVERITIES)
      for (const finding of own) if (finding.severity === severity) say(plain(lineOf(finding)))
  }
  say('')
  say(SEVERITIES.map((severity) => counted(findings.count(severity), severity)).join(', '))
}

/** For machines: one document. */
export function printJson(about: About, findings: Findings, say: Say): void {
  const counts = Object.fromEntries(SEVERITIES.map((severity) => [severity, findings.count(severity)]))
  say(JSON.stringify({ ...about, counts, findings: findings.all }, null, 2))
}

const costOf = (sent: readonly CallCost[]): string => {
  const bytes = sent.reduce((sum, each) => sum + each.bytes, 0)
  const slowest = sent.reduce((slow, each) => (each.ms > slow.ms ? each : slow))
  return `${sent.length} calls send ${kilobytes(bytes)}; the slowest, ${slowest.where}, took ${slowest.ms} ms`
}

const lineOf = ({ severity, where, what, advice }: Finding): string =>
  `  ${severity.padEnd(7)}  ${where}: ${what}. ${advice}`

const counted = (count: number, severity: Severity): string => `${count} ${severity}${count === 1 ? '' : 's'}`

const LONGEST = 600

/** A gateway's own text must not control the terminal, nor fill it. */
const plain = (line: string): string => {
  const text = line.replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ')
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
