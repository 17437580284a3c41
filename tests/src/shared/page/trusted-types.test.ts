import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
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

afterEach(() => vi.unstubAllGlobals())

const scriptOf = (url: string) => policies.get('default')?.createScriptURL?.(url)

describe('a URL on our own origin', () => {
  test('DEP-03 passes the policy of the app, made once', () => {
    expect(trusted.trustedScriptUrl('/m/sw.js')).toBe('trusted /m/sw.js')
    expect(trusted.trustedScriptUrl('/m/assets/worker-1.js')).toBe('trusted /m/assets/worker-1.js')
    expect([...policies.keys()]).toEqual(['app-scripts'])
  })

  test.each([
    'https://evil.example/m/sw.js',
    '//evil.example/m/a.js',
    '/wps/relay/x.js',
    '/mini-game/v1/minigame.js',
    'data:text/javascript,1',
  ])('DEP-03 rejects %s', (url) => {
    expect(() => trusted.trustedScriptUrl(url)).toThrow('Not a script of ours')
  })
})

describe('the default policy', () => {
  beforeEach(() => {
    trusted.installDefaultPolicy()
  })

  test('DEP-03 lets scripts through from our own site and the listed hosts, over https', () => {
    expect(scriptOf('/m/assets/late.js')).toBe('/m/assets/late.js')
    expect(scriptOf('https://static.geetest.com/v4/gt4.js')).toBeNull()
    trusted.scriptHosts.add('https://static.geetest.com')
    expect(scriptOf('https://static.geetest.com/v4/gt4.js')).toBe('https://static.geetest.com/v4/gt4.js')
  })

  test('MIN-01 DEP-03 lets the mini-game through, from its folder of our own site alone', () => {
    expect(scriptOf('/mini-game/v1/minigame.js?t=1')).toBe('/mini-game/v1/minigame.js?t=1')
    for (const url of [
      'https://evil.example/mini-game/v1/minigame.js',
      '//evil.example/mini-game/v1/minigame.js',
      '/mini-game.js',
      '/mini-games/v1/minigame.js',
      '/wps/mini-game/x.js',
      '/mini-game/../wps/x.js',
      '/mini-game/%2e%2e/wps/x.js',
    ])
      expect(scriptOf(url)).toBeNull()
  })

  test('CSV-05 DEP-03 lets customer service through from its folder, from which no worker is started', () => {
    expect(scriptOf('/service/live-chat.js')).toBe('/service/live-chat.js')
    expect(scriptOf('/services/live-chat.js')).toBeNull()
    expect(scriptOf('/service')).toBeNull()
    expect(() => trusted.trustedScriptUrl('/service/live-chat.js')).toThrow(TypeError)
    expect(() => trusted.trustedScriptUrl('/mini-game/v1/minigame.js')).toThrow(TypeError)
  })

  test.each([
    'http://static.geetest.com/a.js',
    'https://static.geetest.com.evil.example/a.js',
    'javascript:1',
    'https://',
  ])('DEP-03 refuses %s', (url) => {
    trusted.scriptHosts.add('https://static.geetest.com')
    expect(scriptOf(url)).toBeNull()
  })

  test('DEP-03 never lets HTML or a script through', () => {
    expect(policies.get('default')?.createHTML?.('<b>x</b>')).toBeNull()
    expect(policies.get('default')?.createScript?.('1')).toBeNull()
  })
})
