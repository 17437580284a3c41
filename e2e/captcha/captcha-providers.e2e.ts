import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { CAPTCHA_ENDPOINT } from '#domain/contract/accounts/account-endpoints'
import { CAPTCHA_SCRIPTS } from '#domain/captcha/captcha-hosts'
import { captchaSchema } from '#domain/contract/captcha/captcha'
import type { GeetestV3, GeetestV4, InitGeetest, InitGeetest4 } from '#domain/captcha/geetest-types'
import { dragPiece, gapOnScreen } from '../support/captcha/captcha'
import type { TestGateway } from '../support/gateway/test-gateway'
import { expect, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

declare global {
  interface Window {
    initGeetest?: InitGeetest
    initGeetest4?: InitGeetest4
    received: string[]
    captcha?: GeetestV3 & GeetestV4
  }
}

const CAPTCHA_ID = '0123456789abcdef0123456789abcdef'

/** Opens a bare page of the provider's host, with its script. */
const openHost = async (page: Page, gateway: TestGateway, version: 'v3' | 'v4'): Promise<void> => {
  const [main = ''] = gateway.captchaServers
  await page.goto(`${main}/`)
  await page.addScriptTag({ url: main + CAPTCHA_SCRIPTS[version] })
  await page.evaluate(() => (window.received = []))
}

const received = (page: Page) => page.evaluate(() => window.received)

const beginV4 = (page: Page, language = 'eng') =>
  page.evaluate(
    (given) => {
      const say = (what: string) => () => void window.received.push(what)
      const common = {
        product: 'bind',
        protocol: 'http://',
        timeout: 2_000,
        offlineCb: say('offline'),
      } as const
      window.initGeetest4?.({ ...common, ...given }, (captcha) => {
        say('callback')()
        Object.assign(window, { captcha })
        captcha.onReady(say('ready'))
        captcha.onNextReady(say('next'))
        captcha.onBoxShow(say('box'))
        captcha.onSuccess(say('success'))
        captcha.onFail(say('fail'))
        captcha.onClose(say('close'))
      })
    },
    { captchaId: CAPTCHA_ID, language },
  )

test('DEP-04 CAP-04 v3: callbacks in their order, results in their fields, right to left in Arabic', async ({
  page,
  gateway,
}) => {
  const answer = await page.request.get(`${gateway.origin}${CAPTCHA_ENDPOINT}?t=1`)
  const { value } = v.parse(v.object({ value: captchaSchema }), await answer.json())
  await openHost(page, gateway, 'v3')
  await page.evaluate(({ gt, challenge }) => {
    const config = { gt, challenge, offline: false, new_captcha: true, https: false, lang: 'ar' }
    window.initGeetest?.({ ...config, product: 'bind' }, (captcha) => {
      Object.assign(window, { captcha })
      captcha.onReady(() => void window.received.push('ready'))
      captcha.onSuccess(() => void window.received.push('success'))
      captcha.onClose(() => void window.received.push('close'))
    })
  }, value)
  await expect.poll(() => received(page)).toEqual(['ready'])
  expect(await page.evaluate(() => window.captcha?.getValidate())).toBe(false)
  await page.evaluate(() => window.captcha?.verify())
  const panel = page.getByRole('dialog', { name: 'اسحب القطعة إلى مكانها' })
  await expect(panel).toHaveCSS('direction', 'rtl')
  await expect(page.getByRole('slider')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('slider')).not.toHaveAttribute('aria-valuenow', '0')
  await dragPiece(page, await gapOnScreen(page, gateway, page), page)
  await expect.poll(() => received(page)).toEqual(['ready', 'success'])
  expect(await page.evaluate(() => window.captcha?.getValidate())).toEqual({
    geetest_challenge: expect.stringMatching(/^[0-9a-f]{34}$/),
    geetest_validate: expect.stringMatching(/^[0-9a-f]{32}$/),
    geetest_seccode: expect.stringMatching(/\|jordan$/),
  })
  await page.evaluate(() => window.captcha?.reset())
  expect(await page.evaluate(() => window.captcha?.getValidate())).toBe(false)
  await page.evaluate(() => window.captcha?.verify())
  await panel.getByRole('button', { name: 'إغلاق' }).click()
  await expect.poll(() => received(page)).toEqual(['ready', 'success', 'close'])
})

test('DEP-04 CAP-04 CAP-06 v4: callbacks in their order, the result object of the contract, and offlineCb alone', async ({
  page,
  gateway,
}) => {
  await openHost(page, gateway, 'v4')
  await beginV4(page, 'zho')
  await expect.poll(() => received(page)).toEqual(['callback', 'ready'])
  expect(await page.evaluate(() => Boolean(window.captcha?.getValidate()))).toBe(false)
  await page.evaluate(() => window.captcha?.showCaptcha())
  await expect(page.getByRole('dialog', { name: '拖动滑块完成拼图' })).toBeVisible()
  const picture = page.locator('.geetest_slice')
  const before = (await picture.getAttribute('src')) ?? ''
  const gap = await gapOnScreen(page, gateway, page)
  await dragPiece(page, gap > 150 ? gap - 40 : gap + 40, page)
  await expect(picture).not.toHaveAttribute('src', before)
  await dragPiece(page, await gapOnScreen(page, gateway, page), page)
  await expect.poll(() => received(page)).toEqual(['callback', 'ready', 'box', 'fail', 'success'])
  expect(await page.evaluate(() => window.captcha?.getValidate())).toEqual({
    captcha_id: CAPTCHA_ID,
    lot_number: expect.stringMatching(/./),
    captcha_output: expect.stringMatching(/./),
    pass_token: expect.stringMatching(/./),
    gen_time: expect.stringMatching(/^\d+$/),
  })
  await page.evaluate(() => window.captcha?.reset())
  await expect.poll(async () => (await received(page)).at(-1)).toBe('next')
  expect(await page.evaluate(() => Boolean(window.captcha?.getValidate()))).toBe(false)

  // All hosts failed: no callback, only offlineCb, until the script is injected again.
  await openHost(page, gateway, 'v4')
  await gateway.control({ captchaServers: [{ kind: 'cut' }] })
  await beginV4(page)
  await expect.poll(() => received(page)).toEqual(['offline'])
  await gateway.control({ captchaServers: [{ kind: 'good' }] })
  await beginV4(page)
  await expect.poll(() => received(page)).toEqual(['offline', 'offline'])
  await openHost(page, gateway, 'v4')
  await beginV4(page)
  await expect.poll(() => received(page)).toEqual(['callback', 'ready'])
})
