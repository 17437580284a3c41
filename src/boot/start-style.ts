import { STYLE_KEY, TEMPLATES_KEY } from '#domain/constants/storage-keys'
import { readStored } from './storage-area'

export type Style = 'light' | 'dark'
/** `auto` follows the device, `merchant` the merchant's own style. */
export type StyleChoice = Style | 'auto' | 'merchant'

const isStyle = (text: unknown): text is Style => text === 'light' || text === 'dark'

/** Returns the player's choice; the merchant's style for a player who has made none. */
export const storedStyleChoice = (): StyleChoice => {
  const chosen = readStored('local', STYLE_KEY)
  return isStyle(chosen) || chosen === 'auto' ? chosen : 'merchant'
}

/** Returns the style of a choice. Until a merchant is known, its style is the device's (docs/decisions/order-of-styles.md). */
export const startStyle = (choice: StyleChoice = storedStyleChoice()): Style => {
  if (isStyle(choice)) return choice
  const own = choice === 'merchant' ? merchantStyle(readStored('local', TEMPLATES_KEY)) : undefined
  return own ?? systemStyle()
}

/** The style in a stored mobileTemplate. */
const merchantStyle = (templates: string | null): Style | undefined => {
  const style = /"style":"(light|dark)"/u.exec(templates ?? '')?.[1]
  return isStyle(style) ? style : undefined
}

const systemStyle = (): Style => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
