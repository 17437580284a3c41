import * as v from 'valibot'

const severity = v.picklist(['info', 'low', 'moderate', 'high', 'critical'])
type Severity = v.InferOutput<typeof severity>

const advisory = v.object({
  title: v.string(),
  url: v.optional(v.string(), ''),
  range: v.optional(v.string(), ''),
})

const reportSchema = v.object({
  auditReportVersion: v.number(),
  vulnerabilities: v.record(
    v.string(),
    v.object({
      severity,
      /** A package name refers to the vulnerabilities of that package. */
      via: v.array(v.union([v.string(), advisory])),
      fixAvailable: v.optional(
        v.union([
          v.boolean(),
          v.object({ name: v.string(), version: v.string(), isSemVerMajor: v.boolean() }),
        ]),
        false,
      ),
    }),
  ),
})

export interface Finding {
  readonly name: string
  readonly severity: Severity
  readonly lines: readonly string[]
}

/**
 * Returns the findings of `npm audit --json`, the worst first. Null if it is no report, such as when the registry is
 * unreachable.
 */
export function parseAuditReport(text: string): readonly Finding[] | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), reportSchema), text)
  if (!parsed.success) return null
  const findings = Object.entries(parsed.output.vulnerabilities).map(
    ([name, { severity, via, fixAvailable }]) => ({
      name,
      severity,
      lines: [
        ...via.map((one) =>
          typeof one === 'string' ? `by ${one}` : `${one.title} (${one.range}) ${one.url}`.trimEnd(),
        ),
        fixOf(fixAvailable),
      ],
    }),
  )
  return findings.sort((one, other) => rank(other) - rank(one))
}

/** Returns npm's message in one line, if it has no report. */
export function npmErrorText(text: string): string {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), v.object({ message: v.string() })), text)
  return parsed.success ? parsed.output.message : text.trim()
}

/** True if the finding must stop a release. */
export const isBlocking = ({ severity }: Finding): boolean => severity === 'high' || severity === 'critical'

const rank = (finding: Finding): number => severity.options.indexOf(finding.severity)

type Fix = boolean | { readonly name: string; readonly version: string; readonly isSemVerMajor: boolean }

function fixOf(fix: Fix): string {
  if (fix === false)
    return 'no newer version mends it: leave it out, or see whether what it is about is used here'
  if (fix === true) return 'mended by: npm update'
  return `mended by: ${fix.name} ${fix.version}${fix.isSemVerMajor ? ', which changes more than that' : ''}`
}
