import type { HtmlSanitiser } from '../../../src/shared/operator-html/html-sanitiser'

/**
 * No sanitiser at all: neither of the two works in a simulated DOM. The code behind them must be safe without them
 * (e2e/announcements/operator-html.e2e.ts tests all of them in a browser).
 */
const parse: HtmlSanitiser = (html) => new DOMParser().parseFromString(html, 'text/html').body

export const useSanitise = (): HtmlSanitiser => parse
export const loadSanitise = (): Promise<void> => Promise.resolve()
