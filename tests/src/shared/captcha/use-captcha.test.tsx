import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import * as v from 'valibot'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { CaptchaResult } from '#domain/captcha/captcha-messages'
import { CAPTCHA_SERVERS } from '#domain/captcha/captcha-hosts'
import { settingsSchema } from '#domain/contract/settings/settings'
import { err, ok } from '#domain/result'
import type { CaptchaPurpose } from '#domain/captcha/captcha-setup'
import { useCaptcha } from '../../../../src/shared/captcha/use-captcha'
import { pageState } from '../../../../src/shared/page/page-state'
import { fakeCommands, resetCommands } from '../../support/fake-commands'
import { fakeLink } from '../../support/fake-captcha-link'
import { change, putRows, show, startPage } from '../../support/page-fixture'

vi.mock('../../../../src/shared/worker/client/commands', async () => ({
  commands: (await import('../../support/fake-commands')).fakeCommands,
}))
vi.mock('../../../../src/shared/captcha/captcha-connection', async () => ({
  connectCaptcha: (await import('../../support/fake-captcha-link')).linkFakeCaptcha,
}))

const FIELDS: CaptchaResult = { geetestChallenge: 'c', geetestValidate: 'v', geetestSeccode: 's' }
const SOLVED = { type: 'solved', fields: FIELDS, afterMs: 2_000 } as const
const V4 = { captchaId: 'id', captchaVersion: 'v4' } as const

const putSettings = (part: object): void =>
  putRows('settings', [
    { ...v.parse(settingsSchema, { currency: 'PHP', ...part }), merchant: pageState.merchant },
  ])

const on = { captcha: { enabled: true } }
let result: CaptchaResult | null = null

const Form = ({ purpose }: { readonly purpose: CaptchaPurpose }) => {
  const captcha = useCaptcha({ purpose })
  return (
    <main>
      {captcha.widget}
      <p>{captcha.isNeeded ? 'needed' : 'not needed'}</p>
      <button
        type="button"
        onClick={() => {
          result = captcha.result()
          if (!result) captcha.verifyFirst()
        }}
      >
        Send
      </button>
      <button type="button" onClick={captcha.reset}>
        Reset
      </button>
    </main>
  )
}

const row = (name: string): HTMLElement => screen.getByRole('button', { name })
const send = (...events: readonly Parameters<typeof fakeLink.send>[0][]) =>
  change(() => {
    for (const event of events) fakeLink.send(event)
  })
const press = async (name: string): Promise<void> => {
  await userEvent.click(row(name))
  await change(() => undefined)
}
const openForm = async (part: object, purpose: CaptchaPurpose = 'login') => {
  putSettings(part)
  return show(<Form purpose={purpose} />)
}

beforeEach(async () => {
  resetCommands()
  for (const call of [fakeLink.start, fakeLink.solve, fakeLink.reset, fakeLink.end]) call.mockReset()
  result = null
  await startPage('/m/login')
})

describe('CAP-01 which forms require a captcha', () => {
  test.each<[CaptchaPurpose, CaptchaPurpose]>([
    ['login', 'register'],
    ['sms', 'login'],
    ['register', 'sms'],
  ])('CAP-01 the switch for %s is independent of the one for %s', async (purpose, other) => {
    const view = await openForm({ [purpose]: on, gw: V4 }, purpose)
    expect(screen.getByText('needed')).toBeTruthy()
    view.unmount()
    await openForm({ [purpose]: on, gw: V4 }, other)
    expect(screen.getByText('not needed')).toBeTruthy()
    expect(document.querySelector('iframe')).toBeNull()
  })
})

describe('CAP-04 the frame’s start parameters', () => {
  test('CAP-04 CAP-03 v3: a challenge of the gateway, the provider’s own servers', async () => {
    await openForm({ login: on })
    expect(fakeCommands.captchaChallenge).toHaveBeenCalledOnce()
    expect(fakeLink.start).toHaveBeenCalledExactlyOnceWith(
      { version: 'v3', gt: 'gt', challenge: 'challenge', newCaptcha: true, offline: false },
      { servers: CAPTCHA_SERVERS.v3, language: 'EN', style: pageState.style },
    )
    const frame = document.querySelector('iframe')
    expect(frame?.getAttribute('src')).toBe('/m/captcha.html')
    expect(frame?.getAttribute('sandbox')).toBe('allow-scripts')
  })

  test('CAP-04 CAP-03 v4: the captcha id, the servers from config.json', async () => {
    const json = JSON.stringify({ captchaServers: { v4: ['https://c.example'] } })
    putRows('config', [{ id: 'config', json }])
    await openForm({ login: on, gw: V4 })
    expect(fakeCommands.captchaChallenge).not.toHaveBeenCalled()
    const start = { servers: ['https://c.example'], language: 'EN', style: pageState.style }
    expect(fakeLink.start).toHaveBeenCalledExactlyOnceWith({ version: 'v4', captchaId: 'id' }, start)
    await change(() => putRows('config', [{ id: 'config', json: '{}' }]))
    expect(fakeLink.start).toHaveBeenLastCalledWith(
      { version: 'v4', captchaId: 'id' },
      { ...start, servers: CAPTCHA_SERVERS.v4 },
    )
  })
})

