import { describe, expect, test } from 'vitest'
import { HOME_PATHS } from '#domain/routing/routes'
import { isHomePath } from '#domain/routing/home-path'
import {
  chromeIntentUrl,
  countAfterDismissal,
  INSTALLED_COUNT,
  installBrowser,
  installChoices,
  type InstallOffer,
} from '#domain/install/install-popup'

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)'
const CHROME = `${ANDROID} Chrome/126.0.0.0 Mobile Safari/537.36`

const PWA: InstallOffer = { browser: 'android-chrome', pwa: true, desktopFeature: false, appUrl: null }
const APP = 'https://apps.example/harbour'

describe('INS-02 INS-03 what the install popup offers', () => {
  test.each([
    [CHROME, false, 'android-chrome'],
    [`${ANDROID} Gecko/126.0 Firefox/126.0`, false, 'android'],
    [`${CHROME} SamsungBrowser/25.0`, false, 'android'],
    [`${CHROME} EdgA/125.0`, false, 'android'],
    [CHROME.replace('Pixel 8', 'Pixel 8; wv'), false, 'android-framed'],
    [`${CHROME} [FBAN/FB4A;FBAV/460.0;]`, false, 'android-framed'],
    [`${CHROME} Line/14.1.1`, false, 'android-framed'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Safari/604.1', true, 'apple'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', true, 'apple'],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36', false, 'desktop'],
  ] as const)('INS-02 recognises %s', (userAgent, isApple, browser) => {
    expect(installBrowser(userAgent, isApple)).toBe(browser)
  })

  test.each(HOME_PATHS)(
    'INS-03 the popup is shown on %s, the browser’s prompt on three of the home paths',
    (path) => {
      const hasPrompt = ['/', '/m/home', '/m/index.html'].includes(path)
      expect(isHomePath(path)).toBe(true)
      expect(installChoices({ ...PWA, appUrl: APP }, path)).toEqual([
        'app',
        ...(hasPrompt ? ['web-app'] : []),
        'stay',
      ])
    },
  )

  test.each(['/m/game', '/m/home/', '/m/member/home', '/m/indexes'])('INS-03 %s is no home page', (path) => {
    expect(isHomePath(path)).toBe(false)
  })

  test('INS-10 without pwa there is no web app, and without an app only “stay” is offered', () => {
    expect(installChoices({ ...PWA, pwa: false, appUrl: APP }, '/m/home')).toEqual(['app', 'stay'])
    expect(installChoices({ ...PWA, pwa: false }, '/m/home')).toEqual(['stay'])
    expect(installChoices({ ...PWA, pwa: false, browser: 'android-framed' }, '/m/home')).toEqual(['stay'])
  })

  test('INS-10 a desktop gets the popup only if the merchant enables it', () => {
    const desktop = { ...PWA, browser: 'desktop', appUrl: APP } as const
    expect(installChoices(desktop, '/m/home')).toEqual(['stay'])
    expect(installChoices({ ...desktop, desktopFeature: true }, '/m/home')).toEqual([
      'app',
      'web-app',
      'stay',
    ])
  })

  test('INS-02 an in-app browser offers only Chrome; another Android browser offers it as well', () => {
    expect(installChoices({ ...PWA, browser: 'android-framed' }, '/m/home')).toEqual([
      'open-in-chrome',
      'stay',
    ])
    expect(installChoices({ ...PWA, browser: 'android' }, '/m/home')).toEqual([
      'web-app',
      'open-in-chrome',
      'stay',
    ])
    expect(installChoices({ ...PWA, browser: 'apple' }, '/m/home')).toEqual(['web-app', 'stay'])
  })

  test('INS-02 R-14 the Chrome intent opens the same page and falls back to it', () => {
    expect(chromeIntentUrl(new URL('https://m.harbour.example/m/home?affiliateCode=a%3Bb#part'))).toBe(
      'intent://m.harbour.example/m/home?affiliateCode=a%3Bb#Intent;scheme=https;package=com.android.chrome;' +
        'S.browser_fallback_url=https%3A%2F%2Fm.harbour.example%2Fm%2Fhome%3FaffiliateCode%3Da%253Bb;end',
    )
  })
})

describe('INS-01 the dismissal counter', () => {
  test('INS-01 a "no" adds one but never reaches the installed value', () => {
    expect(countAfterDismissal(0)).toBe(1)
    expect(countAfterDismissal(INSTALLED_COUNT - 1)).toBe(INSTALLED_COUNT - 1)
    expect(countAfterDismissal(INSTALLED_COUNT)).toBe(INSTALLED_COUNT)
  })
})
