import { expect, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

test('DEP-03 in the built app no other policy is made, and no text runs', async ({ page, consoleWatch }) => {
  consoleWatch.allow(/Trusted|Content Security Policy|Not a script/u)
  const response = await page.goto('/m/home')
  expect(response?.headers()['content-security-policy']).not.toContain('unsafe')
  await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
  const outcomes = await page.evaluate(async () => {
    const isRefused = (attempt: () => unknown): boolean => {
      try {
        attempt()
        return false
      } catch {
        return true
      }
    }
    const call = (of: unknown, name: string, ...args: readonly unknown[]): unknown => {
      const method: unknown = Reflect.get(Object(of), name)
      return typeof method === 'function' ? Reflect.apply(method, of, args) : undefined
    }
    const types: unknown = Reflect.get(window, 'trustedTypes')
    const passAll = { createHTML: String, createScript: String, createScriptURL: String }
    const script = document.createElement('script')
    // The inspector itself may evaluate text; the callback of a timer may not.
    const evaluates = new Promise<boolean>((resolve) => {
      setTimeout(() => resolve(!isRefused(() => call(window, 'eval', '1'))))
    })
    return {
      // Created by the document's script and by the page: each name can be taken once.
      policies: ['app-boot', 'default', 'another'].filter(
        (name) => !isRefused(() => call(types, 'createPolicy', name, passAll)),
      ),
      html: isRefused(() => (document.createElement('div').innerHTML = '<b>x</b>')),
      text: isRefused(() => (script.text = 'self.hacked = 1')),
      elsewhere: isRefused(() => (script.src = 'https://evil.example/a.js')),
      data: isRefused(() => (script.src = 'data:text/javascript,self.hacked=1')),
      worker: isRefused(() => new Worker('https://evil.example/a.js')),
      evaluated: !(await evaluates),
    }
  })
  const all = { html: true, text: true, elsewhere: true, data: true, worker: true, evaluated: true }
  expect(outcomes).toEqual({ policies: [], ...all })
})

test('DEP-03 the worker runs under the policy that its file brings', async ({ page, consoleWatch }) => {
  consoleWatch.allow(/Content Security Policy/)
  await page.goto('/m/home')
  await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
  const refused = await page.workers()[0]?.evaluate(
    ({ address, delayMs }) =>
      new Promise<string>((resolve) => {
        addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective))
        fetch(address).catch(() => setTimeout(resolve, delayMs, 'nothing'))
      }),
    { address: 'http://unlisted.invalid/', delayMs: 1_000 }, // the violation is reported a little later
  )
  expect(refused).toBe('connect-src')
})
