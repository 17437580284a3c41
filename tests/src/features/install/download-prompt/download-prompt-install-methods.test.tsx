import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { downloadSettingsSchema } from '#domain/contract/install/downloads'
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
import { stubBoot } from '../../../support/boot-stub'
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
  stubBoot({ installPrompt })
  return { prompt, answer: (outcome: string) => change(() => answer(outcome)) }
}

const on = (userAgent: string): void => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
}

const onClose = vi.fn()

beforeEach(async () => {
  delete window.mcBoot
  await startPage('/m/home?utm_source=x')
  on(CHROME)
})

const PROMPT = <DownloadPromptOverlay mode="bottom" isClosable={false} onClose={onClose} />

test.each([
  ['bottom', 'For the bottom'],
  ['fullscreen', 'For the whole screen'],
] as const)('DLP-01 the %s prompt shows the merchant’s image, theme and its own text', async (mode, text) => {
  putSettings()
  const texts = { app_desc: 'For the whole screen', bottom_app_desc: 'For the bottom' }
  const wanted = { app_background: 'https://images.example/pier.png', theme: 'dark', ...texts }
  const settings = Object.entries(wanted).map(([name, value]) => [name, { enabled: true, value }])
  const { merchant } = pageState
  const value = v.parse(downloadSettingsSchema, Object.fromEntries(settings))
  putRows('contentAnswers', [{ merchant, language: 'EN', name: 'downloadSettings', value }])
  await show(<DownloadPromptOverlay mode={mode} isClosable onClose={onClose} />)
  const prompt = screen.getByRole('dialog', { name: 'Get the app', description: text })
  expect(prompt.querySelector('img')?.src).toBe('https://images.example/pier.png')
  expect(prompt.dataset['style']).toBe('dark')
})

test.each([
  ['the download prompt', PROMPT],
  ['the install popup', <InstallPopup key="" onClose={onClose} />],
  [
    'the bar',
    <InstallLink key="" to={{ way: 'web-app', url: null }} className={undefined}>
      Add to home screen
    </InstallLink>,
  ],
])('INS-01 DLP-03 a second tap on %s neither prompts again nor opens the steps', async (_name, surface) => {
  const browser = offerPrompt()
  putSettings()
  await show(surface)
  const add = screen.getByRole('button', { name: 'Add to home screen' })
  await userEvent.dblClick(add)
  expect(await addToHomeScreen()).toBe('asked') // regardless of the second tap
  expect(browser.prompt).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('button', { name: 'Add to home screen' })).toBe(add)
  expect(overlayState.queue).toEqual([])
  await browser.answer('accepted')
  expect(localStorage.getItem(INSTALLED_KEY)).not.toBeNull()
})

test.each([
  ['link', 'Get the app', CHROME, [{ resourceType: 'Android', url: 'https://apps.example/harbour' }]],
  ['link', 'Open in Chrome', FRAMED, []],
  ['button', 'Add to home screen', CHROME, []],
] as const)('INS-01 DLP-03 the %s "%s" also answers the install popup', async (role, name, agent, to) => {
  on(agent)
  putSettings(to)
  await show(PROMPT)
  const way = screen.getByRole(role, { name })
  way.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(way)
  expect(markInstallAnswered).toHaveBeenCalled()
  expect(onClose).not.toHaveBeenCalled()
})

test('INS-01 DLP-03 a "no" to the browser counts as an answer but does not close a forced prompt', async () => {
  const browser = offerPrompt()
  putSettings()
  await show(PROMPT)
  await userEvent.click(screen.getByRole('button', { name: 'Add to home screen' }))
  await browser.answer('dismissed')
  expect(markInstallAnswered).toHaveBeenCalled()
  expect(onClose).not.toHaveBeenCalled()
})

test('INS-02 the install popup slides away for 250 ms after a "no"', async () => {
  putSettings()
  await show(<InstallPopup onClose={onClose} />)
  vi.useFakeTimers()
  fireEvent.click(screen.getByRole('button', { name: 'Continue in browser' }))
  act(() => void vi.advanceTimersByTime(249))
  expect(onClose).not.toHaveBeenCalled()
  expect(screen.getByRole('dialog').className).toContain('leaving')
  act(() => void vi.advanceTimersByTime(1))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test.each([
  ['Customer service', PROMPT],
  ['Contact us', <SiteUnavailableOverlay key="" closing="maintenance" LanguageSheet={() => null} />],
])('CSV-02 DLP-03 SHL-01 "%s" above all other content opens a new window', async (name, overlay) => {
  const entry = { title: 'Chat', csType: 'AICAN', csPosition: '', labelIds: [], sealed: '' } as const
  putRows('services', [{ ...entry, merchant: pageState.merchant, position: '0', url: '/m/chat?from=prompt' }])
  putSettings()
  await show(overlay)
  const link = screen.getByRole('link', { name })
  expect(link).toMatchObject({ target: '_blank', rel: 'noopener noreferrer' })
  expect(link.getAttribute('href')).toBe('/m/chat?from=prompt&utm_source=x')
})
