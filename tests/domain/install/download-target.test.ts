import { expect, test } from 'vitest'
import { isInstallOverlay } from '#domain/install/download-prompt'
import { downloadTarget } from '#domain/install/download-target'
import { decide, INSTALL, KINDS, type Value } from './support/decide-prompt'

const ON = { login_required: 2 }

test('DLP-05 a prompt shows on all domains, on those that are not listed, or only on those', () => {
  const at = (host: string, domains_switch: Value, domains: readonly string[]) =>
    decide({ ...ON, domains_switch, domains: [...domains] }, 'login', { host }) !== null
  const listed = ['a.example', 'A.example', 'a.example:8443']
  const others = ['b.example', 'www.a.example', 'a.example.org']
  for (const [domainsSwitch, domains, onListed, elsewhere] of [
    [1, [], true, true],
    [1, ['a.example'], true, true],
    [2, [], true, true],
    [2, ['a.example'], false, true],
    [3, [], false, false],
    [3, ['a.example'], true, false],
  ] as const) {
    expect(listed.map((host) => at(host, domainsSwitch, domains))).toEqual(listed.map(() => onListed))
    expect(others.map((host) => at(host, domainsSwitch, domains))).toEqual(others.map(() => elsewhere))
  }
  // A listed host with a port matches only that port.
  expect(['a.example:8443', 'a.example'].map((host) => at(host, 3, ['a.example:8443']))).toEqual([
    true,
    false,
  ])
})

test('DLP-05 without the switch there is no prompt at all, not even a forced one', () => {
  for (const off of [false, 1, 'true', { enabled: false, value: true }] as const) {
    const settings = { ...ON, download_condition_switch: off }
    expect(decide(settings, 'login')).toBeNull()
    expect(decide(settings, 'counts', { memory: { isForced: true } })).toBeNull()
  }
})

test('DLP-05 in a game, prompts are N minutes apart', () => {
  const isShown = (minutesSinceLast: number | null, interval = 30, isInGame = true) =>
    decide({ login_required: 1, in_game_popup_interval: interval }, 'login', {
      isInGame,
      minutesSinceLast,
    }) !== null
  expect([null, 0, 29.99, 30, 31].map((minutes) => isShown(minutes))).toEqual([
    true,
    false,
    false,
    true,
    true,
  ])
  expect([isShown(0, 30, false), isShown(0, 0)]).toEqual([true, true])
})

test('DLP-06 prompts members of type 0, 1 and 2, not in the installed app or with another install overlay', () => {
  const types = [null, -1, 0, 1, 2, 3, 4].filter((memberType) => decide(ON, 'login', { memberType }))
  expect(types).toEqual([0, 1, 2])
  for (const memory of [{}, { isForced: true }])
    for (const facts of [{ isAtHome: true }, { isInstallOpen: true }])
      expect(decide(ON, 'login', { ...facts, memory })).toBeNull()
  expect(KINDS.filter(isInstallOverlay)).toEqual([...INSTALL].filter((kind) => kind !== 'download-prompt'))
})

test('DLP-06 a prompt leads to the merchant’s app, else to the web app, and after its installation only to an app', () => {
  const appUrl = 'https://apps.example'
  const offer = { browser: 'android-chrome', pwa: true, desktopFeature: false, appUrl } as const
  const app = { kind: 'app', url: appUrl }
  for (const [change, target] of [
    [{}, app],
    [{ appUrl: null }, { kind: 'web-app' }],
    [{ appUrl: null, browser: 'android-framed' }, { kind: 'open-in-chrome' }],
    [{ appUrl: null, pwa: false }, null],
    [{ browser: 'desktop' }, null],
    [{ browser: 'desktop', desktopFeature: true }, app],
  ] as const)
    expect(downloadTarget({ ...offer, ...change }, false)).toEqual(target)
  expect(downloadTarget({ ...offer, browser: 'apple', appUrl: null }, true)).toBeNull()
  expect(downloadTarget({ ...offer, browser: 'apple' }, true)).toEqual(app)
})
