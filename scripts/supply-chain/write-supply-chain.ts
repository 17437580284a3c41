import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { PageBuild } from '../build/build-constants'
import type { BundledPackage } from '../build/bundled-packages'
import { sha256 } from '../build/file-list'
import { checksumsOf } from './checksums'
import { renderLicenceList } from './licence-list'
import { readLockedPackages } from './locked-packages'
import { renderSbom } from './sbom'
import { readSourceCommit } from './source-commit'

export const SBOM_FILE = 'sbom.cdx.json'
export const LICENCES_FILE = 'licences.csv'
export const CHECKSUMS_FILE = 'SHA256SUMS'

/** Returns the folder of what an operator stores with a build and does not serve (docs/supply-chain.md). */
export const supplyChainFolder = (outDir: string): string => `${outDir}-meta`

/**
 * Writes the bill of materials, the list of licences and the checksums of a build next to its folder.
 * @param siteDir the folder that has the files now
 * @param files all files of the build, relative to it
 */
export async function writeSupplyChain(
  build: PageBuild,
  siteDir: string,
  files: readonly string[],
  packages: readonly BundledPackage[],
): Promise<void> {
  const checksums = await checksumsOf(siteDir, files)
  const sbom = renderSbom({
    buildId: build.buildId,
    appVersion: build.appVersion,
    commit: await readSourceCommit(build.root),
    checksumsSha256: sha256(Buffer.from(checksums)).toString('hex'),
    packages: await readLockedPackages(packages),
  })
  const folder = supplyChainFolder(build.outDir)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await Promise.all([
    writeFile(path.join(folder, SBOM_FILE), sbom),
    writeFile(path.join(folder, LICENCES_FILE), await renderLicenceList(packages)),
    writeFile(path.join(folder, CHECKSUMS_FILE), checksums),
  ])
}
