import { describe, expect, test } from 'vitest'
import { isInstallOverlay } from '#domain/install/download-prompt'
import { downloadTarget } from '#domain/install/download-target'
import { decide, INSTALL, KINDS, reasonOf, type Value } from './support/decide-prompt'

describe('DLP-05 DLP-06 who gets a prompt, and where it leads', () => {
  const ON = { login_required: 2 }

  test.each([
    [1, [], true, true],
    [1, ['a.example'], true, true],
    [2, [], true, true],
    [2, ['a.example'], false, true],
    [3, [], false, false],
    [3, ['a.example'], true, false],
    [4, ['a.example'], true, true],
    ['3', ['a.example'], true, true],
  ] as const)('DLP-05 domains_switch %j with %j', (domains_switch, domains, onListed, elsewhere) => {
    const at = (host: string) => decide({ ...ON, domains_switch, domains: [...domains] }, 'login', { host })
    for (const host of ['a.example', 'A.example', 'a.example:8443']) expect(at(host) !== null).toBe(onListed)
    for (const host of ['b.example', 'www.a.example', 'a.example.org'])
      expect(at(host) !== null).toBe(elsewhere)
  })

  test('DLP-05 a listed host with a port matches only that port', () => {
    const at = (host: string) =>
      reasonOf({ ...ON, domains_switch: 3, domains: ['a.example:8443'] }, 'login', { host })
    expect([at('a.example:8443'), at('a.example')]).toEqual(['login_required', null])
  })

  test.each([false, 1, 'true', { enabled: false, value: true }] as const)(
    'DLP-05 with download_condition_switch %j there is no prompt at all, not even a forced one',
    (download_condition_switch) => {
      const settings = { ...ON, download_condition_switch }
      expect(decide(settings, 'login')).toBeNull()
      expect(decide(settings, 'counts', { memory: { isForced: true } })).toBeNull()
    },
  )

  test('DLP-05 in a game, prompts are N minutes apart', () => {
    const inGame = (minutesSinceLast: number | null, interval: Value = 30, isInGame = true) =>
      reasonOf({ login_required: 1, in_game_popup_interval: interval }, 'login', {
        isInGame,
        minutesSinceLast,
      })
    expect([null, 0, 29.99, 30, 31].map((minutes) => inGame(minutes))).toEqual([
      'login_required',
      null,
      null,
      'login_required',
      'login_required',
    ])
    expect(inGame(0, 30, false)).toBe('login_required')
    for (const none of [0, -5, '30']) expect(inGame(0, none)).toBe('login_required')
  })

  test.each([
    [null, false],
    [-1, false],
    [0, true],
    [1, true],
    [2, true],
    [3, false],
    [4, false],
  ])('DLP-06 a member of type %s', (memberType, isAsked) => {
    expect(decide(ON, 'login', { memberType }) !== null).toBe(isAsked)
  })

  test('DLP-06 no prompt in the installed app or with another install overlay', () => {
    for (const memory of [{}, { isForced: true }]) {
      expect(decide(ON, 'login', { isAtHome: true, memory })).toBeNull()
      expect(decide(ON, 'login', { isInstallOpen: true, memory })).toBeNull()
    }
  })

  test('DLP-06 the other install overlays are those of the overlay table', () => {
    expect(KINDS.filter(isInstallOverlay)).toEqual([...INSTALL].filter((kind) => kind !== 'download-prompt'))
  })

  test.each([
    ['the merchant’s app', {}, { kind: 'app', url: 'https://apps.example' }],
    ['the web app where there is no other', { appUrl: null }, { kind: 'web-app' }],
    [
      'Chrome from inside another app',
      { appUrl: null, browser: 'android-framed' },
      { kind: 'open-in-chrome' },
    ],
    ['nothing without a web app', { appUrl: null, pwa: false }, null],
    ['nothing on a desktop', { browser: 'desktop' }, null],
    [
      'the app on a desktop that has it',
      { browser: 'desktop', desktopFeature: true },
      { kind: 'app', url: 'https://apps.example' },
    ],
  ] as const)('DLP-06 leads to %s', (_name, offer, way) => {
    const whole = {
      browser: 'android-chrome',
      pwa: true,
      desktopFeature: false,
      appUrl: 'https://apps.example',
    } as const
    expect(downloadTarget({ ...whole, ...offer }, false)).toEqual(way)
  })

  test('DLP-06 after the web app is installed, only another app is offered', () => {
    const offer = { browser: 'apple', pwa: true, desktopFeature: false } as const
    expect(downloadTarget({ ...offer, appUrl: null }, true)).toBeNull()
    expect(downloadTarget({ ...offer, appUrl: 'https://apps.example' }, true)?.kind).toBe('app')
  })
})
