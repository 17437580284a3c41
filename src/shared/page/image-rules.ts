import { IMAGE_RULES_KEY } from '#domain/storage-keys'
import { type ImageRules, applyImageRules } from '#domain/image-rules'
import { tryParseJson } from '#domain/text/parse-json'
import { readStorage, writeStorage } from '../storage/storage-area'

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

/** Stores the rules of config.json for this and later visits. Most merchants have none, and nothing is stored. */
export const storeImageRules = (text: string): void => {
  if (text !== (readStorage('local', IMAGE_RULES_KEY) ?? '[]')) writeStorage('local', IMAGE_RULES_KEY, text)
}

/** They were valid when they were stored. */
const isRules = (value: unknown): value is ImageRules => Array.isArray(value)
