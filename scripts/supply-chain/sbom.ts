import { createHash } from 'node:crypto'
import { Enums, Models, Serialize, Spec, SPDX } from '@cyclonedx/cyclonedx-library'
import { PackageURL } from 'packageurl-js'
import type { LockedBundledPackage } from './locked-packages'
import type { SourceCommit } from './source-commit'

export interface SbomInput {
  readonly buildId: string
  readonly appVersion: string
  readonly commit: SourceCommit
  /** Of the file that lists the digest of each file of the build, in hex. */
  readonly checksumsSha256: string
  readonly packages: readonly LockedBundledPackage[]
}

const APP = 'lobby-front'

/**
 * Returns the build's bill of materials as CycloneDX 1.6 in JSON: each package with code in the build. The same input
 * gives the same bytes: the serial number is a digest of the content, and the time is the commit's.
 */
export function renderSbom(input: SbomInput): string {
  const bom = new Models.Bom({ metadata: metadataOf(input) })
  const components = new Map(input.packages.map((each) => [refOf(each), componentOf(each)]))
  for (const each of input.packages) {
    const component = components.get(refOf(each))
    if (component === undefined) continue
    bom.components.add(component)
    bom.metadata.component?.dependencies.add(component.bomRef)
    for (const needed of each.needs) {
      const other = components.get(refOf(needed))
      if (other !== undefined) component.dependencies.add(other.bomRef)
    }
  }
  bom.serialNumber = `urn:uuid:${uuidOf(serialize(bom))}`
  return serialize(bom)
}

const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6))
const serialize = (bom: Models.Bom): string => `${serializer.serialize(bom, { sortLists: true, space: 2 })}\n`

function metadataOf({ buildId, appVersion, commit, checksumsSha256 }: SbomInput): Models.Metadata {
  const facts = {
    'build-id': buildId,
    'checksums-sha256': checksumsSha256,
    ...(commit.id === '' ? {} : { commit: commit.id }),
    node: process.version, // another version may compress to other bytes
  }
  const properties = Object.entries(facts).map(
    ([name, value]) => new Models.Property(`${APP}:${name}`, value),
  )
  return new Models.Metadata({
    ...(commit.time === undefined ? {} : { timestamp: commit.time }),
    lifecycles: new Models.LifecycleRepository([Enums.LifecyclePhase.Build]),
    component: new Models.Component(Enums.ComponentType.Application, APP, {
      bomRef: `${APP}@${appVersion}`,
      version: appVersion,
      licenses: new Models.LicenseRepository([licence('MIT')]),
    }),
    properties: new Models.PropertyRepository(properties),
  })
}

function componentOf(each: LockedBundledPackage): Models.Component {
  const name = each.name.slice(each.name.indexOf('/') + 1)
  const group = name === each.name ? undefined : each.name.slice(0, -name.length - 1)
  return new Models.Component(Enums.ComponentType.Library, name, {
    ...(group === undefined ? {} : { group }),
    bomRef: refOf(each),
    version: each.version,
    purl: new PackageURL('npm', group, name, each.version, null, null).toString(),
    scope: Enums.ComponentScope.Required,
    hashes: new Models.HashDictionary([[Enums.HashAlgorithm['SHA-512'], sha512Of(each.integrity)]]),
    licenses: new Models.LicenseRepository([licence(each.license)]),
  })
}

const refOf = ({ name, version }: { readonly name: string; readonly version: string }): string =>
  `${name}@${version}`

const licence = (expression: string): Models.License =>
  SPDX.isSupportedSpdxId(expression)
    ? new Models.SpdxLicense(expression)
    : new Models.LicenseExpression(expression)

/** Converts the base64 of an integrity to hex. `npm run lint` allows SHA-512 only. */
const sha512Of = (integrity: string): string =>
  Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex')

/** Returns a UUID of version 8 (RFC 9562), which has a digest of its own choice. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
