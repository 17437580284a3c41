import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { headersForPath, headerRules } from '#deploy/headers'

const SCRIPT = 'self.frame = 1'
const FRAME = `<!doctype html><style>body{margin:0}</style><script>${SCRIPT}</script>`
const DOCUMENT = '<!doctype html><script>self.page = 1</script>'

type Input = Omit<Parameters<typeof headerRules>[0], 'indexHtml' | 'captchaHtml'>

const headersOf = (input: Input, path = '/m/captcha.html') =>
  headersForPath(headerRules({ indexHtml: DOCUMENT, captchaHtml: FRAME, ...input }).rules, path)

/** The directives of the frame's policy. */
const policy = (input: Input = {}): ReadonlyMap<string, readonly string[]> =>
  new Map(
    (headersOf(input)['Content-Security-Policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values]
    }),
  )

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('DEP-03 the captcha’s frame has its own script by hash and the providers’ hosts, nothing inline, nothing of ours', () => {
  const scripts = policy().get('script-src')
  expect(scripts).toContain(hash(SCRIPT))
  expect(scripts).not.toContain(hash('self.page = 1'))
  for (const host of [
    'https://static.geetest.com',
    'https://gcaptcha4.geetest.com',
    'https://api.geevisit.com',
  ]) {
    expect(scripts).toContain(host)
  }
  expect(scripts).not.toContain("'self'")
  expect(scripts?.join(' ')).not.toMatch(/unsafe|https:(?: |$)|\*/u)
})

test('DEP-03 no origin of its own, held by our pages alone, and free of what the providers cannot live with', () => {
  const directives = policy()
  expect(directives.get('default-src')).toEqual(["'none'"])
  expect(directives.get('sandbox')).toEqual(['allow-scripts'])
  expect(directives.get('frame-ancestors')).toEqual(["'self'"])
  expect(directives.get('style-src')).toContain("'unsafe-inline'")
  expect(directives.has('require-trusted-types-for')).toBe(false)
  expect(headersOf({})['Cache-Control']).toBe('no-cache')
  expect(headersOf({})['X-Content-Type-Options']).toBe('nosniff')
})

test('CAP-03 DEP-03 its policy has the servers and script hosts of config.json, as clean https origins only', () => {
  const config = {
    scriptHosts: ['https://scripts.example'],
    captchaServers: {
      v3: ['https://three.example', 'http://plain.example'],
      v4: ['https://four.example', "https://x.example; script-src 'unsafe-inline'"],
    },
  }
  const directives = policy({ config })
  expect(directives.get('script-src')).toEqual(
    expect.arrayContaining(['https://three.example', 'https://four.example', 'https://scripts.example']),
  )
  expect(directives.get('style-src')).toEqual(expect.arrayContaining(['https://four.example']))
  expect([...directives.values()].flat().join(' ')).not.toMatch(/plain\.example|x\.example/u)
  const page = headersOf({ config }, '/m/home')['Content-Security-Policy'] ?? ''
  expect(page).not.toContain('three.example')
  expect(page).toContain("require-trusted-types-for 'script'")
})
