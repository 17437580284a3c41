import type { Page } from '@playwright/test'
import { expectGuest, expectMember, sendLogin, storedSession } from './support/account'
import { expectAccessible } from './support/axe'
import { withIdentity } from './support/identity'
import { IdentityProvider } from './support/identity-provider'
import { readWelcome } from './support/registration'
import { expect, test } from './support/test'

const LOGIN = '/wps/session/login'
const button = (page: Page, name: string) => page.getByRole('button', { name: `Continue with ${name}` })
const problem = (page: Page) => page.getByRole('region', { name: 'Other ways to log in' }).getByRole('alert')
const choice = (page: Page, name: string) => page.getByRole('dialog', { name: `First time with ${name}?` })

test('SOC-01 SOC-02 SOC-03 SOC-11 TRK-02 a first login by a provider asks, registers and welcomes; the next one is in', async ({
  page,
  context,
  gateway,
}) => {
  await withIdentity(gateway)
  await gateway.control({ settings: { whitelabelVal: { FIREBASECREATEACC3: true } } })
  const provider = await IdentityProvider.standIn(context)
  const sdk: string[] = []
  page.on('request', (request) => {
    if (/identity-sdk|identitytoolkit|apis\.google/u.test(request.url())) sdk.push(request.url())
  })
  await page.goto('/m/login')
  await expect(page.getByRole('region', { name: 'Other ways to log in' }).getByRole('button')).toHaveText([
    'Google',
    'Facebook',
    'X',
    'LINE',
  ])
  await expectAccessible(page)
  expect(sdk).toEqual([])

  await button(page, 'Facebook').click()
  await expect(choice(page, 'Facebook')).toBeVisible()
  await expectAccessible(page)
  expect(sdk).not.toEqual([])
  expect(new URL(provider.signIns[0] ?? '').searchParams.get('providerId')).toBe('facebook.com')
  await page.getByRole('button', { name: 'Register new account' }).click()
  const name = (await gateway.registrations()).at(-1)?.username ?? ''
  await readWelcome(page, name)
  await expectMember(page, name)
  await expect(page).toHaveURL(/\/m\/home$/)
  expect(await storedSession(page)).toMatchObject({ userName: name })
  await expect.poll(async () => (await gateway.effects('tracking')).length).toBeGreaterThan(0)
  expect(JSON.stringify(await gateway.effects('tracking'))).toContain('"registration"')
})
