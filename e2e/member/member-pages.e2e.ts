import type { Page } from '@playwright/test'
import { PROFILE_ICON_ENDPOINT } from '#domain/contract/accounts/account-endpoints'
import { FEEDBACK_ENDPOINT, TRANSACTION_ENDPOINT } from '#domain/contract/money/transaction-endpoints'
import { logIn } from '../support/accounts/account'
import { expectAccessible } from '../support/design/axe'
import type { TestGateway } from '../support/gateway/test-gateway'
import { readNetworkNotice } from '../support/network/network-notice'
import { openInstalled, waitForCached } from '../support/updates/service-worker'
import { expect, test, WITH_SHELL, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

const WORDS = 'More reefs, please.'

const message = (page: Page) => page.getByLabel('Your message')
const send = (page: Page) => page.getByRole('button', { name: 'Send' })
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you' })

const write = async (page: Page, text = WORDS): Promise<void> => {
  await page.goto('/m/feedback')
  await message(page).fill(text)
}

/** Ann's feedback that has arrived, in order. */
const arrived = async (gateway: TestGateway): Promise<string[]> =>
  (await gateway.money('ann')).feedback.map(({ topic, text }) => `${topic}: ${text}`)

const picture = (page: Page) => page.getByRole('button', { name: 'Change your picture' })
const shownImage = (page: Page, icon: number) => picture(page).locator(`svg[data-icon="${icon}"]`)

test(
  'MEM-02 MEM-04 OFF-01 benefits are listed by level, the member’s own marked, offline with their age',
  WITH_SHELL,
  async ({ page, gateway }) => {
    await openInstalled(page)
    await logIn(page, 'ann')
    await page.goto('/m/member/benefits')
    const own = page.getByRole('listitem').filter({ hasText: 'Your level' })
    await expect(own.getByRole('heading')).toHaveText('Silver')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Bronze',
      'Silver',
      'Gold',
      'Platinum',
      'Diamond',
      'Harbour',
    ])
    await expect(page.getByText('3 of 5 steps to the next level')).toBeVisible()
    await expectAccessible(page)
    await waitForCached(page, '/money-')

    gateway.goOffline()
    await page.reload()
    await expect(own).toContainText('0.5% back every week')
    await expect(page.getByText(/^As of /)).toBeVisible()
    await expect(page.getByText('This is what was last known.')).toBeVisible()
  },
)

test('MEM-02 feedback requires text, and arrives once however often it is tapped', async ({
  page,
  gateway,
}) => {
  await logIn(page, 'ann')
  await page.goto('/m/feedback')
  await send(page).click()
  await expect(page.getByText('Write a few words.')).toBeVisible()
  await expect(message(page)).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('radio', { name: 'A game' }).check({ force: true })
  await message(page).fill(` ${WORDS}\n`)
  await send(page).dblclick()
  await expect(thanks(page)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Thank you' })).toBeFocused()
  await expectAccessible(page)
  expect(await arrived(gateway)).toEqual([`GAME: ${WORDS}`])
  await page.getByRole('button', { name: 'Write another message' }).click()
  await expect(message(page)).toHaveValue('')
})

test('MEM-02 feedback whose response is lost is checked, not sent again, and cleared when it has arrived', async ({
  page,
  gateway,
}) => {
  await logIn(page, 'ann')
  await gateway.faults(
    { match: FEEDBACK_ENDPOINT, fault: { kind: 'cut', at: 'after' } },
    { match: TRANSACTION_ENDPOINT, fault: { kind: 'status', status: 503 } },
  )
  await write(page)
  await send(page).click()
  await readNetworkNotice(page)
  await expect(page.getByText('No answer came. We are checking')).toBeVisible()
  await send(page).click({ force: true })
  await expect(message(page)).toHaveValue(WORDS)
  await gateway.faults()
  await expect(page.getByText('It went through.')).toBeVisible({ timeout: 40_000 })
  await expect(message(page)).toHaveValue('')
  expect(await arrived(gateway)).toEqual([`OTHER: ${WORDS}`])
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('It went through.')).toHaveCount(0)
})

