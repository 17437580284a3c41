import { existsSync } from 'node:fs'

/** Programs of Debian's packages chromium, webkit2gtk-driver and xvfb; each can be named by the environment. */
export const CHROMIUM_PATH = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
export const WEBKIT_DRIVER_PATH = process.env.WEBKIT_DRIVER_PATH ?? '/usr/bin/WebKitWebDriver'
export const XVFB_PATH = process.env.XVFB_PATH ?? '/usr/bin/Xvfb'

/** Chromium refuses its sandbox to root, and a container has a small /dev/shm. */
export const CHROMIUM_ARGS = ['--no-sandbox', '--disable-dev-shm-usage']

/** MiniBrowser lies in a folder named after architecture and API version. */
export function findMiniBrowser(): string {
  const fromEnvironment = process.env.MINI_BROWSER_PATH
  if (fromEnvironment !== undefined) return fromEnvironment
  const paths = ['x86_64', 'aarch64'].flatMap((architecture) =>
    ['4.1', '4.0'].map((version) => `/usr/lib/${architecture}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
  )
  return paths.find((path) => existsSync(path)) ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'
}
