import { STYLE_KEY, TEMPLATES_KEY } from '#domain/constants/storage-keys'
import { readStored } from './storage-area'

export type Style = 'light' | 'dark'
/** `auto`: as the merchant has it. */
export type StyleChoice = Style | 'auto'

const isStyle = (text: unknown): text is Style => text === 'light' || text === 'dark'

export const storedStyleChoice = (): StyleChoice => {
  const chosen = readStored('local', STYLE_KEY)
  return isStyle(chosen) ? chosen : 'auto'
}

/** The player's choice, else the merchant's of the last visit; until a merchant is known the system's, light if it says nothing. */
export const startStyle = (choice: StyleChoice = storedStyleChoice()): Style => {
  if (choice !== 'auto') return choice
  return merchantStyle(readStored('local', TEMPLATES_KEY)) ?? systemStyle()
}

/** The style in a stored mobileTemplate. */
const merchantStyle = (templates: string | null): Style | undefined => {
  const style = /"style":"(light|dark)"/u.exec(templates ?? '')?.[1]
  return isStyle(style) ? style : undefined
}

const systemStyle = (): Style => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