test('MEM-02 feedback that never arrived stays in the form, and a retry arrives once', async ({
  page,
  gateway,
}) => {
  await logIn(page, 'ann')
  await gateway.faults({ match: FEEDBACK_ENDPOINT, fault: { kind: 'status', status: 503 } })
  await write(page)
  await send(page).click()
  await expect(page.getByText('It did not go through')).toBeVisible({ timeout: 40_000 })
  expect(await arrived(gateway)).toEqual([])
  await gateway.faults()
  await send(page).click()
  await expect(thanks(page)).toBeVisible()
  expect(await arrived(gateway)).toEqual([`OTHER: ${WORDS}`])
})

test('MEM-02 while one tab sends feedback another sends nothing, and keeps its own text', async ({
  page,
  context,
  gateway,
}) => {
  await logIn(page, 'ann')
  await write(page)
  const other = await context.newPage()
  await write(other, 'Something else.')
  await gateway.faults({ match: FEEDBACK_ENDPOINT, fault: { kind: 'delay', ms: 1_500 } })
  await send(page).click()
  await expect(other.getByText('It is being worked on.')).toBeVisible()
  await send(other).click({ force: true })
  await expect(thanks(page)).toBeVisible()
  expect(await arrived(gateway)).toEqual([`OTHER: ${WORDS}`])
  await gateway.faults()
  await expect(other.getByText('It is being worked on.')).toHaveCount(0)
  await expect(message(other)).toHaveValue('Something else.')
  await send(other).click()
  await expect(thanks(other)).toBeVisible()
  expect(await arrived(gateway)).toEqual([`OTHER: ${WORDS}`, 'OTHER: Something else.'])
})

test(
  'MEM-02 offline nothing is sent, and the text stays, through other screens too',
  WITH_SHELL,
  async ({ page, context, gateway }) => {
    await logIn(page, 'ann')
    await page.goto('/m/member/home')
    const entry = page.getByRole('link', { name: 'Feedback' })
    await entry.click()
    await message(page).fill(WORDS)
    gateway.goOffline()
    await context.setOffline(true)
    await expect(page.getByText('What you wrote stays here.')).toBeVisible()
    await send(page).click({ force: true })
    await expect(page.getByText('Network offline')).toBeVisible()
    await page.getByRole('link', { name: 'Your account, ann' }).click()
    await entry.click()
    await expect(message(page)).toHaveValue(WORDS)
    gateway.goOnline()
    await context.setOffline(false)
    await expect(send(page)).toBeEnabled({ timeout: 40_000 })
    expect(await arrived(gateway)).toEqual([])
  },
)

test('MEM-01 an avatar is chosen with one tap, and is in every tab and after a reload', async ({
  page,
  context,
}) => {
  await logIn(page, 'ann')
  await page.goto('/m/member/home')
  await expect(shownImage(page, 1)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/m/member/home')
  await expect(shownImage(other, 1)).toBeVisible()
  await picture(page).click()
  await expect(page.getByRole('radio', { name: /^Picture/u })).toHaveCount(9)
  await expectAccessible(page)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(picture(page)).toBeFocused()
  await picture(page).click()
  await page.getByRole('radio', { name: 'Picture 5' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(shownImage(page, 5)).toBeVisible()
  await expect(shownImage(other, 5)).toBeVisible()
  await page.reload()
  await expect(shownImage(page, 5)).toBeVisible()
})

test(
  'MEM-01 a rejected avatar is reverted, and offline none is sent',
  WITH_SHELL,
  async ({ page, context, gateway }) => {
    await logIn(page, 'ann')
    await page.goto('/m/member/home')
    await gateway.faults({
      match: PROFILE_ICON_ENDPOINT,
      fault: { kind: 'failure', errorCode: 'request.invalid', status: 400 },
    })
    await picture(page).click()
    await page.getByRole('radio', { name: 'Picture 5' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
    await expect(shownImage(page, 1)).toBeVisible()

    await gateway.clearRequests()
    gateway.goOffline()
    await context.setOffline(true)
    await picture(page).click()
    await page.getByRole('radio', { name: 'Picture 5' }).click()
    await expect(page.getByText('Network offline')).toBeVisible()
    await expect(shownImage(page, 1)).toBeVisible()
    expect((await gateway.requests(PROFILE_ICON_ENDPOINT)).counts[PROFILE_ICON_ENDPOINT] ?? 0).toBe(0)
  },
)
