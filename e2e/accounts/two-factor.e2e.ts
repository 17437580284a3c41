import { expectMember, passwordOf, sendLogin } from '../support/accounts/account'
import { field } from '../support/accounts/account-fields'
import { expectAccessible } from '../support/design/axe'
import { storedTexts } from '../support/storage/stored-texts'
import { expect, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

test('TFA-01 TFA-06 R-15 every method of a second step is on the screen, Escape leads back, and a new login ends at home', async ({
  page,
  gateway,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await page.goto('/m/login')
  await sendLogin(page, 'gus')
  const tabs = dialog.getByRole('tab')
  await expect(tabs).toHaveCount(4)
  for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 1 })
  await expect(field(dialog, 'payeeName')).toBeFocused()
  await expectAccessible(page)
  expect(await page.content()).not.toContain(passwordOf('gus'))
  expect(await storedTexts(page)).not.toContain(passwordOf('gus'))
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/m\/login$/)

  await expect(async () => {
    await sendLogin(page, 'gus') // no login begins within half a second after the last one
    await expect(dialog).toBeVisible({ timeout: 4_000 })
  }).toPass()
  await tabs.nth(2).click()
  await expectAccessible(page)
  await field(dialog, 'code').fill('000000')
  await field(dialog, 'code').press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('The code is wrong or no longer valid.')
  await expect(field(dialog, 'code')).toHaveValue('')
  await expect(field(dialog, 'code')).toBeFocused()
  await field(dialog, 'code').fill(await gateway.totp('gus'))
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expectMember(page, 'gus')
})
