/**
 * How an image host is asked for another width or format: `images` of config.json. `from` is the start of the URLs as
 * the gateway sends them, `to` the URL to load instead, with `{path}` for the rest and, if it takes one, `{w}` for the
 * width in px. A rule without `{path}` does nothing.
 */
export type ImageRules = readonly { readonly from: string; readonly to: string }[]

/**
 * Returns the URL to load by the first rule that knows it. One with its own place for the width, `{w}`, stays. A query
 * is kept behind that of the rule.
 */
export const applyImageRules = (source: string, rules: ImageRules): string => {
  const rule = source.includes('{w}')
    ? undefined
    : rules.find(({ from, to }) => to.includes('{path}') && source.startsWith(from))
  if (!rule) return source
  const [path = '', query] = (source.slice(rule.from.length).split('#', 1)[0] ?? '').split(/\?(.*)/su)
  const url = rule.to.replace('{path}', () => path)
  return query ? `${url}${url.includes('?') ? '&' : '?'}${query}` : url
}
