import { afterEach, expect, test } from 'vitest'
import * as v from 'valibot'
import { identitySettings, pushSettings, socialChannels } from '#domain/contract/accounts/identity-settings'
import { DEMO_PROJECT } from '#demo/accounts/emulated-provider'
import { parseOptions } from '#gateway/options'
import { runGateway, type RunningGateway } from '../../gateway/support/running-gateway'

const AUTH_EMULATOR = 'http://127.0.0.1:9099'

let gateway: RunningGateway | null = null

afterEach(async () => {
  await gateway?.close()
  gateway = null
})

async function settingsOf(options: Parameters<typeof runGateway>[0]): Promise<object> {
  gateway = await runGateway({ games: 10, ...options })
  return v.parse(v.looseObject({}), await gateway.value('/wps/system/settings', { Language: 'EN' }))
}

test('SOC-11 the demo has an identity provider only if its emulator runs', async () => {
  const authEmulator = AUTH_EMULATOR
  const settings = await settingsOf({ isDemo: true, authEmulator })
  expect(identitySettings(settings)).toMatchObject({ projectId: DEMO_PROJECT, emulator: authEmulator })
  expect(socialChannels(settings)).toEqual(['google', 'facebook', 'twitter', 'line'])
  expect(pushSettings(settings)).toBeNull()
  await gateway?.close()
  const without = await settingsOf({ isDemo: true })
  expect(identitySettings(without)).toBeNull()
  expect(socialChannels(without)).toEqual([])
})

test('DEP-04 the emulator option takes an origin', () => {
  const received = (origin: string) => parseOptions(['--auth-emulator', origin]).options.authEmulator
  expect(parseOptions([]).options.authEmulator).toBeNull()
  expect(received('http://127.0.0.1:9099/')).toBe('http://127.0.0.1:9099')
  expect(() => received('here')).toThrow('--auth-emulator takes an origin, not "here"')
})
