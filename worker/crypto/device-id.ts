import Hex from 'crypto-js/enc-hex'
import md5 from 'crypto-js/md5'

/** Returns loginDeviceId (LOG-13): an MD5 of stable device properties, formatted 8-4-4-4-12. */
export const computeLoginDeviceId = (traits: readonly string[]): string => {
  const zone = `zone=${new Intl.DateTimeFormat().resolvedOptions().timeZone}`
  const hash = Hex.stringify(md5([...traits, zone].sort().join('\n')))
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5')
}
