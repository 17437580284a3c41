import { expect, vi } from 'vitest'
import { STATUS_ENDPOINT } from '#domain/contract/endpoints'
import type { PageFacts } from '#domain/port'
import { tabs } from './session-rig'

export const NUMBER = { countryDialingCode: '63', mobileNum: '9171234567' } as const
export const SMS_REQUEST = {
  ...NUMBER,
  proof: { verificationCode: '123456' },
  remember: true,
  captcha: null,
} as const
export const DEVICE_ID: unknown = expect.stringMatching(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u)

/** Serves the status with these extra fields. */
export const serveStatus = (fields: object): void => {
  const status = tabs.gateway.answers.get(STATUS_ENDPOINT)
  if (status && 'value' in status)
    tabs.gateway.set(STATUS_ENDPOINT, { ...Object(status.value), ...fields }, '"status-2"')
}

/** A tab after its settings and status were read. */
export const openSyncedTab = async (facts: Partial<PageFacts> = {}): ReturnType<typeof tabs.open> => {
  const tab = await tabs.open(facts)
  for (const table of ['settings', 'status'])
    await vi.waitFor(async () => expect(await tabs.reader.cache.table(table).count()).toBe(1))
  return tab
}

/** Holds the next decryption on this device until the test releases it. */
export const holdDecryption = () => {
  const original = crypto.subtle.decrypt.bind(crypto.subtle)
  let release = (): void => undefined
  const gate = new Promise<void>((resolve) => (release = resolve))
  const spy = vi.spyOn(crypto.subtle, 'decrypt').mockImplementationOnce(async (...input) => {
    await gate
    return original(...input)
  })
  return { release, begun: () => vi.waitFor(() => expect(spy).toHaveBeenCalled()) }
}
