import type { Page } from '@playwright/test'
import { storedSession } from '../support/accounts/account'
import { field } from '../support/accounts/account-fields'
import { type AccountForm, FORMS, NEW_NUMBER } from '../support/accounts/account-forms'
import type { FaultRule } from '../support/gateway/control-command'
import type { TestGateway } from '../support/gateway/test-gateway'
import { readNetworkNotice } from '../support/network/network-notice'
import { hurry } from '../support/network/slow-hint'
import { NEW_PASSWORD } from '../support/accounts/registration'
import { expect, test, WITHOUT_SHELL } from '../support/test'
import { wordsOf } from '../support/language/translations'

test.use(WITHOUT_SHELL)

type Fault = FaultRule['fault']

/** Nothing is done at the gateway: what was typed may be sent again as it stands. */
const UNDONE: readonly Fault[] = [
  { kind: 'html' },
  { kind: 'status', status: 502, body: 'html' },
  { kind: 'cut', at: 'before' },
]
const WRONG_VALUE: Fault = { kind: 'value', value: { token: 7 } }
/** All of it is done at the gateway, and the player cannot know. */
const DONE: readonly Fault[] = [{ kind: 'truncatedJson' }, { kind: 'noAnswer' }]

const sessionsOf = async (gateway: TestGateway, username: string) =>
  (await gateway.member(username))?.sessions

const expectKept = async (page: Page, { kept }: AccountForm): Promise<void> => {
  for (const [name, value] of Object.entries(kept)) await expect(field(page, name)).toHaveValue(value)
}

/** Whatever has become of it: this name and password come in. */
const comesIn = async (page: Page, username: string, password: string): Promise<void> => {
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/m/login?backUrl=%2Fm%2Fgame')
  await field(page, 'username').fill(username)
  await field(page, 'password').fill(password)
  await page.locator('main form button[type=submit]').click()
  await expect.poll(() => storedSession(page)).toMatchObject({ userName: username })
}

interface Case {
  readonly title: string
  readonly form: AccountForm
  readonly language: string
  readonly faults: readonly Fault[]
  /** What the gateway has to show for the one time that it was done. */
  readonly proof: (page: Page, gateway: TestGateway, send: () => Promise<void>) => Promise<void>
}

const CASES: readonly Case[] = [
  {
    title: 'LOG-01 LOG-02 LOG-08 a login',
    form: FORMS.login,
    language: 'ES',
    faults: [...UNDONE, WRONG_VALUE, ...DONE],
    proof: async (page, _gateway, send) => {
      await send()
      await expect.poll(() => storedSession(page)).toMatchObject({ userName: 'ann' })
    },
  },
  {
    title: 'LOG-14 LOG-02 a login by SMS',
    form: FORMS.smsLogin,
    language: 'UR',
    faults: [...UNDONE, WRONG_VALUE],
    proof: async (page, gateway, send) => {
      await send()
      await expect(page.getByText(wordsOf('UR')('account.code.wrong'))).toBeVisible()
      expect(await sessionsOf(gateway, 'ann')).toBe(1)
    },
  },
  {
    title: 'TFA-03 TFA-06 a second step',
    form: FORMS.secondStep,
    language: 'TH',
    faults: [...UNDONE, WRONG_VALUE],
    proof: async (page, gateway, send) => {
      await send()
      await expect(page.getByText(wordsOf('TH')('twoFactor.ended'))).toBeVisible()
      await expect(field(page, 'username')).toHaveValue('hal')
      expect(await sessionsOf(gateway, 'hal')).toBe(1)
    },
  },
  {
    title: 'REG-01 REG-05 a registration by name',
    form: FORMS.register,
    language: 'CN',
    faults: [...UNDONE, WRONG_VALUE, { kind: 'truncatedJson' }],
    proof: async (page, gateway) => {
      expect(await gateway.registrations()).toHaveLength(1)
      await comesIn(page, 'nia', NEW_PASSWORD)
    },
  },
  {
    title: 'REG-01 REG-10 a registration by mobile',
    form: FORMS.registerByMobile,
    language: 'HI',
    faults: [...UNDONE, { kind: 'truncatedJson' }],
    proof: async (page, gateway) => {
      expect(await gateway.registrations()).toHaveLength(1)
      await comesIn(page, `63${NEW_NUMBER}`, NEW_PASSWORD)
    },
  },
  {
    title: 'LOG-12 a forgotten password',
    form: FORMS.reset,
    language: 'ES',
    faults: [...UNDONE, { kind: 'truncatedJson' }],
    proof: async (page, _gateway, send) => {
      await send()
      await expect(page.getByText(wordsOf('ES')('account.code.wrong'))).toBeVisible()
      await comesIn(page, 'ann', NEW_PASSWORD)
    },
  },
  {
    title: 'LOG-11 a change of password',
    form: FORMS.changePassword,
    language: 'UR',
    faults: [...UNDONE, { kind: 'noAnswer' }],
    proof: async (page, _gateway, send) => {
      await send()
      await expect(page.getByText(wordsOf('UR')('account.password.oldWrong'))).toBeVisible()
      await comesIn(page, 'ann', NEW_PASSWORD)
    },
  },
]

