import { stringify } from 'csv-stringify/sync'
import type { BundledPackage } from '../build/bundled-packages'
import { licenceText } from '../build/third-party-notices'

const COLUMNS = ['package', 'version', 'licence', 'copyright', 'page of the package']

/** A line that names a holder: "Copyright (c) 2013 …", but no sentence about copyright. */
const HOLDER = /^\W*(copyright\s+(?:\(c\)|©|\d{4}).*)$/gimu

/**
 * Returns a table of the licences in a build as CSV, one package a line, for readers who are no engineers. The texts are
 * in the notices of the build.
 */
export async function renderLicenceList(packages: readonly BundledPackage[]): Promise<string> {
  const rows = await Promise.all(
    packages.map(async (each) => [
      each.name,
      each.version,
      each.license,
      holdersIn(await licenceText(each)).join('; '),
      each.homepage,
    ]),
  )
  return stringify([COLUMNS, ...rows], { bom: true })
}

const holdersIn = (text: string): string[] => [
  ...new Set([...text.matchAll(HOLDER)].map(([, line = '']) => line.trim())),
]
