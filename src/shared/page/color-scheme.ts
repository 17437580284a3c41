import { STYLE_KEY, TEMPLATES_KEY } from '#domain/storage-keys'
import { readStorage } from '../storage/storage-area'

export type ColorScheme = 'light' | 'dark'
/** `auto` follows the device, `merchant` the merchant's own style. */
export type StyleChoice = ColorScheme | 'auto' | 'merchant'

const isStyle = (text: unknown): text is ColorScheme => text === 'light' || text === 'dark'

/** Returns the player's choice; the merchant's style for a player who has made none. */
export const storedStyleChoice = (): StyleChoice => {
  const chosen = readStorage('local', STYLE_KEY)
  return isStyle(chosen) || chosen === 'auto' ? chosen : 'merchant'
}

/**
 * Returns the style of a choice. Until a merchant is known, its style is the device's
 * (docs/decisions/order-of-styles.md).
 */
export const resolveColorScheme = (choice: StyleChoice = storedStyleChoice()): ColorScheme => {
  if (isStyle(choice)) return choice
  const own = choice === 'merchant' ? merchantStyle(merchantTemplates()) : undefined
  return own ?? systemStyle()
}

/**
 * Returns settings.mobileTemplate as JSON, as of the last visit; of a first visit's document, if it was prerendered.
 * '' if neither is there.
 */
export const merchantTemplates = (): string =>
  readStorage('local', TEMPLATES_KEY) ?? document.documentElement.dataset['templates'] ?? ''

/** The style in a mobileTemplate. */
const merchantStyle = (templates: string): ColorScheme | undefined => {
  const style = /"style":"(light|dark)"/u.exec(templates)?.[1]
  return isStyle(style) ? style : undefined
}

const systemStyle = (): ColorScheme => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
