import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { settingsSchema } from '#domain/contract/settings/settings'
import { INSTALLED_KEY } from '#domain/storage-keys'
import { SiteUnavailableOverlay } from '../../../../../src/features/lines/site-unavailable/site-unavailable-overlay'
import { DownloadPromptOverlay } from '../../../../../src/features/install/download-prompt/download-prompt-overlay'
import { addToHomeScreen } from '../../../../../src/features/install/state/add-to-home-screen'
import { markInstallAnswered } from '../../../../../src/features/install/state/install-history'
import { InstallLink } from '../../../../../src/features/install/surfaces/install-link'
import { InstallPopup } from '../../../../../src/features/install/popup/install-popup'
import { overlayState } from '../../../../../src/shared/overlays/overlay-queue'
import { pageState } from '../../../../../src/shared/page/page-state'
import { change, putRows, show, startPage } from '../../../support/page-fixture'

vi.mock('../../../../../src/shared/worker/client/commands', () => ({
  commands: { refresh: () => Promise.resolve(), saveCounter: () => Promise.resolve() },
}))

vi.mock('../../../../../src/features/install/state/install-history', { spy: true })

const CHROME =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36'
const FRAMED = `${CHROME} [FBAN/FB4A;FBAV/460.0;]`

const putSettings = (resources: readonly object[] = []): void => {
  const mobileTemplate = { pwa: true, desktop_app_feature: true }
  const row = v.parse(settingsSchema, { currency: 'PHP', resources, mobileTemplate })
  putRows('settings', [{ ...row, merchant: pageState.merchant }])
}

/** The browser's own prompt, open until it is answered. */
const offerPrompt = () => {
  let answer: (outcome: string) => void = () => undefined
  const userChoice = new Promise<{ outcome: string }>((resolve) => {
    answer = (outcome) => resolve({ outcome })
  })
  const prompt = vi.fn(() => Promise.resolve())
  const installPrompt = Object.assign(new Event('beforeinstallprompt'), { prompt, userChoice })
  window.mcBoot = {
    language: 'EN',
    isLanguageRequested: false,
    workerUrl: '',
    worker: null,
    urlToken: null,
    showSnapshot: () => undefined,
    installPrompt,
  }
  return { prompt, answer: (outcome: string) => change(() => answer(outcome)) }
}

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  delete window.mcBoot
  await startPage('/m/home')
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.clearAllMocks()
})

const on = (userAgent: string): void => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
}

const SURFACES = {
  'the download prompt': (onClose: () => void) => (
    <DownloadPromptOverlay mode="bottom" isClosable onClose={onClose} />
  ),
  'the install popup': (onClose: () => void) => <InstallPopup onClose={onClose} />,
  'the bar': () => (
    <InstallLink to={{ way: 'web-app', url: null }} className={undefined}>
      Add to home screen
    </InstallLink>
  ),
} as const

describe('INS-01 DLP-03 the browser’s own prompt', () => {
  test.each(Object.entries(SURFACES))(
    'INS-01 DLP-03 a second tap on %s neither prompts again nor opens the manual steps',
    async (_name, surface) => {
      on(CHROME)
      const browser = offerPrompt()
      putSettings()
      await show(surface(() => undefined))
      const add = screen.getByRole('button', { name: 'Add to home screen' })
      await userEvent.dblClick(add)
      expect(await addToHomeScreen()).toBe('asked') // regardless of the second tap
      expect(browser.prompt).toHaveBeenCalledTimes(1)
      expect(screen.getByRole('button', { name: 'Add to home screen' })).toBe(add)
      expect(overlayState.queue).toEqual([])
      await browser.answer('accepted')
      expect(localStorage.getItem(INSTALLED_KEY)).not.toBeNull()
    },
  )
})

describe('INS-01 DLP-03 choosing an install method', () => {
  test.each([
    ['link', 'Get the app', CHROME, [{ resourceType: 'Android', url: 'https://apps.example/harbour' }]],
    ['link', 'Open in Chrome', FRAMED, []],
    ['button', 'Add to home screen', CHROME, []],
  ] as const)('INS-01 DLP-03 the %s "%s" also answers the install popup', async (role, name, agent, to) => {
    on(agent)
    putSettings(to)
    const onClose = vi.fn()
    await show(<DownloadPromptOverlay mode="bottom" isClosable={false} onClose={onClose} />)
    expect(markInstallAnswered).not.toHaveBeenCalled()
    const way = screen.getByRole(role, { name })
    way.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(way)
    expect(markInstallAnswered).toHaveBeenCalled()
    expect(onClose).not.toHaveBeenCalled()
  })

  test('INS-01 DLP-03 a "no" to the browser counts as an answer but does not close a forced prompt', async () => {
    on(CHROME)
    const browser = offerPrompt()
    putSettings()
    const onClose = vi.fn()
    await show(<DownloadPromptOverlay mode="bottom" isClosable={false} onClose={onClose} />)
    await userEvent.click(screen.getByRole('button', { name: 'Add to home screen' }))
    await browser.answer('dismissed')
    expect(markInstallAnswered).toHaveBeenCalled()
    expect(onClose).not.toHaveBeenCalled()
  })
})

describe('CSV-02 customer service above all other content', () => {
  test.each([
    ['Customer service', <DownloadPromptOverlay key="" mode="bottom" isClosable={false} onClose={vi.fn()} />],
    ['Contact us', <SiteUnavailableOverlay key="" closing="maintenance" />],
  ])('CSV-02 DLP-03 SHL-01 "%s" opens an app page in a new window', async (name, overlay) => {
    const { merchant } = pageState
    const entry = { title: 'Chat', csType: 'AICAN', csPosition: '', labelIds: [], sealed: '' } as const
    putRows('services', [{ ...entry, merchant, position: '0', url: '/m/chat?from=prompt' }])
    window.history.replaceState(null, '', '/m/home?utm_source=x')
    putSettings()
    await show(overlay)
    const link = screen.getByRole('link', { name })
    expect(link).toMatchObject({ target: '_blank', rel: 'noopener noreferrer' })
    expect(link.getAttribute('href')).toBe('/m/chat?from=prompt&utm_source=x')
  })
})