for (const { title, form, language, faults, proof } of CASES) {
  test(`${title} whose answer is wrong or missing says so in ${language}, keeps what was typed, and is sent once a tap`, async ({
    page,
    gateway,
  }) => {
    const t = wordsOf(language)
    await hurry(page)
    await page.addInitScript((code) => localStorage.setItem('language', code), language)
    await form.fill(page, gateway, language)
    // Counted here: the browser itself repeats a post whose connection was cut, as it stands.
    let sent = 0
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === form.call) sent += 1
    })
    let taps = 0
    const send = async (): Promise<void> => {
      taps += 1
      // The form takes nothing for half a second after the one before (LOG-02, REG-02).
      await expect(async () => {
        if (sent < taps) await form.submit(page).click()
        await expect.poll(() => sent, { timeout: 2_000 }).toBe(taps)
      }).toPass({ timeout: 10_000 })
    }
    for (const fault of faults) {
      await gateway.faults({ match: form.call, fault })
      await send()
      const isLost = fault.kind === 'cut' || fault.kind === 'noAnswer'
      if (isLost) await readNetworkNotice(page)
      // A registration has an alert for what the gateway answers; without a network its form says it.
      const note = isLost && form.hasAlert ? page.locator('main form').getByRole('alert') : form.note(page)
      await expect(note, JSON.stringify(fault)).toContainText(t('login.noAnswer'))
      await expectKept(page, form)
      await closeNews(page, t('action.ok'))
      if (fault.kind === 'cut') await neverAnswered(page, gateway, form, t, send)
    }
    await gateway.faults()
    expect(sent).toBe(taps)
    await proof(page, gateway, send)
  })
}

/** The alert of a registration lies over its form. */
const closeNews = async (page: Page, ok: string): Promise<void> => {
  const close = page.getByRole('dialog').getByRole('button', { name: ok, exact: true })
  if (await close.isVisible()) await close.click()
}

/** Whoever waits no longer is at the form again, and nothing is told as a failure. */
const neverAnswered = async (
  page: Page,
  gateway: TestGateway,
  form: AccountForm,
  t: (key: string) => string,
  send: () => Promise<void>,
): Promise<void> => {
  await gateway.faults({ match: form.call, fault: { kind: 'hang', at: 'before' } })
  await send()
  await page.getByRole('button', { name: t('login.stop') }).click()
  await expect(form.submit(page)).not.toHaveAttribute('aria-busy', 'true')
  await expect(form.note(page).getByText(t('login.noAnswer'))).toHaveCount(0)
  await expectKept(page, form)
}