describe('CAP-02 the captcha row', () => {
  test('CAP-02 shows loading, waiting, solving and success; a reset waits again', async () => {
    await openForm({ login: on, gw: V4 })
    expect(row('Loading the security check').getAttribute('aria-busy')).toBe('true')
    await press('Loading the security check')
    expect(fakeLink.solve).not.toHaveBeenCalled()
    await send({ type: 'ready' })
    await press('Tap to verify')
    expect(fakeLink.solve).toHaveBeenCalledOnce()
    expect(screen.getByRole('dialog', { name: 'Security check' })).toBeTruthy()
    await send({ type: 'shown' }, SOLVED)
    expect(row('Verified').getAttribute('aria-disabled')).toBe('true')
    expect(screen.queryByRole('dialog')).toBeNull()
    await press('Send')
    expect(result).toEqual(FIELDS)
    await press('Reset')
    expect(fakeLink.reset).toHaveBeenCalledOnce()
    await press('Send')
    expect(result).toBeNull()
  })

  test('CAP-02 an error shows the provider’s message and code; a tap restarts in a new frame', async () => {
    await openForm({ login: on, gw: V4 })
    const frame = document.querySelector('iframe')
    await send({ type: 'failed', problem: { kind: 'provider', text: 'Forbidden', code: 60_500 } })
    expect(screen.getByRole('alert').textContent).toBe('Forbidden (60500)')
    const { violations } = await axe.run(document.body, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    })
    expect(violations.map(({ id }) => id)).toEqual([])
    await press('Tap to try again')
    expect(row('Loading the security check')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(document.querySelector('iframe')).not.toBe(frame)
    expect(fakeLink.start).toHaveBeenCalledTimes(2)
  })

  test.each([
    [{ kind: 'network', code: 60_204 }, 'Network failure (60204)'],
    [{ kind: 'unknown', code: 60_101 }, 'Unknown error. Please try again. (60101)'],
    [{ kind: 'unknown', code: null }, 'Unknown error. Please try again.'],
  ] as const)('CAP-02 CAP-03 shows %j as "%s"', async (problem, text) => {
    await openForm({ login: on, gw: V4 })
    await send({ type: 'failed', problem })
    expect(screen.getByRole('alert').textContent).toBe(text)
  })
})

describe('CAP-05 CAP-07 failures', () => {
  test('CAP-05 SMS accepts only v4', async () => {
    await openForm({ sms: on }, 'sms')
    expect(screen.getByRole('alert').textContent).toContain('Geetest service does not work')
    expect(fakeLink.start).not.toHaveBeenCalled()
  })

  test.each([
    ['v4 without an id', { gw: { ...V4, captchaId: '' } }],
    ['v3 without an account', {}],
  ])('CAP-07 %s counts as not configured', async (_, part) => {
    const none = { gt: '', challenge: '', newCaptcha: true, offline: false }
    fakeCommands.captchaChallenge.mockResolvedValue(ok(none))
    await openForm({ login: on, ...part })
    expect(screen.getByRole('alert').textContent).toContain('Geetest is not set up')
  })

  test('CAP-04 shows a missing challenge like any gateway error', async () => {
    fakeCommands.captchaChallenge.mockResolvedValue(err({ kind: 'network', secure: true }))
    await openForm({ login: on })
    expect(screen.getByRole('alert').textContent).toContain('No connection')
  })

  test('CAP-07 solved within 500 ms is rejected', async () => {
    await openForm({ login: on, gw: V4 })
    await send({ type: 'ready' })
    await press('Tap to verify')
    await send({ type: 'shown' }, { ...SOLVED, afterMs: 499 })
    expect(screen.getByRole('alert').textContent).toContain('too fast')
    await press('Send')
    expect(result).toBeNull()
  })

  test('CAP-07 closing or submitting it unsolved shows “verify first”, the latter with a button', async () => {
    await openForm({ login: on, gw: V4 })
    await send({ type: 'ready' })
    await press('Tap to verify')
    await press('Close the puzzle')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('status').textContent).toBe('Please verify first')
    await press('Send')
    expect(screen.getByRole('dialog', { name: 'Please verify first' })).toBeTruthy()
    await press('OK')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(row('Tap to verify'))
  })
})
