import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { DOCUMENT_PATH, headerRules, headersForPath } from '#deploy/headers'
import { IDENTITY_SCRIPTS, IDENTITY_STYLES } from '#domain/accounts/identity/identity-hosts'

const DOCUMENT =
  '<!doctype html><style>a{}</style><script>1</script><script src="/m/assets/main-1.js"></script>'
const FRAME = '<!doctype html><script>self.back = 1</script>'
const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const hostile = ['http://plain.example', "https://x.example; script-src 'unsafe-inline'"]
const { rules, contentSecurityPolicy } = headerRules({
  indexHtml: DOCUMENT,
  captchaHtml: FRAME,
  backHtml: FRAME,
  config: { scriptHosts: ['https://scripts.example', ...hostile] },
})
const headersOf = (path: string) => headersForPath(rules, path)

test('DEP-03 the page’s policy is exactly these directives, with the https origins of config.json alone', () => {
  expect(contentSecurityPolicy.split('; ')).toEqual([
    "default-src 'none'",
    `script-src 'self' ${hash('1')} https://scripts.example ${IDENTITY_SCRIPTS.join(' ')}`,
    ...[`style-src 'self' ${hash('a{}')} ${IDENTITY_STYLES.join(' ')}`, "img-src 'self' data: blob: https:"],
    ...["connect-src 'self' https:", "frame-src 'self' https:", "worker-src 'self'", "manifest-src 'self'"],
    ...["font-src 'self'", "media-src 'self' https:", "base-uri 'none'", "form-action 'self'"],
    ...["object-src 'none'", "frame-ancestors 'none'", "require-trusted-types-for 'script'"],
    'trusted-types app-boot app-scripts default dompurify',
  ])
})

test('DEP-03 SOC-11 the identity provider’s scripts are allowed by their paths', () => {
  const ofGoogle = IDENTITY_SCRIPTS.filter((source) => source.includes('google.com'))
  expect(ofGoogle.filter((source) => new URL(source).pathname === '/')).toEqual([])
})

test('DEP-03 a prerendered document has the stylesheets of the build inside, and no other style', () => {
  const { contentSecurityPolicy: policy } = headerRules({ indexHtml: DOCUMENT, stylesheets: ['.b{}'] })
  expect(policy).toContain(`style-src 'self' ${hash('a{}')} ${hash('.b{}')} ${IDENTITY_STYLES.join(' ')};`)
})

test('DEP-03 the development server allows the styles of its client by a nonce, and nothing else', () => {
  const { contentSecurityPolicy: policy } = headerRules({
    indexHtml: DOCUMENT,
    captchaHtml: FRAME,
    backHtml: FRAME,
    config: { scriptHosts: ['https://scripts.example'] },
    extra: { styleSrc: ["'nonce-1'"] },
  })
  expect(policy).toBe(
    contentSecurityPolicy.replace(IDENTITY_STYLES.join(' '), `${IDENTITY_STYLES.join(' ')} 'nonce-1'`),
  )
})

test.each([
  DOCUMENT_PATH,
  '/m/document-1.html',
  '/m/sw.js',
  '/m/assets/worker-1.js',
  '/m/config.json',
  '/m/asset-manifest.json',
])('DEP-03 %s carries the page’s policy', (path) =>
  expect(headersOf(path)['Content-Security-Policy']).toBe(contentSecurityPolicy),
)

test('DEP-03 other assets carry no policy of their own', () => {
  expect(headersOf('/m/assets/main-1.js')).toEqual({
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': 'public, max-age=31536000, immutable',
  })
})

test('UPD-04 a file is a dictionary for the files of its name in other builds; a worker’s script is none', () => {
  const patternOf = (path: string) => headersOf(path)['Use-As-Dictionary']?.split(', ')
  const isEmpty = 'match-dest=("")' // only requests of the service worker, which checks the result
  expect(patternOf('/m/assets/one/data.js')).toEqual(['match="/m/assets/*/data.js"', isEmpty])
  expect(patternOf('/m/assets/one/files.json')).toEqual(['match="/m/assets/*/files.json"', isEmpty])
  expect(patternOf('/m/document-one.html')).toEqual(['match="/m/document-*.html"', isEmpty])
  for (const path of ['worker-1.js', 'sw-1.js', 'one/icon.png', 'one/a"b.js', 'one/x/y.js'])
    expect(patternOf(`/m/assets/${path}`), path).toBeUndefined()
})

test('DEP-03 R-17 the document that closes a game runs its own script alone, in frames of the app alone', () => {
  expect(headersOf('/m/back.html')['Content-Security-Policy']?.split('; ')).toEqual([
    ...["default-src 'none'", `script-src ${hash('self.back = 1')}`, "base-uri 'none'", "form-action 'none'"],
    ...["frame-ancestors 'self'", "require-trusted-types-for 'script'", "trusted-types 'none'"],
  ])
})

test.each([
  [DOCUMENT_PATH, 'same-origin'],
  ['/m/document-1.html', 'same-origin'],
  ['/m/captcha.html', 'same-origin'],
  ['/m/back.html', 'same-origin'],
  ['/m/sw.js', 'same-origin'],
  ['/m/asset-manifest.json', 'same-origin'],
  ['/m/config.json', 'same-origin'],
  ['/m/assets/worker-1.js', 'same-origin'],
  ['/m/assets/main-1.js', 'cross-origin'],
  ['/m/merchant/icon-192.png', 'cross-origin'],
])('DEP-03 %s may be embedded by pages of: %s', (path, policy) => {
  expect(headersOf(path)['Cross-Origin-Resource-Policy']).toBe(policy)
})

test('DEP-03 documents and workers switch off what the app does not use', () => {
  for (const path of [DOCUMENT_PATH, '/m/sw.js', '/m/assets/worker-1.js', '/m/captcha.html', '/m/back.html'])
    expect(headersOf(path), path).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    })
})
