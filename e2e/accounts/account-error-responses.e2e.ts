import type { Page } from '@playwright/test'
import { storedSession } from '../support/accounts/account'
import { field } from '../support/accounts/account-fields'
import { type AccountForm, FORMS, NEW_NUMBER } from '../support/accounts/account-forms'
import type { FaultRule } from '../support/gateway/control-command'
import type { TestGateway } from '../support/gateway/test-gateway'
import { readNetworkNotice } from '../support/network/network-notice'
import { shortenSlowHint } from '../support/network/slow-hint'
import { NEW_PASSWORD } from '../support/accounts/registration'
import { expect, test, WITHOUT_SHELL } from '../support/test'
import { translationsOf } from '../support/language/translations'

test.use(WITHOUT_SHELL)

type Fault = FaultRule['fault']

/** Faults before the gateway does anything: what was typed may be sent again unchanged. */
const UNDONE: readonly Fault[] = [
  { kind: 'html' },
  { kind: 'status', status: 502, body: 'html' },
  { kind: 'cut', at: 'before' },
]
const WRONG_VALUE: Fault = { kind: 'value', value: { token: 7 } }
/** Faults after the gateway did everything: the player cannot know. */
const DONE: readonly Fault[] = [{ kind: 'truncatedJson' }, { kind: 'noAnswer' }]

const sessionsOf = async (gateway: TestGateway, username: string) =>
  (await gateway.member(username))?.sessions

const expectFieldsUnchanged = async (page: Page, { unchangedFields }: AccountForm): Promise<void> => {
  for (const [name, value] of Object.entries(unchangedFields))
    await expect(field(page, name)).toHaveValue(value)
}

/** Whatever happened before: this name and password can log in. */
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
  /** Proof at the gateway that it was done exactly once. */
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
      await expect(page.getByText(translationsOf('UR')('account.code.wrong'))).toBeVisible()
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
      await expect(page.getByText(translationsOf('TH')('twoFactor.ended'))).toBeVisible()
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
      await expect(page.getByText(translationsOf('ES')('account.code.wrong'))).toBeVisible()
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
      await expect(page.getByText(translationsOf('UR')('account.password.oldWrong'))).toBeVisible()
      await comesIn(page, 'ann', NEW_PASSWORD)
    },
  },
]

for (const { title, form, language, faults, proof } of CASES) {
  test(`${title} whose response is invalid or missing shows an error in ${language}, keeps what was typed, and is sent after one tap`, async ({
    page,
    gateway,
  }) => {
    const t = translationsOf(language)
    await shortenSlowHint(page)
    await page.addInitScript((code) => localStorage.setItem('language', code), language)
    await form.fill(page, gateway, language)
    // Counted here, because the browser itself repeats a post unchanged when its connection was cut.
    let sent = 0
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === form.call) sent += 1
    })
    let taps = 0
    const send = async (): Promise<void> => {
      taps += 1
      // The form takes no submission for half a second after the previous one (LOG-02, REG-02).
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
      // A registration shows the gateway’s responses in an alert; network errors appear in its form.
      const note = isLost && form.hasAlert ? page.locator('main form').getByRole('alert') : form.note(page)
      await expect(note, JSON.stringify(fault)).toContainText(t('login.noAnswer'))
      await expectFieldsUnchanged(page, form)
      await closeNews(page, t('action.ok'))
      if (fault.kind === 'cut') await neverAnswered(page, gateway, form, t, send)
    }
    await gateway.faults()
    expect(sent).toBe(taps)
    await proof(page, gateway, send)
  })
}

/** The alert of a registration covers its form. */
const closeNews = async (page: Page, ok: string): Promise<void> => {
  const close = page.getByRole('dialog').getByRole('button', { name: ok, exact: true })
  if (await close.isVisible()) await close.click()
}

/** After "Stop waiting" the player is back at the form, and no error is shown. */
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
  await expectFieldsUnchanged(page, form)
}
