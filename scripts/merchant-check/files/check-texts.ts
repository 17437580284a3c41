import {
  MAX_TEXT_LENGTH,
  MAX_TEXTS_LENGTH,
  parseMerchantTexts,
  type TextProblem,
  textProblem,
} from '#domain/language/merchant-texts'
import { isLanguageCode } from '#domain/language/language-choice'
import { isLocalPath } from '#domain/routing/local-path'
import { ownEntries } from '#domain/text/own-entries'
import { languageTexts } from '../../texts/text-files'
import type { CheckRun } from '../check-run'
import type { FindingCode } from '../report/finding-codes'
import { configField, type Place } from '../report/findings'

const MAX_LISTED = 10 // texts of one file; after an update of the app many may be unknown

const PROBLEMS: Readonly<Record<TextProblem, readonly [what: string, advice: string]>> = {
  'unknown-key': ['is no key of the app', 'Remove it, or take the key from npm run texts:export.'],
  'no-text': ['is no text', 'Write a text, or leave the key out.'],
  'too-long': [`has more than ${String(MAX_TEXT_LENGTH)} characters`, 'Shorten it.'],
  unsafe: ['has control characters, marks of direction or “$t(”', 'Remove them.'],
  placeholders: ['has other placeholders than ours', 'Write each {{name}} of our text, and no other.'],
}

type Problem = readonly [code: FindingCode, place: Place, what: string, advice: string]

const NO_FILE = `is no JSON object of at most ${String(MAX_TEXTS_LENGTH)} characters`

/** Checks `texts` of config.json and the files that it names: each text that the app leaves out is a finding. */
export async function checkTexts(visit: CheckRun): Promise<void> {
  const texts = ownEntries(JSON.parse(visit.configJson) as unknown).get('texts')
  if (texts === undefined) return
  const addFinding = visit.findings.of('app files')
  const warn = (...problem: Problem): void => addFinding('warning', ...problem)
  if (typeof texts !== 'object' || texts === null || Array.isArray(texts))
    warn('texts-file-invalid', configField('texts'), 'is no object', 'Send { "EN": "/m/texts/EN.json" }.')
  else
    for (const [code, file] of Object.entries(texts))
      for (const problem of await problemsOf(visit, code, file)) warn(...problem)
}

/** Returns what is wrong with the file of one language. */
async function problemsOf(visit: CheckRun, code: string, file: unknown): Promise<readonly Problem[]> {
  const place = configField(`texts.${code}`)
  if (!isLanguageCode(code))
    return [
      [
        'texts-language-unknown',
        place,
        'is no language of the app',
        'Write its code as in settings.languages.',
      ],
    ]
  if (typeof file !== 'string' || !isLocalPath(file))
    return [['texts-file-invalid', place, 'is no path of this host', 'Write a path that begins with /m/.']]
  const asked = await visit.get(`${visit.origin}${file}`)
  if (!asked.ok || asked.value.status !== 200) {
    const what = asked.ok ? `answers ${String(asked.value.status)}` : asked.error.text
    return [
      [
        'texts-file-invalid',
        { ...place, where: `${place.where} (${file})` },
        what,
        'Upload the file, or leave the language out.',
      ],
    ]
  }
  const texts = parseMerchantTexts(new TextDecoder().decode(asked.value.body))
  if (!texts)
    return [
      [
        'texts-file-invalid',
        { ...place, where: file },
        NO_FILE,
        'Correct it: players keep the last file that was right.',
      ],
    ]
  const { first, rest } = languageTexts(code)
  const ours = new Map(Object.entries({ ...first, ...rest }))
  const problems = [...texts].flatMap(([key, text]): readonly Problem[] => {
    const problem = textProblem(ours.get(key), text)
    return problem ? [['text-invalid', { ...place, where: `${key} in ${file}` }, ...PROBLEMS[problem]]] : []
  })
  const others = problems.length - MAX_LISTED
  if (others <= 0) return problems
  const more: Problem = [
    'text-invalid',
    { ...place, where: file },
    `${String(others)} more texts cannot be used`,
    'Correct the first ten, and check again.',
  ]
  return [...problems.slice(0, MAX_LISTED), more]
}
