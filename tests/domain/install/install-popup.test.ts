import { expect, test } from 'vitest'
import {
  chromeIntentUrl,
  installBrowser,
  installChoices,
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
import { expectTransitions } from '../support/transitions'

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

test('INS-01 INS-02 INS-03 SES-06 opens after the delay and up to twenty polls, on the home page only, and once', () => {
  const asking = (polls: number) => ({ kind: 'asking', polls }) as const
  expectTransitions<InstallPopupState, InstallPopupEvent>(
    nextInstallPopupState,
    {
      resting: INITIAL_POPUP_STATE,
      waiting: { kind: 'waiting' },
      due: { kind: 'due' },
      asking: asking(0),
      second: asking(1),
      last: asking(INSTALL_POLLS - 1),
      time: { kind: 'time' },
      open: { kind: 'open' },
    },
    {
      considered: { type: 'considered' },
      'over at home': { type: 'delay-over', isHome: true },
      'over elsewhere': { type: 'delay-over', isHome: false },
      home: { type: 'page', isHome: true },
      away: { type: 'page', isHome: false },
      silent: { type: 'asked', hasPrompt: false },
      prompt: { type: 'asked', hasPrompt: true },
      opened: { type: 'opened' },
      done: { type: 'done' },
    },
    `resting: considered → waiting
    waiting: over at home → asking, over elsewhere → due, done → resting
    due: home → asking, done → resting
    asking: away → due, silent → second, prompt → time, done → resting
    last: away → due, silent → time, prompt → time, done → resting
    time: opened → open, done → resting
    open: away → due, done → resting`,
  )
})
