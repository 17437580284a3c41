import { createServer } from 'node:http'
import { listen } from '../support/network/listen'
import { expect, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

const REFUSED = 'chrome-error://chromewebdata/'

test('DEP-03 R-17 another site can frame no document of ours', async ({ page, gateway, consoleWatch }) => {
  consoleWatch.allow(/frame-ancestors|favicon/u)
  const site = createServer((request, response) => {
    const src = `${gateway.origin}${request.url ?? ''}`
    response.setHeader('Content-Type', 'text/html').end(`<!doctype html><iframe src="${src}"></iframe>`)
  })
  const origin = `http://127.0.0.1:${await listen(site)}`
  const framed = async (path: string): Promise<string | undefined> => {
    await page.goto(`${origin}${path}`)
    return page.frames().at(-1)?.url()
  }
  try {
    // Pages without such a policy are shown, so a blocked page is blocked by the policy.
    expect(await framed('/wps/system/test/ping')).toBe(`${gateway.origin}/wps/system/test/ping`)
    for (const path of ['/m/home', '/m/login', '/m/captcha.html', '/m/back.html'])
      expect(await framed(path), path).toBe(REFUSED)
  } finally {
    site.closeAllConnections()
    site.close()
  }
})
