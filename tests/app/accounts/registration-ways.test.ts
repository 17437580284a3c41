import { screen, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { international, requestCode, seeNoneRemembered } from '../support/accounts'
import { gateway, open, visitAgain } from '../support/app'
import { browseWith } from '../support/install'
import {
  fieldOf,
  fill,
  logIn,
  press,
  see,
  seeGuest,
  seeMember,
  seePath,
  seeText,
  sendLogin,
  storedSession,
} from '../support/player'
import {
  fillRegistration,
  NEW_NUMBER,
  NEW_PASSWORD,
  openByMobile,
  problemOf,
  readAlert,
  readWelcome,
  register,
  seeProblem,
  sendAgain,
  sendRegistration,
  valueOf,
} from '../support/registration'
import { seeRows } from '../support/sync'

const PLACEHOLDER = 'no-one-logs-in-with-this'
const BY_PASSWORD = { whitelabelVal: { MOBILENUMPASSREG3: true } }
const NAME = `63${NEW_NUMBER}`

test('REG-01 REG-06 LOG-07 LOG-09 LOG-11 by mobile there is no password, and its replacement logs nobody in', async () => {
  await openByMobile({ mobileRegisterPassword: PLACEHOLDER })
  await see('button', 'Country code PH +63')
  expect([screen.queryByLabelText('Password'), screen.queryByLabelText('Verification code')]).toEqual([
    null,
    null,
  ])
  await fill('Mobile number', '917 555 0123')
  await sendRegistration()
  await readWelcome(NAME)
  await seeMember(NAME)
  expect(await gateway.registrations()).toMatchObject([{ username: NAME, kind: 'mobile' }])
  const { requests } = await gateway.requests('/wps/member/register/mobile')
  expect(requests).toMatchObject([{ headers: { moduleid: 'MOBILENUMREG3' } }])
  expect(await gateway.member(NAME)).toMatchObject({
    hasPassword: false,
    mobile: { countryDialingCode: '63', mobileNum: NEW_NUMBER },
  })
  await open('/m/changePsw')
  await fieldOf('New password')
  expect(screen.queryByLabelText('Current password')).toBeNull()
  await visitAgain('/m/login')
  await seeGuest()
  await press('SMS code', 'tab')
  await waitFor(async () => expect(await valueOf('Mobile number')).toBe(NEW_NUMBER))
  await press('Password', 'tab')
  await sendLogin(NAME, PLACEHOLDER)
  expect((await screen.findByRole('alert')).textContent).toContain('username or password')
})

test('REG-09 the number has its own errors, and after the first one they follow the typing', async () => {
  await openByMobile(BY_PASSWORD)
  await sendRegistration()
  await seeProblem('Mobile number', 'Enter your mobile number.')
  await fill('Mobile number', '123')
  await seeProblem('Mobile number', 'Enter digits only, without the country code.')
})

test('REG-09 an error of one form is not shown on the other, and what was typed stays', async () => {
  await openByMobile(BY_PASSWORD)
  await fill('Password', 'short')
  await sendRegistration()
  await seeProblem('Password', 'Use at least 6 characters.')
  await press('Username', 'tab')
  expect([await problemOf('Password'), await valueOf('Password')]).toEqual(['', 'short'])
  await sendRegistration()
  await seeProblem('Password', 'Use at least 6 characters.')
  await press('Mobile number', 'tab')
  expect(document.querySelector('form [aria-invalid=true]')).toBeNull()
})

test('REG-10 by mobile a code is required where the merchant says so, and a wrong one shows an error', async () => {
  await openByMobile({ mobileRegisterVerify: true, ...BY_PASSWORD })
  await fill('Mobile number', NEW_NUMBER)
  const code = await requestCode(international(NEW_NUMBER))
  await fill('Password', NEW_PASSWORD)
  await sendRegistration()
  await seeProblem('Verification code', 'Enter the verification code.')
  await fill('Verification code', code === '000000' ? '000001' : '000000')
  await sendRegistration()
  expect(await readAlert('Your account couldn’t be created')).toMatch(/code/iu)
  expect(await valueOf('Verification code')).toBe('')
  expect(await gateway.registrations()).toEqual([])
  await fill('Mobile number', NEW_NUMBER)
  await fill('Verification code', code)
  await sendAgain()
  await readWelcome(NAME)
  await visitAgain('/m/home')
  await seeMember(NAME) // by the remembered password
})

test('REG-07 LOG-07 without codes the domain’s count, those of the entry page are used later, and a newer link takes precedence', async () => {
  await gateway.control({ status: { affiliate: { code: 'harbour-own', referralCode: 'DOMAIN1' } } })
  await open('/m/home')
  await seeRows('status')
  await visitAgain('/m/register')
  await press(/^Stay logged in/u, 'switch')
  await register('of.the.domain')
  await seeMember('of.the.domain')
  await seeNoneRemembered()
  await visitAgain('/m/home')
  await seeGuest()
  await visitAgain('/m/index.html?affiliateCode=north&referralCode=OLD1')
  await waitFor(() => expect(localStorage.getItem('referralCode')).toBe('OLD1')) // by a lazy chunk
  await visitAgain('/m/register')
  await press(/^Stay logged in/u, 'switch')
  await register('of.the.entry')
  await visitAgain('/m/register?affiliateCode=south&r=NEW2')
  await register('of.the.link')
  expect(await gateway.registrations()).toMatchObject([
    { affiliateCode: 'harbour-own', referralCode: 'DOMAIN1' },
    { affiliateCode: 'north', referralCode: 'OLD1' },
    { affiliateCode: 'south', referralCode: 'NEW2' },
  ])
  expect(localStorage.getItem('originalDomain')).toBe(location.origin)
})

test('REG-01 SOC-12 the merchant’s app registers as APP, and declares itself the official one', async () => {
  browseWith('native')
  await open('/m/register')
  await register('nia')
  expect(await gateway.registrations()).toMatchObject([{ registerMethod: 'APP', isOfficialAppLogin: true }])
})

test('REG-08 LOG-07 an agent registers players under their own code, and stays logged in', async () => {
  await logIn('ben')
  const session = storedSession()
  await open('/m/agentRegister?r=SOMEBODY&affiliateCode=other')
  for (const name of ['first.player', 'second.player']) {
    await fillRegistration(name)
    expect(screen.queryByRole('switch')).toBeNull()
    await sendAgain()
    const done = await see('dialog', `\u2068${name}\u2069 is registered`)
    await press('Register another player', 'button', done)
    expect([await valueOf('Username'), await valueOf('Password')]).toEqual(['', ''])
  }
  await seePath(/^\/m\/agentRegister/u)
  expect(storedSession()).toEqual(session)
  const registrations = await gateway.registrations()
  expect(registrations.map(({ username, affiliateCode }) => [username, affiliateCode])).toEqual([
    ['first.player', null],
    ['second.player', null],
  ])
  const codes = new Set(registrations.map(({ referralCode }) => referralCode))
  expect([...codes]).toEqual([expect.stringMatching(/^(?!SOMEBODY)\S+$/u)])
  expect(await gateway.member('first.player')).toMatchObject({ sessions: 0, hasPassword: true })
  await visitAgain('/m/home')
  await seeMember('ben')
})

test('REG-08 SES-05 only agents may register players: guests are led to the login, players see a message', async () => {
  await open('/m/agentRegister')
  await seePath(/^\/m\/login\?backUrl=%2Fm%2FagentRegister/u)
  await sendLogin('ann')
  await seeText('This page is for agents only.')
  expect(document.querySelector('#main form')).toBeNull()
})
