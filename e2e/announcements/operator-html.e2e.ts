import type { Locator, Page } from '@playwright/test'
import { navigate } from '../support/design/screens'
import { HTML_PAYLOADS } from '../support/security/payloads'
import type { TestGateway } from '../support/gateway/test-gateway'
import { openInstalled, waitForCached } from '../support/updates/service-worker'
import { expect, test, WITH_SHELL, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

/** Both sanitisers: the browser's own, and its replacement. */
const WAYS = ['setHTML', 'DOMPurify'] as const
type Way = (typeof WAYS)[number]

const prepare = async (page: Page, way: Way): Promise<void> => {
  // Hosts that do not exist are never requested.
  await page.route(/evil\.example/, (route) => route.abort())
  await page.addInitScript((isOwn) => {
    const ran: unknown[] = []
    Object.assign(window, { ran, alert: (what: unknown) => ran.push(what) })
    if (!isOwn) Reflect.deleteProperty(Element.prototype, 'setHTML')
  }, way === 'setHTML')
}

const ran = (page: Page): Promise<unknown> => page.evaluate((): unknown => Reflect.get(window, 'ran'))

/** Returns everything in a part of the page that is not the app's own, or could run. */
const foreignIn = (part: Locator): Promise<string[]> =>
  part.evaluate((main) => {
    const bad =
      'script,style,iframe,object,embed,form,input,textarea,select,video,audio,link,meta,base,math,dialog'
    const inText = [...main.querySelectorAll(main.localName === 'dialog' ? '*' : 'article *, section *')]
    const attributes = inText.flatMap((element) =>
      [...element.attributes]
        .filter(({ name }) => name.startsWith('on') || name === 'srcdoc' || name === 'name' || name === 'is')
        .map(({ name }) => `${element.localName}[${name}]`),
    )
    const links = [...main.querySelectorAll('a')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => !/^(?:https?:\/\/|\/m(?:[/?#]|$))/.test(href) || href.includes('@'))
    return [...[...main.querySelectorAll(bad)].map(({ localName }) => localName), ...attributes, ...links]
  })

const SHOWN = { content: '<p>words</p>', promotionType: 'PR', execution: 'B', startTime: 0, popup: false }
const announcement = (id: string, more: object) => ({ ...SHOWN, id, title: `Title ${id}`, ...more })

const serve = (gateway: TestGateway, rows: readonly unknown[]): Promise<void> =>
  gateway.faults({ match: 'MCSFE_getListAnnouncements', fault: { kind: 'value', value: rows } })

/** Its heading is a heading only once the text is rendered as HTML: the sanitiser has loaded by then. */
const DRAWN = announcement('drawn', { content: '<h2>Drawn</h2>' })

for (const way of WAYS) {
  test(`ANN-09 R-13 no HTML of an announcement runs or leads away (${way})`, async ({ page, gateway }) => {
    await prepare(page, way)
    await serve(gateway, [
      ...HTML_PAYLOADS.map((content, at) => announcement(`p${String(at)}`, { content, popup: true })),
      { ...DRAWN, popup: true },
    ])
    await page.goto('/m/activity?id=drawn')
    await expect(page.getByRole('heading', { level: 2, name: 'Drawn', exact: true })).toBeVisible()
    expect(await page.evaluate(() => 'setHTML' in Element.prototype)).toBe(way === 'setHTML')
    expect(await foreignIn(page.getByRole('main'))).toEqual([])
    await navigate(page, '/m/home')
    const popup = page.getByRole('dialog')
    await expect(popup.getByRole('heading', { name: /^Title p/ })).toHaveCount(HTML_PAYLOADS.length)
    await expect(popup.getByRole('heading', { name: 'Drawn', exact: true })).toBeAttached()
    // A link's text stays, although it is no link any more.
    const links = HTML_PAYLOADS.filter((payload) => payload.endsWith('>go</a>'))
    await expect(popup.getByText('go', { exact: true })).toHaveCount(links.length)
    await expect(popup.getByRole('link', { name: 'go' })).toHaveCount(0)
    expect(await foreignIn(popup)).toEqual(['input']) // the app's own switch, once
    expect(await ran(page)).toEqual([])
    expect(page.url()).toContain(gateway.origin)
  })
}

test('ANN-09 SHL-09 an image has its space before it loads, also unsized', async ({ page, gateway }) => {
  const image = `${gateway.cdnOrigin}/banners/en/reef.svg`
  const content = `<p>${'words '.repeat(900)}</p><img src="${image}?a" width="240" height="105" alt="sized"><img src="${image}?b" alt="unsized">`
  await gateway.faults(
    { match: '/banners/', fault: { kind: 'delay', ms: 60_000 } },
    {
      match: 'MCSFE_getListAnnouncements',
      fault: { kind: 'value', value: [announcement('1', { content })] },
    },
  )
  await page.goto('/m/activity?id=1')
  const box = async (name: string) =>
    (await page.getByRole('img', { name, exact: true }).boundingBox()) ?? { width: 0, height: 0 }
  await expect(page.getByRole('img', { name: 'unsized' })).toBeAttached()
  expect(await box('sized')).toMatchObject({ width: 240, height: 105 })
  const unsized = await box('unsized')
  expect(unsized.width / unsized.height).toBeCloseTo(16 / 9, 1)
  // Both are far below the screen, so neither has been requested.
  expect((await gateway.requests('/banners/en/reef')).requests).toEqual([])
})

test('ANN-09 OFF-02 without setHTML it is rendered offline too', WITH_SHELL, async ({ page, gateway }) => {
  await prepare(page, 'DOMPurify')
  await openInstalled(page)
  await waitForCached(page, '/announcements.js')
  await waitForCached(page, '/purify')
  gateway.goOffline()
  await page.goto('/m/activity?id=promo-club')
  await expect(page.getByRole('article').getByRole('table')).toBeVisible()
})
