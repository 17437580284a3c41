import { expect, test } from 'vitest'
import {
  chromeIntentUrl,
  countAfterDismissal,
  installBrowser,
  installChoices,
  INSTALLED_COUNT,
  type InstallOffer,
} from '#domain/install/install-popup'
import {
  INITIAL_POPUP_STATE,
  type InstallPopupEvent,
  type InstallPopupState,
  nextInstallPopupState,
} from '#domain/install/install-popup-machine'
import { isHomePath } from '#domain/routing/home-path'
import { HOME_PATHS } from '#domain/routing/routes'
import { INSTALL_POLLS } from '#domain/timing'

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)'
const CHROME = `${ANDROID} Chrome/126.0.0.0 Mobile Safari/537.36`
const APP = 'https://apps.example/harbour'
const PWA: InstallOffer = { browser: 'android-chrome', pwa: true, desktopFeature: false, appUrl: null }

test('INS-02 recognises the browser', () => {
  for (const [userAgent, browser] of [
    [CHROME, 'android-chrome'],
    [`${ANDROID} Gecko/126.0 Firefox/126.0`, 'android'],
    [`${CHROME} SamsungBrowser/25.0`, 'android'],
    [`${CHROME} EdgA/125.0`, 'android'],
    [CHROME.replace('Pixel 8', 'Pixel 8; wv'), 'android-framed'],
    [`${CHROME} [FBAN/FB4A;FBAV/460.0;]`, 'android-framed'],
    [`${CHROME} Line/14.1.1`, 'android-framed'],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36', 'desktop'],
  ] as const) {
    expect(installBrowser(userAgent, false), userAgent).toBe(browser)
    if (browser === 'desktop') expect(installBrowser(userAgent, true)).toBe('apple')
  }
})

test('INS-02 INS-03 INS-10 what the popup offers, by browser, merchant and home path', () => {
  for (const [change, choices] of [
    [{}, 'web-app stay'],
    [{ appUrl: APP }, 'app web-app stay'],
    [{ appUrl: APP, pwa: false }, 'app stay'],
    [{ pwa: false }, 'stay'],
    [{ pwa: false, browser: 'android-framed' }, 'stay'],
    [{ browser: 'android-framed' }, 'open-in-chrome stay'],
    [{ browser: 'android' }, 'web-app open-in-chrome stay'],
    [{ browser: 'apple' }, 'web-app stay'],
    [{ browser: 'desktop', appUrl: APP }, 'stay'],
    [{ browser: 'desktop', appUrl: APP, desktopFeature: true }, 'app web-app stay'],
  ] as const)
    expect(installChoices({ ...PWA, ...change }, '/m/home').join(' '), JSON.stringify(change)).toBe(choices)
  const withPrompt = HOME_PATHS.filter((path) => installChoices(PWA, path).includes('web-app'))
  expect(withPrompt).toEqual(HOME_PATHS.filter((path) => ['/', '/m/home', '/m/index.html'].includes(path)))
  expect(HOME_PATHS.every(isHomePath)).toBe(true)
  expect(['/m/game', '/m/home/', '/m/member/home', '/m/indexes'].some(isHomePath)).toBe(false)
})

test('INS-02 R-14 the Chrome intent opens the same page and falls back to it', () => {
  expect(chromeIntentUrl(new URL('https://m.harbour.example/m/home?affiliateCode=a%3Bb#part'))).toBe(
    'intent://m.harbour.example/m/home?affiliateCode=a%3Bb#Intent;scheme=https;package=com.android.chrome;' +
      'S.browser_fallback_url=https%3A%2F%2Fm.harbour.example%2Fm%2Fhome%3FaffiliateCode%3Da%253Bb;end',
  )
})

test('INS-01 a "no" adds one to the counter but never reaches the installed value', () => {
  const counts = [0, INSTALLED_COUNT - 1, INSTALLED_COUNT]
  expect(counts.map(countAfterDismissal)).toEqual([1, INSTALLED_COUNT - 1, INSTALLED_COUNT])
})

const run = (events: readonly InstallPopupEvent[], from: InstallPopupState = INITIAL_POPUP_STATE) =>
  events.reduce(nextInstallPopupState, from)
const CONSIDERED = { type: 'considered' } as const
const page = (isHome: boolean) => ({ type: 'page', isHome }) as const
const asked = (hasPrompt: boolean) => ({ type: 'asked', hasPrompt }) as const
const WAITED = [CONSIDERED, { type: 'delay-over', isHome: true }] as const

test('INS-01 INS-02 opens after the delay, with the browser’s prompt or after twenty polls without one', () => {
  expect(run(WAITED)).toEqual({ kind: 'asking', polls: 0 })
  expect(run([...WAITED, asked(false), asked(true)])).toEqual({ kind: 'time' })
  const polls = Array.from({ length: INSTALL_POLLS - 1 }, () => asked(false))
  expect(run([...WAITED, ...polls])).toEqual({ kind: 'asking', polls: INSTALL_POLLS - 1 })
  expect(run([...WAITED, ...polls, asked(false)])).toEqual({ kind: 'time' })
})

test('INS-03 waits for the home page, closes when the player leaves it and opens again on return', () => {
  const away = run([CONSIDERED, { type: 'delay-over', isHome: false }])
  const due = { kind: 'due' }
  expect([away, run([page(false)], away)]).toEqual([due, due])
  expect(run([page(true)], away)).toEqual({ kind: 'asking', polls: 0 })
  expect(run([...WAITED, asked(false), page(false)])).toEqual(due)
  expect(run([...WAITED, asked(false), page(true)])).toEqual({ kind: 'asking', polls: 1 })
  const open = run([{ type: 'opened' }], { kind: 'time' })
  expect(open).toEqual({ kind: 'open' })
  expect(run([CONSIDERED, page(true)], open)).toBe(open)
  expect(run([page(false)], open)).toEqual(due)
})

test('SES-06 starts once, and again only after it is done; other events change nothing', () => {
  const time: InstallPopupState = { kind: 'time' }
  expect(run([CONSIDERED, CONSIDERED])).toEqual({ kind: 'waiting' })
  expect(run([CONSIDERED], time)).toBe(time)
  expect(run([{ type: 'done' }], { kind: 'open' })).toEqual(INITIAL_POPUP_STATE)
  expect(run([{ type: 'done' }, CONSIDERED], time)).toEqual({ kind: 'waiting' })
  for (const event of [asked(false), page(true), { type: 'delay-over', isHome: true } as const])
    expect(run([event])).toBe(INITIAL_POPUP_STATE)
})
