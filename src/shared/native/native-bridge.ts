/**
 * Calls a method of the merchant's native app (contract.md, Native bridge). Its results must be validated before use.
 * Rejects if there is no such method, or if the method itself rejects.
 */
export const callBridge = async (method: string, ...given: readonly unknown[]): Promise<unknown> => {
  const called = bridgeField(method)
  if (typeof called !== 'function') throw new TypeError(`The app offers no ${method}`)
  const answer: unknown = await Reflect.apply(called, window.NativeBridge, given)
  return answer
}

/** Returns a property of the bridge; undefined if there is no bridge. */
export const bridgeField = (name: string): unknown => {
  const { NativeBridge: bridge } = window
  return typeof bridge === 'object' && bridge !== null ? Reflect.get(bridge, name) : undefined
}
