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
import { run } from './run'

type Program = { readonly name: string; readonly path: () => string; readonly packageName: string }

const PROGRAMS: readonly Program[] = [
  { name: 'Chromium', path: () => CHROMIUM_PATH, packageName: 'chromium' },
  { name: 'WebKitWebDriver', path: () => WEBKIT_DRIVER_PATH, packageName: 'webkit2gtk-driver' },
  { name: 'MiniBrowser', path: findMiniBrowser, packageName: 'webkit2gtk-driver' },
  { name: 'Xvfb', path: () => XVFB_PATH, packageName: 'xvfb' },
  { name: 'Firefox', path: () => FIREFOX_PATH, packageName: 'firefox-esr' },
  { name: 'nginx', path: () => NGINX_PATH, packageName: 'nginx-light' },
  {
    name: 'nginx’s brotli module',
    path: () => NGINX_BROTLI_PATH,
    packageName: 'libnginx-mod-http-brotli-static',
  },
  { name: 'openssl', path: () => OPENSSL_PATH, packageName: 'openssl' },
]

/** Only makes the tests faster: Chromium does what it does. Some of Debian's releases do not have it. */
const HEADLESS_SHELL_PACKAGE = 'chromium-headless-shell'

/**
 * Letters of every script that the product is written in. Without them a machine draws boxes, which are as wide as they
 * please, and Safari's engine tells of no first paint of a page in Chinese.
 */
const FONTS = [
  { path: '/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf', packageName: 'fonts-noto-core' },
  { path: '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc', packageName: 'fonts-noto-cjk' },
] as const

/**
 * Looks for the browsers; installs Debian's packages when some are missing and this is root on a Debian system. Fonts
 * come the same way; where they cannot, the machine's own have to do.
 * @returns a line for each that is still missing, with what to do; empty when all are there
 */
export async function ensureBrowsers(): Promise<string[]> {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (mayInstall && missingPrograms().length > 0) {
    await install([...new Set(missingPrograms().map(({ packageName }) => packageName))])
  }
  const isNamed = process.env.CHROMIUM_PATH !== undefined
  if (mayInstall && !isNamed && !existsSync(HEADLESS_SHELL_PATH)) await install([HEADLESS_SHELL_PACKAGE])
  const fonts = FONTS.filter(({ path }) => !existsSync(path)).map(({ packageName }) => packageName)
  if (mayInstall && fonts.length > 0) await install(fonts)
  return missingPrograms().map(
    ({ name, path, packageName }) => `${name} is not at ${path()}: apt-get install ${packageName}`,
  )
}

function missingPrograms(): Program[] {
  return PROGRAMS.filter(({ path }) => !existsSync(path()))
}

async function install(packages: readonly string[]): Promise<void> {
  console.log(`Installing ${packages.join(', ')} …`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const { code, output } = await run(
      { name: 'apt-get', command: 'apt-get', args: ['-q', ...args] },
      { env },
    )
    if (code !== 0) console.error(output.slice(-2000))
  }
}
