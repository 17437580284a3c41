import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type CDPSession, expect, type Page } from '@playwright/test'
import * as v from 'valibot'

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const report = v.array(
  v.object({
    id: v.string(),
    help: v.string(),
    nodes: v.array(v.object({ html: v.string(), failureSummary: v.optional(v.string()) })),
  }),
)

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Switches off axe's check for icon fonts, which the product does not have. Without a font for a script, axe takes the
 * text for an icon and misses it in the name of its button.
 */
const NO_ICON_FONTS = JSON.stringify({
  checks: [{ id: 'label-content-name-mismatch', options: { pixelThreshold: 0.1, occurrenceThreshold: 0 } }],
})

interface Choice {
  /** Rules that do not apply to this content. */
  readonly without?: readonly string[]
  /** Rules, or groups of rules. */
  readonly only?: readonly string[]
  /** True to check the documents of frames too. They need the same origin. */
  readonly frames?: boolean
}

/**
 * Expects the page in its present state to break no rule of WCAG 2.2 A and AA that a program can check. axe is
 * injected through the debugging protocol, to which the page's content security policy does not apply.
 */
export async function expectAccessible(
  page: Page,
  { without = [], only = RULES, frames = false }: Choice = {},
): Promise<void> {
  const session = await page.context().newCDPSession(page)
  try {
    const expression = `${source}; axe.configure(${NO_ICON_FONTS})`
    for (const contextId of frames ? await documentsOf(session) : [undefined])
      await session.send('Runtime.evaluate', { expression, ...(contextId !== undefined && { contextId }) })
    const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]))
    const options = JSON.stringify({ resultTypes: ['violations'], runOnly: only, rules, iframes: frames })
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression: `axe.run(document, ${options}).then(({ violations }) => JSON.stringify(violations))`,
      awaitPromise: true,
      returnByValue: true,
    })
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    const violations = v.parse(report, JSON.parse(String(result.value)))
    expect(violations.map(describe)).toEqual([])
  } finally {
    await session.detach()
  }
}

/** Returns the execution contexts of a page and of its frames, the page's first. */
async function documentsOf(session: CDPSession): Promise<readonly number[]> {
  const found: number[] = []
  session.on('Runtime.executionContextCreated', ({ context }) => {
    if (Boolean(context.auxData?.['isDefault'])) found.push(context.id)
  })
  await session.send('Runtime.enable')
  return found
}

function describe({ id, help, nodes }: v.InferOutput<typeof report>[number]): string {
  const places = nodes.map(({ html, failureSummary = '' }) => `  ${html}\n  ${failureSummary}`)
  return [`${id}: ${help}`, ...places].join('\n')
}
