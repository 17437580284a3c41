import { beforeEach, describe, expect, test, vi } from 'vitest'
import type * as TrustedTypes from '../../../../src/shared/page/trusted-types'

type Rules = TrustedTypePolicyRules

let policies: Map<string, Rules>
let trusted: typeof TrustedTypes

beforeEach(async () => {
  policies = new Map()
  vi.resetModules()
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: Rules) => {
      policies.set(name, rules)
      return { createScriptURL: (url: string) => `trusted ${rules.createScriptURL?.(url) ?? ''}` }
    },
  })
  trusted = await import('../../../../src/shared/page/trusted-types')
})

const scriptOf = (url: string) => policies.get('default')?.createScriptURL?.(url)

test('DEP-03 passes the policy of the app, made once', () => {
  expect(trusted.trustedScriptUrl('/m/sw.js')).toBe('trusted /m/sw.js')
  expect(trusted.trustedScriptUrl('/m/assets/worker-1.js')).toBe('trusted /m/assets/worker-1.js')
  expect([...policies.keys()]).toEqual(['default', 'app-scripts'])
})

test.each([
  ...['https://evil.example/m/sw.js', '//evil.example/m/a.js', '/wps/relay/x.js'],
  ...['/mini-game/v1/minigame.js', '/service/live-chat.js', 'data:text/javascript,1'],
])('DEP-03 starts no worker from %s', (url) => {
  expect(() => trusted.trustedScriptUrl(url)).toThrow('Not a script of ours')
})

describe('the default policy', () => {
  const listHost = async (): Promise<void> => {
    const { scriptHosts } = await import('../../../../src/shared/third-party/script-hosts')
    scriptHosts.add('https://static.geetest.com')
  }

  test('DEP-03 allows no script before a third party is loaded', () => {
    expect(scriptOf('/mini-game/v1/minigame.js')).toBeNull()
  })

  test.each([
    '/m/assets/late.js',
    '/mini-game/v1/minigame.js?t=1',
    '/service/live-chat.js',
    'https://static.geetest.com/v4/gt4.js',
  ])('DEP-03 lets scripts through from our own site and the listed hosts, over https: %s', async (url) => {
    await listHost()
    expect(scriptOf(url)).toBe(url)
  })

  test.each([
    ...['https://unlisted.example/a.js', 'http://static.geetest.com/a.js'],
    ...['https://static.geetest.com.evil.example/a.js', 'https://evil.example/mini-game/v1/minigame.js'],
    ...['//evil.example/mini-game/v1/minigame.js', '/mini-game.js', '/mini-games/v1/minigame.js'],
    ...['/wps/mini-game/x.js', '/mini-game/../wps/x.js', '/mini-game/%2e%2e/wps/x.js'],
    ...['/services/live-chat.js', '/service', 'javascript:1', 'https://'],
  ])('MIN-01 CSV-05 DEP-03 refuses %s', async (url) => {
    await listHost()
    expect(scriptOf(url)).toBeNull()
  })

  test('DEP-03 never lets HTML or a script through', () => {
    expect(Object.keys(policies.get('default') ?? {})).toEqual(['createScriptURL'])
  })
})
