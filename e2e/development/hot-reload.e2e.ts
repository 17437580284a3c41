import { createServer, type Server } from 'node:http'
import { expect as playwrightExpect, type Page, test as plain } from '@playwright/test'
import { ConsoleWatch } from '../support/browser/console-watch'
import { DevServer } from '../support/development/dev-server'
import { listen } from '../support/network/listen'
import { TcpProxy } from '../support/network/tcp-proxy'
import { LONG } from '../support/long'

/** A change of a source is a build of its own, which takes a while on a busy machine. */
const expect = playwrightExpect.configure({ timeout: 60_000 })

const FORM = 'src/features/accounts/form/account-page'

const test = plain.extend<{ consoleWatch: null }>({
  consoleWatch: [
    async ({ context }, use) => {
      const watch = new ConsoleWatch(context, () => false)
      await use(null)
      expect(watch.problems(), 'unexpected messages on the console').toEqual([])
    },
    { auto: true },
  ],
})

// All tests share one server. Starting one takes several seconds of processor time.
test.describe.configure({ mode: 'default', timeout: 300_000 })

let server: DevServer
test.beforeAll(async () => {
  test.setTimeout(300_000) // the limit above does not count here
  server = await DevServer.start()
})
test.afterAll(() => server.close())

/** Opens a page and marks its document: a reload would remove the mark. */
const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(server.origin + path)
  await expect(page.getByRole('heading').first()).toBeVisible()
  await page.evaluate(() => void (document.documentElement.id = 'same'))
}

const expectSameDocument = (page: Page): Promise<void> => expect(page.locator('html')).toHaveId('same')

/** Saves a change and waits until it is visible. The report contains how long that took. */
const change = async (
  [file, before, after]: readonly [string, string, string],
  visible: () => Promise<void>,
): Promise<void> => {
  await server.edit(file, before, after)
  const savedAt = performance.now()
  await visible()
  const ms = Math.round(performance.now() - savedAt)
  test.info().annotations.push({ type: 'visible after', description: `${file}: ${String(ms)} ms` })
}

test('DEP-04 development: screen, styles and texts change in the open page', async ({ page }) => {
  await open(page, '/m/login')
  const title = page.getByRole('heading', { level: 1 })
  const username = page.getByLabel('Username')
  await username.fill('harbour')

  await change([`${FORM}.tsx`, '{title}</h1>', '{title} again</h1>'], () =>
    expect(title).toHaveText('Welcome back again'),
  )
  await change([`${FORM}.module.css`, '.title {', '.title { word-spacing: 7px;'], () =>
    expect(title).toHaveCSS('word-spacing', '7px'),
  )
  // The snapshot of the home screen uses the names of this one, too.
  await change(['src/shell/layout/header.module.css', '.header {', '.header { word-spacing: 5px;'], () =>
    expect(page.getByRole('banner')).toHaveCSS('word-spacing', '5px'),
  )
  await change(['src/ui/base.css', 'body {', 'body { word-spacing: 3px;'], () =>
    expect(page.locator('body')).toHaveCSS('word-spacing', '3px'),
  )
  await change(['src/i18n/locales/EN/rest.json', '"Welcome back"', '"Good day"'], () =>
    expect(title).toHaveText('Good day again'),
  )
  await expect(username).toHaveValue('harbour')
  await expectSameDocument(page)

  await change(['index.html', '<body>', '<body data-edited="1">'], () =>
    expect(page.locator('body')).toHaveAttribute('data-edited', '1'),
  )
  const inBoot = "window.mcBoot = boot\ndocument.documentElement.id = 'edited'"
  await change(['src/boot/boot.ts', 'window.mcBoot = boot', inBoot], () =>
    expect(page.locator('html')).toHaveId('edited'),
  )
})

test(
  'DEP-04 development: worker and gateway restart with changed code, the page stays',
  LONG,
  async ({ page }) => {
    await open(page, '/m/home')
    const see = (text: string) => expect(page.getByText(text).first()).toBeVisible()

    const inWorker = "packGames(scope, games.map((game) => ({ ...game, name: game.name + ' (1)' })))"
    await change(['worker/sync/resources.ts', 'packGames(scope, games)', inWorker], () => see(' (1)'))
    const inDomain = "  name: v.pipe(textSchema, v.transform((name) => name + ' (2)')),"
    await change(['domain/contract/games/games.ts', '  name: textSchema,', inDomain], () => see(' (2) (1)'))
    const inGateway = "listGames(gateway, language).map((game) => ({ ...game, name: game.name + ' (3)' })) }"
    await change(['gateway/games/game-routes.ts', 'listGames(gateway, language) }', inGateway], () =>
      see(' (3) (2) (1)'),
    )
    await change(['demo/games/catalogue/seed-vendors.ts', "'Deep Reef'", "'Far Reef'"], () => see('Far Reef'))
    await expectSameDocument(page)
  },
)

test('DEP-03 development: the policy of a build, and a nonce for the styles of Vite', async () => {
  const { headers } = await fetch(`${server.origin}/m/home`)
  const policy = headers.get('Content-Security-Policy') ?? ''
  const sources = policy.split(/[; ]+/).filter((source) => /unsafe|nonce|blob:|ws:/.test(source))
  expect(sources).toEqual([expect.stringMatching(/^'nonce-/), 'blob:']) // images may be blobs
  expect(policy).toContain("require-trusted-types-for 'script'")
})

/** Checks for another service worker at each start, like the document of a build. */
const DOCUMENT = `<!doctype html><title>Old</title><script>
  void navigator.serviceWorker.register("/m/sw.js", { scope: "/m/", updateViaCache: "none" })
</script>`

/** Serves this document for ever. */
const SERVICE_WORKER = `
  addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
  addEventListener('fetch', (event) => {
    if (event.request.mode !== 'navigate') return
    event.respondWith(new Response(${JSON.stringify(DOCUMENT)}, { headers: { 'Content-Type': 'text/html' } }))
  })`

/** A site whose service worker serves its own document: what a build leaves on an origin. */
async function serveOldSite(): Promise<{ readonly server: Server; readonly port: number }> {
  const server = createServer((request, response) => {
    const isScript = request.url === '/m/sw.js'
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html')
    response.end(isScript ? SERVICE_WORKER : DOCUMENT)
  })
  return { server, port: await listen(server) }
}

test('DEP-04 development: the service worker of a build is removed', LONG, async ({ page }) => {
  const oldSite = await serveOldSite()
  const proxy = await TcpProxy.listen()
  proxy.forwardTo(oldSite.port)
  await page.goto(`${proxy.origin}/m/home`)
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true)

  proxy.forwardTo(Number(new URL(server.origin).port))
  oldSite.server.close()
  await page.goto(`${proxy.origin}/m/home`)
  await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0)
  await proxy.close()
})

test('DEP-04 development: the flag --service-worker registers the real one', LONG, async ({ page }) => {
  const origin = await server.run('--service-worker')
  await page.goto(`${origin}/m/home`)
  const isControlled = () => page.evaluate(() => Boolean(navigator.serviceWorker.controller))
  await expect.poll(isControlled).toBe(true)
})
