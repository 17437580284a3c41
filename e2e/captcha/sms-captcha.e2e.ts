import { expectMember, sendLogin } from '../support/accounts/account'
import { field, international, NUMBERS } from '../support/accounts/account-fields'
import {
  askForCaptcha,
  captchaRow,
  captchaRows,
  readVerifyFirst,
  solveCaptcha,
} from '../support/captcha/captcha'
import { expect, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

test('CAP-01 CAP-05 TFA-04 the puzzle opens over the second step by SMS', async ({ page, gateway }) => {
  await askForCaptcha(gateway, 'sms', 'v4')
  await page.goto('/m/login')
  await sendLogin(page, 'gus')
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await dialog.getByRole('tab', { name: 'SMS' }).click()
  await field(dialog, 'tel').fill(NUMBERS.gus)
  await expect(captchaRow(page)).toBeVisible()
  const send = dialog.getByRole('button', { name: 'Send code' })
  await send.click()
  await readVerifyFirst(page)
  await solveCaptcha(page, gateway)
  await send.click()
  await expect(captchaRows(page)).toHaveAccessibleName('Tap to verify')
  await expect(dialog.getByRole('button', { name: /^Again in/ })).toBeVisible()
  await field(dialog, 'code').fill(await gateway.code(international(NUMBERS.gus)))
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expectMember(page, 'gus')
})
