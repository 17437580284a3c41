import { type ImageRules, applyImageRules } from '#domain/image-rules'

let rules: ImageRules = []

export const setImageRules = (configured: ImageRules): void => {
  rules = configured
}

/** Returns the URL as the rules of config.json ask for it. */
export const ruledImageUrl = (source: string): string => applyImageRules(source, rules)
