import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isAllowed, SHIPPED_LICENCES } from '../dependencies/licences'
import type { BundledPackage } from './bundled-packages'

/** For reading, next to the app: no page loads it, and the service worker does not cache it. */
export const NOTICES_FILE = 'third-party-notices.txt'

const LICENCE_FILE = /^(?:licen[cs]e|notice|copying)(?:\.(?:md|txt))?$/iu
const APACHE = path.join(import.meta.dirname, 'licences/apache-2.0.txt')

/**
 * Writes the notices that the licences of the bundled packages require in every copy: their names and their texts.
 */
export async function writeNotices(siteDir: string, packages: readonly BundledPackage[]): Promise<void> {
  const byText = new Map<string, string[]>()
  for (const each of packages) {
    const text = await licenceText(each)
    byText.set(text, [...(byText.get(text) ?? []), title(each)])
  }
  const parts = [...byText].map(([text, titles]) => [...titles, '', text.trim()].join('\n'))
  const head = 'This app contains software of others. Their licences follow.'
  await writeFile(path.join(siteDir, NOTICES_FILE), `${[head, ...parts].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`)
}

/**
 * Returns the licence text from the package. If it has none, the generic text of Apache is used, since it names no
 * holder.
 * @throws if a package may not be shipped, or has another licence without its text
 */
export async function licenceText({ name, license, folder }: BundledPackage): Promise<string> {
  if (!isAllowed(license, SHIPPED_LICENCES))
    throw new Error(`${name} is in the build, and ${license} is not allowed there`)
  const files = (await readdir(folder)).filter((file) => LICENCE_FILE.test(file)).sort()
  if (files.length === 0) {
    if (license === 'Apache-2.0') return readFile(APACHE, 'utf8')
    throw new Error(`${name} is in the build, and has no text of its licence (${license}) to go along`)
  }
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')))
  return texts.map((text) => text.replace(/\r\n?/gu, '\n').trim()).join('\n\n')
}

const title = ({ name, version, license }: BundledPackage): string => `${name} ${version} (${license})`
