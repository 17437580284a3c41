import type { Page } from '@playwright/test'
import { expectGuest, expectMember, logIn, storedSession } from '../support/accounts/account'
import { field } from '../support/accounts/account-fields'
import { expectAccessible } from '../support/design/axe'
import type { ControlCommand } from '../support/gateway/control-command'
import type { TestGateway } from '../support/gateway/test-gateway'
import { expect, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

const LOGIN = '/wps/session/login'
const VERIFICATION = '/wps/session/login/verification'

/**
 * Opens a tab of a browser that remembers ann, after the operator's change. Earlier login requests are not counted.
 */
const reopen = async (
  page: Page,
  gateway: TestGateway,
  change: ControlCommand,
  path = '/m/home',
): Promise<Page> => {
  await logIn(page, 'ann')
  await gateway.control(change)
  await gateway.clearRequests()
  const tab = await page.context().newPage()
  await page.close()
  await tab.goto(path)
  return tab
}

const logins = async (gateway: TestGateway): Promise<number> =>
  (await gateway.requests(LOGIN)).counts[LOGIN] ?? 0

const secondStep = (page: Page) => page.getByRole('dialog', { name: 'Confirm that it is you' })
const notice = (page: Page) => page.getByRole('dialog', { name: 'Please log in' })
const change = { username: 'ann', verifiedBy: ['payeeName'], payeeName: 'Ann Rivers' } as const

for (const [path, where] of [
  ['/m/home', 'over the lobby'],
  ['/m/member/home', 'from a page for members'],
] as const)
  test(`LOG-05 LOG-09 the second step of an automatic login opens by itself ${where}, with no second login request`, async ({
    page,
    gateway,
  }) => {
    const tab = await reopen(page, gateway, { members: [change] }, path)
    await expect(secondStep(tab)).toBeVisible()
    await expectGuest(tab)
    await field(secondStep(tab), 'payeeName').fill('Ann Rivers')
    await secondStep(tab).getByRole('button', { name: 'Confirm' }).click()
    await expectMember(tab, 'ann')
    await expect(tab).toHaveURL(new RegExp(`${path}$`))
    await expect(tab.getByRole('dialog')).toHaveCount(0)
    expect(await storedSession(tab)).toMatchObject({ userName: 'ann' })
    expect(await logins(gateway)).toBe(1)
    expect((await gateway.requests(VERIFICATION)).requests).toHaveLength(1)
  })

test('LOG-05 LOG-09 the second step of an automatic login can be closed, and the login stays saved', async ({
  page,
  gateway,
}) => {
  const tab = await reopen(page, gateway, { members: [change] })
  await expect(secondStep(tab)).toBeVisible()
  await tab.goBack()
  await expect(tab.getByRole('dialog')).toHaveCount(0)
  await expectGuest(tab)
  await tab.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await expect(tab.getByLabel('Username')).toHaveValue('ann')
  await expect(tab.getByPlaceholder('Saved password')).toBeVisible()
})

for (const [why, members, text, name] of [
  ['a changed password', { password: 'another-light-8' }, 'Your saved login was not accepted.', ''],
  ['another network', { ipChanged: true }, 'Your network has changed', 'ann'],
] as const)
  test(`LOG-08 LOG-09 an automatic login that fails for ${why} says so and leads to the form`, async ({
    page,
    gateway,
  }) => {
    const tab = await reopen(page, gateway, { members: [{ username: 'ann', ...members }] })
    await expect(notice(tab)).toContainText(text)
    await expectAccessible(tab)
    await notice(tab).getByRole('button', { name: 'Log in' }).click()
    await expect(tab).toHaveURL(/\/m\/login$/)
    await expect(tab.getByLabel('Username')).toHaveValue(name)
    await expect(tab.getByRole('dialog')).toHaveCount(0)
    expect(await storedSession(tab)).toBeNull()
    expect(await logins(gateway)).toBe(1)
  })
