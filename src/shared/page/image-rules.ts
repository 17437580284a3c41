import { IMAGE_RULES_KEY } from '#domain/storage-keys'
import { type ImageRules, applyImageRules } from '#domain/image-rules'
import { tryParseJson } from '#domain/text/parse-json'
import { readStorage } from '../storage/storage-area'

let known: { readonly text: string; readonly rules: ImageRules } = { text: '', rules: [] }

/** Returns the URL as the rules of config.json ask for it. The worker has checked and stored them. */
export const ruledImageUrl = (source: string): string => {
  const text = readStorage('local', IMAGE_RULES_KEY) ?? ''
  if (text !== known.text) {
    const rules: unknown = tryParseJson(text)
    known = { text, rules: isRules(rules) ? rules : [] }
  }
  return applyImageRules(source, known.rules)
}

/** They were valid when they were stored. */
const isRules = (value: unknown): value is ImageRules => Array.isArray(value)
