/**
 * Licences allowed for shipped packages: they require only a notice, which the build writes
 * (scripts/build/third-party-notices.ts).
 */
export const SHIPPED_LICENCES: readonly string[] = ['0BSD', 'Apache-2.0', 'BSD-3-Clause', 'ISC', 'MIT']

/** Licences also allowed for tools and tests: we run these packages and distribute none of them. */
export const TOOL_LICENCES: readonly string[] = [
  ...SHIPPED_LICENCES,
  'BSD-2-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0', // caniuse-lite: data
  'CC0-1.0',
  'LGPL-3.0-or-later', // libvips, which sharp uses
  'MIT-0',
  'MPL-2.0',
  'Python-2.0',
]

/** Licences that a lock file lacks, or does not give by SPDX name; each was read in the package itself. */
export const LICENCE_OVERRIDES: Readonly<Record<string, string>> = {
  'deep-freeze@0.0.1': 'CC0-1.0', // public domain, listed as CC0
  'fuzzy@0.1.3': 'MIT', // only in the old field `licenses`
  'svg-tags@1.0.0': 'MIT', // only in the old field `licenses`
  'url-template@2.0.8': 'BSD-3-Clause', // "BSD" in its package.json
  'valid-url@1.0.9': 'MIT', // only in its LICENSE
}

/** Packages with install scripts. `.npmrc` blocks all of them, and none is needed here. */
export const INSTALL_SCRIPTS: Readonly<Record<string, string>> = {
  '@firebase/util': 'looks for settings in the environment; ours come from the gateway',
  esbuild: 'its binary comes as a package of its own; the script only links it',
  protobufjs: 'warns of versions; it comes with Firestore, which is in no bundle',
  re2: 'for patterns of the hosting that comes with the emulator, which nobody starts',
}

/** True if the licences are allowed. Accepts `A`, `A OR B` and `A AND B`, also in parentheses. */
export function isAllowed(expression: string, allowed: readonly string[]): boolean {
  const choices = expression.replace(/^\((.*)\)$/u, '$1').split(' OR ')
  return choices.some((choice) => choice.split(' AND ').every((licence) => allowed.includes(licence)))
}
