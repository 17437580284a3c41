import { screen, within } from '@testing-library/dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { gateway, open } from '../support/app'
import { openFully } from '../support/background'
import { fill, press, see, seePath } from '../support/player'
import { seeLobby, seeRows } from '../support/sync'

const COMPANY = {
  phone: '+63 2 8555 0142',
  email: 'help@example.com',
  terms: 'https://example.com/terms',
  privacy: '/m/activity?id=7',
  licence: { name: 'Gaming Board', url: 'javascript:alert(1)' },
  payments: [{ name: 'Wallet' }],
}

beforeEach(() => gateway.control({ config: { company: COMPANY } }))

const hrefOf = async (name: string, inside: HTMLElement): Promise<string | null> =>
  (await within(inside).findByRole('link', { name })).getAttribute('href')

test('the footer names the merchant’s documents, contacts, licence and partners, with safe links only', async () => {
  await openFully('/m/home')
  const footer = within(document.body).getByRole('contentinfo')
  expect([
    await hrefOf('Terms and conditions', footer),
    await hrefOf('Privacy policy', footer),
    await hrefOf(COMPANY.phone, footer),
    await hrefOf(COMPANY.email, footer),
  ]).toEqual([COMPANY.terms, COMPANY.privacy, 'tel:+63285550142', 'mailto:help@example.com'])
  expect(within(footer).queryByRole('link', { name: 'Gaming Board' })).toBeNull()
  within(footer).getByText('Gaming Board')
  expect(within(footer).getByRole('list', { name: 'Payment methods' }).textContent).toBe('Wallet')
  // A provider of several kinds of games is there once.
  const list = await within(footer).findByRole('list', { name: 'Game providers' })
  const vendors = within(list).getAllByRole('img')
  const names = vendors.map((logo) => logo.getAttribute('alt'))
  expect(names).toContain('Nova Reel')
  expect(new Set(names).size).toBe(names.length)
})

test('CSV-02 LOG-01 a guest who cannot log in finds help and customer service, offline too', async () => {
  await open('/m/home')
  await seeLobby()
  await seeRows('config')
  gateway.goOffline()
  await press('Log in', 'link')
  await press('Trouble logging in?', 'link')
  await seePath('/m/help')
  const main = screen.getByRole('main')
  expect(await hrefOf('Forgot password?', main)).toBe('/m/forgotPassword')
  await within(main).findByRole('link', { name: /Harbour desk/u })
  expect(await hrefOf(`Phone ${COMPANY.phone}`, main)).toBe('tel:+63285550142')
  expect(await hrefOf(`Email ${COMPANY.email}`, main)).toBe('mailto:help@example.com')
})

test('REG-01 a registration names the documents that it accepts, and rates the password', async () => {
  await open('/m/register')
  await see('button', 'Sign up')
  expect(screen.queryByText(/^(?:Weak|Fair|Strong)/u)).toBeNull()
  await fill('Username', 'marisol')
  await fill('Password', 'Marisol1')
  await screen.findByText(/^Weak/u)
  await fill('Password', 'vokufemi-Latt7')
  await screen.findByText('Strong password')
  const consent = await screen.findByText('By signing up you accept:')
  const button = await see('button', 'Sign up')
  expect(consent.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  const main = screen.getByRole('main')
  await vi.waitFor(async () => expect(await hrefOf('Terms and conditions', main)).toBe(COMPANY.terms))
})
