import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { STATUS_ENDPOINT } from '#domain/contract/endpoints'
import { translationsOf } from '../../../e2e/support/language/translations'
import { gateway, open, reload } from '../support/app'
import { holdClock, pass } from '../support/clock'
import { logIn, press, see, seeMember, seeNone, user } from '../support/player'
import { hidePage, showPage } from '../support/page-events'
import { openLobby, seeLobby, seeRequests, seeRows } from '../support/sync'

const OPEN = { maintenance: false, regionRestriction: false, maintenanceEnd: null }

const close = (status: Readonly<Record<string, unknown>>) =>
  gateway.control({ status: { ...OPEN, ...status } })

const closed = (): Promise<HTMLElement> => see('dialog', 'System Maintenance')
const seeOpen = (): Promise<void> => seeNone(() => screen.queryByRole('dialog'))

test('SHL-01 NET-12 a closed site shows until when, stays closed after Escape, says if a retry fails, and opens again', async () => {
  await logIn('ann')
  await seeRows('services')
  await seeRows('members')
  await close({ maintenance: true, maintenanceEnd: Date.UTC(2031, 0, 1, 20, 30) })
  await reload()
  const page = within(await closed())
  await page.findByText(/Expected back: Jan /)
  expect(page.queryByText(/IP/)).toBeNull()
  // A member of a label has one entry: the link leads straight there.
  const contact = await page.findByRole('link', { name: 'Contact us' })
  expect(contact.getAttribute('target')).toBe('_blank')
  expect(contact.className).toContain('primary') // the main action
  page.getByText(/will reload when the site is back/)
  await user.keyboard('{Escape}')
  await closed()
  gateway.goOffline()
  const again = await closed()
  // Within the page, which is over everything.
  await Promise.all([page.findByText(/Network offline/), press('Try again', 'button', again)])
  gateway.goOnline()
  await close({})
  await press('Try again', 'button', await closed())
  await seeOpen()
  await seeMember('ann')
})

test('SHL-01 a first visit to a closed site shows the notice, and the games as soon as it opens', async () => {
  const others = `/(?:wps|lgw)/(?!${STATUS_ENDPOINT.replace('/wps/', '')})`
  await gateway.faults({ match: others, regex: true, fault: { kind: 'status', status: 503 } })
  await close({ maintenance: true })
  await open('/m/home')
  const dialog = await closed()
  expect(dialog.textContent).not.toContain('Expected back')
  await gateway.faults()
  await close({})
  await press('Try again', 'button', dialog)
  await seeOpen()
  await seeLobby()
})

test('SHL-01 a site that closes during use shows the notice once the player returns to the app', async () => {
  holdClock()
  await logIn('ann')
  await close({ maintenance: true })
  const lookAgain = async (): Promise<void> => {
    hidePage()
    await pass(60_000)
    showPage()
  }
  await lookAgain()
  await closed()
  await close({})
  await lookAgain()
  await seeOpen()
  await seeMember('ann')
})

test('SHL-01 a game rejected with 503 shows that the site has closed', async () => {
  holdClock()
  await openLobby()
  await close({ maintenance: true })
  await gateway.faults({ match: 'GCS_gameTrialLaunch', fault: { kind: 'status', status: 503 } })
  await user.click(screen.getAllByRole('link', { name: /Demo/ })[0] ?? document.body)
  await seeRequests('GCS_gameTrialLaunch', 1)
  await pass(11_000) // status is requested every ten seconds at most
  await closed()
})

test('SHL-01 OFF-02 offline the notice is not shown, and the cached lobby can be viewed', async () => {
  await openLobby()
  await close({ maintenance: true })
  await reload()
  await closed()
  gateway.goOffline()
  await reload()
  await seeLobby()
  await seeOpen()
})

test('SHL-02 SHL-03 a visitor without access reads the reason in their language, with their IP address and the end, and can try again', async () => {
  const t = translationsOf('UR')
  localStorage.setItem('language', 'UR')
  const maintenanceEnd = Date.UTC(2031, 0, 1, 20, 30)
  await close({ maintenance: true, regionRestriction: true, maintenanceEnd, ip: '203.0.113.9' })
  await open('/m/home')
  const denied = within(await see('dialog', t('closed.denied.title')))
  denied.getByText(t('closed.denied.text'))
  await denied.findByText(/203\.0\.113\.9/)
  await denied.findByRole('button', { name: t('closed.contact') })
  denied.getByText(t('closed.denied.again'))
  expect(denied.queryByText(t('closed.again'))).toBeNull()
  await press(t('header.language'), 'button', await see('dialog', t('closed.denied.title')))
  await press('English')
  await seeNone(() => screen.queryByRole('button', { name: 'English' }))
  const english = await see('dialog', 'Access Denied')
  within(english).getByText(/Expected back: Jan /)
  await close({})
  await press('Try again', 'button', english)
  await seeOpen()
})
