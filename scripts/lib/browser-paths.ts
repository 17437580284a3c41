import { existsSync } from 'node:fs'

/**
 * Programs of Debian's packages chromium, webkit2gtk-driver, xvfb and firefox-esr; environment variables override
 * each path.
 */
export const CHROMIUM_PATH = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
/** Chromium without windows: a page uses a quarter less processor time (docs/decisions/browsers-of-the-tests.md). */
export const HEADLESS_SHELL_PATH = process.env.HEADLESS_SHELL_PATH ?? '/usr/bin/chromium-headless-shell'
export const WEBKIT_DRIVER_PATH = process.env.WEBKIT_DRIVER_PATH ?? '/usr/bin/WebKitWebDriver'
export const FIREFOX_PATH = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr'
export const XVFB_PATH = process.env.XVFB_PATH ?? '/usr/bin/Xvfb'

/** The web server of the delivery tests, from Debian's packages nginx-light and libnginx-mod-http-brotli-static. */
export const NGINX_PATH = process.env.NGINX_PATH ?? '/usr/sbin/nginx'
export const NGINX_BROTLI_PATH =
  process.env.NGINX_BROTLI_PATH ?? '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** Creates the certificate of the https tests. */
export const OPENSSL_PATH = process.env.OPENSSL_PATH ?? '/usr/bin/openssl'

/** Chromium refuses to run its sandbox as root, and a container has a small /dev/shm. */
export const CHROMIUM_ARGS = ['--no-sandbox', '--disable-dev-shm-usage']

/** A test's page is short-lived: what V8 spends on optimising its code, an eighth of the processor time, is lost. */
export const TEST_CHROMIUM_ARGS = [...CHROMIUM_ARGS, '--js-flags=--no-opt --no-maglev']

/**
 * Returns the browser of most tests: the headless shell if it is installed and no browser was configured, else
 * Chromium itself.
 */
export function findTestChromium(): string {
  const isNamed = process.env.CHROMIUM_PATH !== undefined
  return !isNamed && existsSync(HEADLESS_SHELL_PATH) ? HEADLESS_SHELL_PATH : CHROMIUM_PATH
}

/** MiniBrowser is in a folder named after architecture and API version. */
export function findMiniBrowser(): string {
  const fromEnvironment = process.env.MINI_BROWSER_PATH
  if (fromEnvironment !== undefined) return fromEnvironment
  const paths = ['x86_64', 'aarch64'].flatMap((architecture) =>
    ['4.1', '4.0'].map((version) => `/usr/lib/${architecture}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
  )
  return paths.find((path) => existsSync(path)) ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'
}
