import type { BrowserContext } from '@playwright/test'
import * as v from 'valibot'
import { pixelScript, PIXELS, type PixelName } from '#domain/tracking/pixel-hosts'
import { logIn } from '../support/accounts/account'
import type { TestGateway } from '../support/gateway/test-gateway'
import { expect, LONG, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

const PIXEL_IDS: Readonly<Record<PixelName, string>> = {
  facebook: '1234567890123456',
  google: 'G-AB12CD34EF',
  tiktok: 'C4A1B2C3D4E5F6G7H8I9',
  kwai: '987654321098765',
}

/** The hosts that a merchant with these pixels names in config.json. */
const PIXEL_HOSTS = PIXELS.map((pixel) => new URL(pixelScript(pixel, PIXEL_IDS[pixel])).origin)

/** Routes the providers' URLs to the gateway's stand-ins. @returns the requested pixels, in order */
const standIn = async (context: BrowserContext, gateway: TestGateway): Promise<readonly PixelName[]> => {
  const asked: PixelName[] = []
  for (const pixel of PIXELS) {
    const { host, pathname } = new URL(pixelScript(pixel, PIXEL_IDS[pixel]))
    await context.route(
      (url) => url.host === host && url.pathname === pathname,
      async (route) => {
        asked.push(pixel)
        const script = await fetch(`${gateway.origin}/pixels/${pixel}.js`)
        await route.fulfill({ contentType: 'text/javascript', body: await script.text() })
      },
    )
  }
  return asked
}

const eventSchema = v.object({ eventID: v.string(), customerId: v.string() })

test('TRK-03 pixels are called once, without data about the player', async ({ page, context, gateway }) => {
  await gateway.control({ settings: { pixels: PIXEL_IDS }, config: { scriptHosts: PIXEL_HOSTS } })
  const asked = await standIn(context, gateway)
  await logIn(page, 'ann')
  await expect
    .poll(
      async () =>
        (await gateway.pixelCalls()).filter(({ args }) => JSON.stringify(args).includes('ogin')).length,
    )
    .toBe(4)
  expect([...asked].sort()).toEqual([...PIXELS].sort())
  const calls = await gateway.pixelCalls()
  for (const pixel of PIXELS) {
    const own = calls.filter((call) => call.pixel === pixel)
    expect(new Set(own.map(({ id }) => id).filter((id) => id !== ''))).toEqual(new Set([PIXEL_IDS[pixel]]))
  }
  await expect.poll(async () => (await gateway.effects('tracking')).length).toBe(1)
  const [login] = await gateway.effects('tracking')
  const { eventID, customerId } = v.parse(eventSchema, login?.detail)
  // Each call is a request of its own: a later one may arrive first.
  const facebookCalls = async () =>
    (await gateway.pixelCalls())
      .filter(({ pixel }) => pixel === 'facebook')
      .map(({ args }) => args)
      .sort()
  await expect.poll(facebookCalls).toEqual([
    ['init', PIXEL_IDS.facebook],
    ['set', 'autoConfig', false, PIXEL_IDS.facebook],
    ['track', 'PageView'],
    ['trackCustom', 'Login', {}, { eventID }],
  ])
  const text = JSON.stringify(await gateway.pixelCalls())
  expect(text).not.toContain('"ann"')
  expect(text).not.toContain(`"${customerId}"`)
  // For the next visit.
  const stored = () => page.evaluate((): unknown => JSON.parse(localStorage.getItem('pixelIds') ?? 'null'))
  await expect.poll(stored).toEqual(PIXEL_IDS)
})

test(
  'TRK-03 a silent or broken pixel delays nothing',
  LONG,
  async ({ page, context, gateway, consoleWatch }) => {
    consoleWatch.allow(/connect\.facebook|googletagmanager|ERR_FAILED|broken pixel/)
    await gateway.control({ settings: { pixels: PIXEL_IDS }, config: { scriptHosts: PIXEL_HOSTS } })
    for (const pixel of PIXELS) {
      const { host } = new URL(pixelScript(pixel, PIXEL_IDS[pixel]))
      await context.route(
        (url) => url.host === host,
        (route) => {
          if (pixel === 'facebook') return route.abort('failed')
          if (pixel === 'google')
            return route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken pixel")' })
          return undefined // silent
        },
      )
    }
    await logIn(page, 'ann')
    await expect.poll(async () => (await gateway.effects('tracking')).length).toBe(1)
    await page.goto('/m/game')
    await expect(page.getByRole('searchbox').or(page.getByRole('heading')).first()).toBeVisible()
  },
)
