import { existsSync } from 'node:fs'
import {
  CHROMIUM_PATH,
  findMiniBrowser,
  FIREFOX_PATH,
  HEADLESS_SHELL_PATH,
  NGINX_BROTLI_PATH,
  NGINX_PATH,
  OPENSSL_PATH,
  WEBKIT_DRIVER_PATH,
  XVFB_PATH,
} from './browser-paths'
import { ensurePrograms, install, mayInstall, type Program } from './debian-packages'

const PROGRAMS: readonly Program[] = [
  { name: 'Chromium', path: () => CHROMIUM_PATH, packageName: 'chromium' },
  { name: 'WebKitWebDriver', path: () => WEBKIT_DRIVER_PATH, packageName: 'webkit2gtk-driver' },
  { name: 'MiniBrowser', path: findMiniBrowser, packageName: 'webkit2gtk-driver' },
  { name: 'Xvfb', path: () => XVFB_PATH, packageName: 'xvfb' },
  { name: 'nginx', path: () => NGINX_PATH, packageName: 'nginx-light' },
  {
    name: 'nginx’s brotli module',
    path: () => NGINX_BROTLI_PATH,
    packageName: 'libnginx-mod-http-brotli-static',
  },
  { name: 'openssl', path: () => OPENSSL_PATH, packageName: 'openssl' },
]

/** Its only test is a long one. */
const FIREFOX: Program = { name: 'Firefox', path: () => FIREFOX_PATH, packageName: 'firefox-esr' }

/** Only makes the tests faster: Chromium works the same. Some of Debian's releases lack it. */
const HEADLESS_SHELL_PACKAGE = 'chromium-headless-shell'

/**
 * Fonts for every script of the product's languages. Without them a machine draws boxes of arbitrary width, and
 * Safari's engine reports no first paint for a page in Chinese.
 */
const FONTS = [
  { path: '/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf', packageName: 'fonts-noto-core' },
  { path: '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc', packageName: 'fonts-noto-cjk' },
] as const

/**
 * Checks for the browsers; installs Debian's packages if some are missing and this is root on a Debian system. Fonts
 * are installed the same way; if that fails, the machine's own are used.
 * @param isLongRun also what only `npm run test:long` needs
 * @returns a line for each that is still missing, with the solution; empty if all are installed
 */
export async function ensureBrowsers(isLongRun: boolean): Promise<string[]> {
  const missing = await ensurePrograms(isLongRun ? [...PROGRAMS, FIREFOX] : PROGRAMS)
  const isNamed = process.env.CHROMIUM_PATH !== undefined
  if (mayInstall() && !isNamed && !existsSync(HEADLESS_SHELL_PATH)) await install([HEADLESS_SHELL_PACKAGE])
  const fonts = FONTS.filter(({ path }) => !existsSync(path)).map(({ packageName }) => packageName)
  if (mayInstall() && fonts.length > 0) await install(fonts)
  return missing
}
