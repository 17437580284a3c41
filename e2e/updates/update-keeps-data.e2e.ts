import type { Page } from '@playwright/test'
import { LANGUAGE_KEY, STYLE_KEY } from '#domain/storage-keys'
import { NEXT_DIST } from '../../scripts/lib/ensure-build'
import { expectMember, logIn } from '../support/accounts/account'
import { readOutbox, readTables } from '../support/storage/tables'
import { expect, test } from '../support/test'
import { openInstalled } from '../support/updates/service-worker'
import { deploy, notice, refresh, returnToNotice } from '../support/updates/update'

const LANGUAGE = '/wps/member/language'

/** The languages of the reports in the outbox, oldest first. */
const languagesOf = async (page: Page): Promise<unknown[]> =>
  (await readOutbox(page))
    .filter(({ kind }) => kind === 'language')
    .map(({ body }) => (typeof body === 'object' && body && 'language' in body ? body.language : null))

/**
 * `UPDATE_FROM` names the folder of an older build, by an absolute path: the update then goes from that build to this
 * one. Without it, the update goes from this build to the next one of the tests.
 */
const { UPDATE_FROM } = process.env
const [FROM, TO] = UPDATE_FROM === undefined ? ['dist', NEXT_DIST] : [UPDATE_FROM, 'dist']

test('UPD-04 R-09 an update keeps login, outbox, favourites and settings', async ({ page, gateway }) => {
  await deploy(gateway, FROM)
  await openInstalled(page)
  await logIn(page, 'ann')
  await page.goto('/m/home')
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /favou?rite/i })
    .first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(async () => (await readTables(page, 'mc-own'))['favourites']?.length).toBe(1)
  await page.evaluate(([key]) => localStorage.setItem(key, 'dark'), [STYLE_KEY] as const)

  // The report of the language stays in the outbox: the gateway does not answer it yet.
  await gateway.faults({ match: LANGUAGE, fault: { kind: 'cut', at: 'before' } })
  await page.getByRole('banner').locator('button[aria-haspopup=dialog]').click()
  await page.getByRole('button', { name: 'Español' }).click()
  await expect.poll(() => languagesOf(page)).toContain('ES')
  await page.getByRole('banner').locator('button[aria-haspopup=dialog]').click()
  await page.getByRole('button', { name: 'English' }).click()
  await expect.poll(() => languagesOf(page)).toContain('EN')
  const queued = await languagesOf(page)
  const before = await readTables(page, 'mc-own')

  await deploy(gateway, TO)
  await returnToNotice(page)
  await refresh(page)
  await expect(notice(page)).toBeHidden()
  await expectMember(page, 'ann')
  await expect(page.locator('html')).toHaveAttribute('data-style', 'dark')
  expect(await page.evaluate((key) => localStorage.getItem(key), LANGUAGE_KEY)).toBe('EN')
  const after = await readTables(page, 'mc-own')
  expect(after['favourites']).toEqual(before['favourites'])
  expect(after['vault']).toEqual(before['vault'])
  expect(await languagesOf(page)).toEqual(queued)

  await gateway.faults()
  await expect.poll(() => readOutbox(page), { timeout: 90_000 }).toEqual([])
  expect((await gateway.effects('language')).at(-1)?.detail).toEqual({ language: 'EN' })
})
