import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { MEMBER_RESOURCES } from '#worker/sync/member-resources'
import { FIRST_SCREEN_RESOURCES } from '#worker/sync/resources'
import { ON_DEMAND_MEMBER_RESOURCES, ON_DEMAND_RESOURCES } from '#worker/sync/on-demand-resources'
import { logIn, storedSession } from '../support/accounts/account'
import type { TestGateway } from '../support/gateway/test-gateway'
import { hostileAnswer } from '../support/security/hostile-response'
import { HTML_PAYLOADS, URL_PAYLOADS } from '../support/security/payloads'
import { forgetRows } from '../support/storage/raw-database'
import { moveTo } from '../support/design/screens'
import { expect, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

const ALL = [
  ...FIRST_SCREEN_RESOURCES,
  ...MEMBER_RESOURCES,
  ...ON_DEMAND_RESOURCES,
  ...ON_DEMAND_MEMBER_RESOURCES,
]

/** Screens that must show a payload before they are checked. */
const SHOWING = [
  ...['/m/home', '/m/game', '/m/promotions', '/m/activity?id=promo-club', '/m/activity?id=promo-friends'],
  ...['/m/member/benefits', '/m/rewardCenter', '/m/voucherCenter', '/m/withdraw', '/m/securityCenter'],
  '/m/mall/mallHome',
]

/** The other screens that read responses of the gateway. */
const OTHERS = [
  ...['/m/member/home', '/m/inviteFriends', '/m/leaderBoard', '/m/feedback', '/m/connection', '/m/chat'],
]

/** Some of the texts that get payloads. If these are found, the others are found too. */
const KNOWN = [
  ...['announcements.*.content', 'banners.*.linkage', 'downloadBanners.*.url', 'games.*.image'],
  ...['mall.items.*.image', 'member.referralUrl', 'settings.mobileTemplate.image_logo'],
  'settings.responsiblePlay.url',
]

const envelope = v.object({ value: v.unknown() })

/** Fetches the gateway's real responses for the logged-in member, by resource. */
const trueAnswers = async (page: Page, { origin }: TestGateway): Promise<readonly unknown[]> => {
  const session = await storedSession(page)
  const headers = { Language: 'EN', Merchant: 'harbour', Authorization: String(session?.['token']) }
  return Promise.all(
    ALL.map(async ({ path, query }) => {
      const asked = new URLSearchParams(query?.({ origin, url: `${origin}/m/home` })).toString()
      const answer = await fetch(`${origin}${path}?${asked}`, { headers })
      return v.parse(envelope, await answer.json()).value
    }),
  )
}

/** Returns everything that could run, cover the page or navigate away, anywhere on it. */
const foreign = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const describe = (element: Element, what: string) => `${element.localName}: ${what.slice(0, 80)}`
    return [...document.body.querySelectorAll('*')].flatMap((element) => [
      ...(/^(?:script|object|embed|base|iframe|math|link|meta|foreignobject)$/iu.test(element.localName) &&
      element.parentElement !== document.body // the document's own
        ? [describe(element, element.outerHTML)]
        : []),
      ...[...element.attributes].flatMap(({ name, value }) => {
        const isHandler = name.startsWith('on') || name === 'srcdoc' || name === 'formaction'
        const isAway = name === 'href' && !/^(?:https?:\/\/[^@]*$|\/m(?:[/?#]|$)|#)/u.test(value)
        const isSource = name === 'src' && !/^(?:https?:\/\/[^@]*$|\/|data:image\/|blob:)/u.test(value)
        const isStyle = name === 'style' && /url\(|javascript|evil/iu.test(value)
        return isHandler || isAway || isSource || isStyle ? [describe(element, `${name}=${value}`)] : []
      }),
    ])
  })

/** URL and markup in one, for fields that exist only once. */
const BOTH = 'javascript:alert(1)//"><img/src=x/onerror=alert(1)>'
const PAYLOADS = [BOTH, ...URL_PAYLOADS, ...HTML_PAYLOADS.slice(0, 30)]

test('R-13 R-14 whatever the gateway says, nothing runs', async ({ page, gateway, consoleWatch }) => {
  // Images may have any https host. Plain http is allowed only on the gateway's own host: the policy blocks the rest.
  consoleWatch.allow(/^error: Loading the image 'http:\/\/evil\.example\//)
  await page.route(/evil\.example/, (route) => route.abort())
  await page.addInitScript(() => {
    const ran: unknown[] = []
    const asked: string[] = [] // image URLs, also of images that were in the page only briefly
    Object.assign(window, { ran, asked, alert: (what: unknown) => ran.push(what) })
    const note = (node: Node): void => {
      if (!(node instanceof Element)) return
      for (const picture of [node, ...node.querySelectorAll('*')])
        if (picture.matches('img, image'))
          asked.push(picture.getAttribute('src') ?? picture.getAttribute('href') ?? '')
    }
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records)
        (type === 'attributes' ? [target] : addedNodes).forEach(note)
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['src', 'href'] })
  })
  const picturesAsked = () => page.evaluate((): unknown => Reflect.get(window, 'asked'))
  await logIn(page, 'ann')
  await expect.poll(picturesAsked).toContainEqual(expect.stringMatching(/^https?:/u)) // from valid responses
  const answers = await trueAnswers(page, gateway)
  const hostile = ALL.map((resource, at) => hostileAnswer(resource, answers[at], PAYLOADS))
  const touched = ALL.flatMap(({ name }, at) => hostile[at]?.fields.map((field) => `${name}.${field}`) ?? [])
  expect(touched).toEqual(expect.arrayContaining(KNOWN))
  await gateway.faults(
    ...ALL.map(({ path }, at) => ({
      match: path,
      fault: { kind: 'value' as const, value: hostile[at]?.value },
    })),
  )
  await forgetRows(page)
  await page.goto('/m/home')
  await expect(page.getByRole('region', { name: 'Promotions' })).toBeVisible()
  for (const path of [...SHOWING, ...OTHERS]) {
    if (path !== '/m/home') await moveTo(page, path)
    await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe(path)
    if (SHOWING.includes(path)) await expect(page.locator('#main'), path).toContainText('alert(1)')
    else await expect(page.locator('#main :is(h1, h2)').first(), path).toBeVisible()
    expect(await foreign(page), path).toEqual([])
  }
  expect(await page.evaluate((): unknown => Reflect.get(window, 'ran'))).toEqual([])
  expect(await picturesAsked()).toEqual(
    expect.not.arrayContaining([
      expect.stringMatching(/^(?!https?:\/\/[^@/]+(?:\/[^@]*)?$|\/(?!\/)|blob:|$)/u),
    ]),
  )
  expect(new URL(page.url()).origin).toBe(gateway.origin)
})
