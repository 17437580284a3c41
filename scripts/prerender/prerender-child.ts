import { type LanguageCode, START_LANGUAGE } from '#domain/language/languages'
import { toLanguageCode } from '#domain/language/language-choice'
import type { Prerenderer, PrerenderedScreen } from '../../prerender/prerendered-screen'
import { installDocument } from './node-document'

/** What the child process sends: a screen, or why there is none. */
export type ChildMessage =
  | { readonly type: 'screen'; readonly screen: PrerenderedScreen }
  | { readonly type: 'failure'; readonly language: string; readonly reason: string }

/**
 * A process of its own for each run: `prerender-child.ts BUNDLE ORIGIN [LANGUAGES]`. The worker's code and the screens
 * keep their state in the process. It sends one message per language and ends.
 */
const [bundle = '', origin = '', wanted = ''] = process.argv.slice(2)
installDocument(`${origin}/m/home`)
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- built from prerender/index.ts, which has this type
const { prerenderHome } = (await import(bundle)) as Prerenderer

const send = (message: ChildMessage): Promise<void> =>
  new Promise((resolve) => process.send?.(message, undefined, undefined, () => resolve()))

const chosen = wanted.split(',').flatMap((code) => toLanguageCode(code) ?? [])
const queue = new Set<LanguageCode>(chosen.length > 0 ? chosen : [START_LANGUAGE])
for (const language of queue) {
  try {
    const screen = await prerenderHome(origin, language)
    if (chosen.length === 0) for (const code of screen.languages) queue.add(code)
    if (screen.languages.includes(language)) await send({ type: 'screen', screen })
  } catch (error) {
    await send({
      type: 'failure',
      language,
      reason: error instanceof Error ? error.message : String(error),
    })
  }
}
process.exit(0)
