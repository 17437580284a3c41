import { onTestFinished } from 'vitest'

/** Gives the browser a property of `navigator` until the test is over. */
export const giveNavigator = (name: string, value: unknown): void => {
  Object.defineProperty(navigator, name, { value, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, name))
}
