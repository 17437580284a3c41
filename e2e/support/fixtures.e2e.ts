import { test as plain, expect, type Page } from '@playwright/test'
import { writeFile } from 'node:fs/promises'
import { startGateway, stopGateway } from './gateway/gateway-process'
import { expectAccessible } from './design/axe'
import { ConsoleWatch } from './browser/console-watch'

const STRICT_POLICY =
  "default-src 'none'; script-src 'nonce-a'; require-trusted-types-for 'script'; trusted-types none"

plain('axe finds a control without a name, under a strict policy too', async ({ page }) => {
  await serve(
    page,
    '<!doctype html><html lang="en"><title>A</title><main><h1>A</h1><button></button></main></html>',
  )
  await expect(expectAccessible(page)).rejects.toThrow(/button-name/)
  await serve(
    page,
    '<!doctype html><html lang="en"><title>A</title><main><h1>A</h1><button>B</button></main></html>',
  )
  await expectAccessible(page)
})

plain(
  'the console watch sees errors, refusals by policy and uncaught errors, in workers too',
  async ({ page }) => {
    const watch = new ConsoleWatch(page.context(), () => false)
    watch.allow(/expected/)
    await serve(page, '<!doctype html><title>A</title><script nonce="a">console.error("expected")</script>')
    expect(watch.problems()).toEqual([])
    const inPage = async (script: string, seen: RegExp): Promise<void> => {
      await serve(page, `<!doctype html><title>A</title><body><script nonce="a">${script}</script>`)
      await expect.poll(() => watch.problems().join('\n')).toMatch(seen)
    }
    await inPage('console.error("one")', /one/)
    await inPage('throw new Error("two")', /two/)
    await inPage('document.body.innerHTML = "<i>"', /TrustedHTML/)
    await inPage('fetch("https://elsewhere.test/").catch(() => {})', /Content Security Policy/)
    await inPage('setTimeout(() => Promise.reject(new Error("five")))', /five/)
  },
)

plain('the console watch hears workers', async ({ page }) => {
  const watch = new ConsoleWatch(page.context(), () => false)
  await page.route('http://app.test/worker.js', async (route) => {
    await route.fulfill({
      contentType: 'text/javascript',
      body: 'console.error("from the worker"); setTimeout(() => { throw new Error("uncaught in the worker") })',
    })
  })
  await page.route('http://app.test/', async (route) => {
    await route.fulfill({ contentType: 'text/html', body: '<script>new Worker("/worker.js")</script>' })
  })
  await page.goto('http://app.test/')
  await expect.poll(() => watch.problems().join('\n')).toMatch(/from the worker/)
  await expect.poll(() => watch.problems().join('\n')).toMatch(/uncaught in the worker/)
})

plain('what a gateway writes to its standard error is kept for its test', async ({}, info) => {
  const script = info.outputPath('gateway.mjs')
  const addresses = { origin: '', cdnOrigin: '', lines: [], captchaServers: [], chatOrigin: '', control: '' }
  const print = `console.log(${JSON.stringify(JSON.stringify(addresses))})`
  await writeFile(script, `${print}; console.error('broken'); setInterval(() => {}, 1000)`)
  const gateway = await startGateway(info.outputDir, script)
  await expect.poll(() => gateway.errors.join('')).toBe('broken\n')
  await stopGateway(gateway)
})

/** Serves a page under the strict policy, without any server. */
async function serve(page: Page, html: string): Promise<void> {
  await page.route('http://app.test/', async (route) => {
    const headers = { 'Content-Security-Policy': STRICT_POLICY }
    await route.fulfill({ contentType: 'text/html', headers, body: html })
  })
  await page.goto('http://app.test/')
}
