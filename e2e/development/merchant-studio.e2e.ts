import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { ROOT } from '../../scripts/lib/ensure-build'
import { ConsoleWatch } from '../support/browser/console-watch'
import { endGroup, readLine } from '../support/browser/process-group'
import { LONG } from '../support/long'

const READY_WITHIN_MS = 150_000

test.describe.configure({ mode: 'default', timeout: 300_000 })
test.use({ viewport: { width: 1600, height: 950 } })

let folder = ''
let child: ChildProcess
let url = ''

test.beforeAll(async () => {
  test.setTimeout(300_000) // the limit above does not count here
  folder = await mkdtemp(path.join(tmpdir(), 'studio-'))
  const args = ['scripts/merchant-studio.ts', '--out', folder, '--port', '0', '--json']
  child = spawn(process.execPath, ['--import', 'tsx', ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  if (!child.stdout) throw new Error('The studio has no output')
  url = await readLine(child, child.stdout, /"url":"([^"]+)"/u, READY_WITHIN_MS)
})
test.afterAll(async () => {
  endGroup(child, 'SIGTERM')
  await rm(folder, { recursive: true })
})

const phone = (page: Page, style: 'light' | 'dark'): FrameLocator =>
  page.frameLocator(`iframe[title="The app, ${style}"]`).frameLocator('iframe')

const saved = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(path.join(folder, name), 'utf8'))

test(
  'DEP-01 merchant studio: a change is on both phones at once, and in the files after “Save”',
  LONG,
  async ({ page, context }) => {
    const watch = new ConsoleWatch(context, () => false)
    await page.goto(url)
    const [light, dark] = [phone(page, 'light'), phone(page, 'dark')]
    await expect(light.locator('html')).toHaveAttribute('data-style', 'light')
    await expect(dark.locator('html')).toHaveAttribute('data-style', 'dark')

    await page.getByLabel('Accent', { exact: true }).fill('#7c3aed')
    await expect(page.getByText(/Text on it \d/u)).toBeVisible()
    for (const app of [light, dark])
      await expect(app.locator('html')).toHaveCSS('--accent', 'rgb(124, 58, 237)')

    await page.getByRole('switch', { name: 'Latest wins' }).click()
    await expect(page.getByText('Not saved yet.')).toBeVisible()
    expect(await readdir(folder)).toEqual([])
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('No unsaved changes.')).toBeVisible()
    expect(await saved('settings.json')).toMatchObject({ mobileTemplate: { theme: { accent: '#7c3aed' } } })
    expect(await saved('config.json')).toMatchObject({ latestWins: false })
    expect(watch.problems()).toEqual([])
  },
)

test(
  'DEP-01 merchant studio: language, member and a lost network are those of a phone',
  LONG,
  async ({ page }) => {
    await page.goto(url)
    const app = phone(page, 'dark')
    const phones = page.getByRole('group', { name: 'Phones' })
    const language = phones.getByLabel('Language')
    await language.selectOption('UR')
    await expect(app.locator('html')).toHaveAttribute('dir', 'rtl')
    await language.selectOption('EN')
    await phones.getByLabel('Visitor').selectOption('member')
    await expect(app.getByRole('link', { name: 'Your account, ann' })).toBeVisible()
    await phones.getByLabel('Page').selectOption('Deposit')
    await expect(app.getByRole('heading', { level: 1 })).toHaveText(/Deposit/u)
    await phones.getByLabel('Visitor').selectOption('guest')
    await phones.getByLabel('Page').selectOption('Help')
    await expect(app.getByRole('heading', { level: 1 })).toHaveText('Trouble logging in?')
    await phones.getByLabel('Page').selectOption('Home')
    await expect(app.getByRole('link', { name: 'Sign up' }).first()).toBeVisible()

    const network = phones.getByLabel('Network')
    await expect(network.getByRole('option', { name: 'Offline' })).toBeAttached({ timeout: 60_000 })
    await network.selectOption('offline')
    await expect(app.getByText('Offline', { exact: true }).last()).toBeVisible()
    await phones.getByLabel('Page').selectOption('Help')
    await expect(app.getByRole('heading', { level: 1 })).toHaveText('Trouble logging in?')
    const opening = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'Open in a window' }).last().click()
    await expect((await opening).getByText('Offline', { exact: true }).last()).toBeVisible()
    await network.selectOption('online')
    await expect(app.getByText('Offline', { exact: true })).toHaveCount(0)
  },
)

test(
  'DEP-01 merchant studio: a popup in a phone leaves the focus in the form, a click into the phone takes it',
  LONG,
  async ({ page }) => {
    await page.goto(url)
    const accent = page.getByLabel('Accent', { exact: true })
    await accent.focus()
    // The phones reload once when their service workers are ready.
    const offline = page.getByLabel('Network').getByRole('option', { name: 'Offline' })
    await expect(offline).toBeAttached({ timeout: 60_000 })
    const popup = phone(page, 'dark').getByRole('dialog')
    await expect(popup).toBeVisible()
    await expect(phone(page, 'light').getByRole('dialog')).toBeVisible()
    await expect(accent).toBeFocused()
    await popup.getByRole('button', { name: 'Close' }).click()
    await phone(page, 'dark').getByRole('button', { name: 'Search games' }).click()
    const search = phone(page, 'dark').getByRole('searchbox')
    await search.click()
    await page.keyboard.type('lotus', { delay: 50 })
    await expect(search).toHaveValue('lotus')
  },
)

test(
  'DEP-01 merchant studio: bad input and findings of the check lead to their field, and nothing typed is lost',
  LONG,
  async ({ page }) => {
    await page.goto(url)
    const accent = page.getByLabel('Accent', { exact: true })
    await accent.fill('gold')
    await expect(page.getByText('A colour such as #12c48b.')).toBeVisible()
    await page.getByLabel('Decimals').fill('two')
    await expect(page.getByText('A number.', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'settings.decimals' })).toBeVisible()
    await page.getByRole('button', { name: 'settings.mobileTemplate.theme.accent' }).click()
    await expect(accent).toBeFocused()
    await expect(accent).toHaveValue('gold')

    await page.getByRole('button', { name: 'Check', exact: true }).click()
    const findings = page.getByRole('region', { name: 'Findings' })
    await expect(findings.getByRole('listitem').first()).toBeVisible({ timeout: 60_000 })
    await findings.getByRole('button', { name: 'Open settings.mobileTemplate.theme.accent' }).click()
    await expect(accent).toBeFocused()
  },
)

test(
  'DEP-01 merchant studio: “Make images” writes start images, icons and the profile next to the files',
  LONG,
  async ({ page }) => {
    await page.goto(url)
    await page.getByRole('button', { name: 'Make images' }).click()
    await expect(page.getByText(/files, .* KB in all/u)).toBeVisible({ timeout: 200_000 })
    expect(await readdir(path.join(folder, 'merchant'))).toEqual(
      expect.arrayContaining(['apple-touch-icon.png', expect.stringMatching(/mobileconfig$/u)]),
    )
  },
)

test(
  'DEP-03 merchant studio: another site can neither read the merchant nor write files',
  LONG,
  async ({ request }) => {
    for (const headers of [{ Origin: 'https://evil.example' }, { Host: 'evil.example' }]) {
      expect((await request.post(`${url}api/save`, { headers })).status()).toBe(403)
      expect((await request.get(`${url}api/studio`, { headers })).status()).toBe(403)
    }
  },
)
