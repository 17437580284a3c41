import { expectMember, storedSession } from '../support/accounts/account'
import { field } from '../support/accounts/account-fields'
import {
  fillRegistration,
  NEW_PASSWORD,
  readWelcome,
  sendRegistration,
} from '../support/accounts/registration'
import { Phone } from '../support/browser/phone'
import { expectAccessible } from '../support/design/axe'
import { storedTexts } from '../support/storage/stored-texts'
import { expect, test } from '../support/test'

const REGISTER = '/wps/member/register'

test('REG-01 REG-04 REG-05 REG-09 LOG-07 LOG-09 R-15 a player registers, corrects the form and a taken name, and is logged in at the next visit', async ({
  gateway,
}) => {
  const phone = await Phone.create()
  try {
    let page = await phone.open(`${gateway.origin}/m/game`)
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
    await page.locator('#main').getByRole('link', { name: 'Register' }).click() // the bar's link has the same name
    // The previous page stays until this one's code has loaded, and it has a field of that name as well.
    await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible()
    const entries = await page.evaluate(() => history.length)

    await sendRegistration(page)
    await expect(field(page, 'username')).toBeFocused()
    await expect(field(page, 'new-password')).toHaveAccessibleDescription('At least 6 characters.')
    await expectAccessible(page)

    await fillRegistration(page, 'ann')
    const sent = page.waitForRequest((request) => request.url().endsWith(REGISTER))
    await sendRegistration(page)
    const post = await sent
    const headers = await post.allHeaders()
    for (const name of ['encryption', 'x-digest', 'x-rsa']) expect(headers[name]).toBeTruthy()
    expect(post.postData()).not.toContain('ann')
    const alert = page.getByRole('dialog', { name: 'The account was not created' })
    await expect(alert).toContainText('This is already in use. Please choose another.')
    await expectAccessible(page)
    await alert.getByRole('button', { name: 'OK' }).click()
    await expect(field(page, 'username')).toBeFocused()
    await field(page, 'username').fill('Nia')
    await field(page, 'new-password').press('Enter')

    await expect(page.getByRole('dialog', { name: /^Welcome, .nia.$/u })).toBeVisible()
    await expect(page).toHaveURL(/\/m\/register$/) // the confirmation is read first
    expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain(NEW_PASSWORD)
    await expectAccessible(page)
    await readWelcome(page, 'nia')
    await expect(page).toHaveURL(/\/m\/home$/)
    await expectMember(page, 'nia')
    expect(await page.evaluate(() => history.length)).toBe(entries)
    expect(await storedTexts(page)).not.toContain(NEW_PASSWORD)

    await phone.close()
    page = await phone.open(`${gateway.origin}/m/home`)
    await expectMember(page, 'nia')
    await expect.poll(() => storedSession(page)).toMatchObject({ userName: 'nia' })
  } finally {
    await phone.discard()
  }
})
