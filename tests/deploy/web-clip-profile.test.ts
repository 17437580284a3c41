import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { renderWebClipProfile } from '#deploy/web-clip-profile'
import { readPlist } from '../support/read-plist'

const ICON = Buffer.from('89504e470d0a1a0a00ff10', 'hex')
const CLIP = { name: 'Lucky Harbour', merchant: 'harbour', origin: 'https://m.harbour.example', icon: ICON }

const uuid = v.pipe(
  v.string(),
  v.regex(/^[0-9A-F]{8}-[0-9A-F]{4}-8[0-9A-F]{3}-[89AB][0-9A-F]{3}-[0-9A-F]{12}$/u),
)
const payload = {
  PayloadVersion: v.literal(1),
  PayloadUUID: uuid,
  ...v.entriesFromList(['PayloadIdentifier', 'PayloadDisplayName'], v.string()),
}
const profile = v.strictObject({
  ...payload,
  PayloadType: v.literal('Configuration'),
  PayloadOrganization: v.string(),
  PayloadRemovalDisallowed: v.literal(false),
  PayloadContent: v.strictTuple([
    v.strictObject({
      ...payload,
      PayloadType: v.literal('com.apple.webClip.managed'),
      ...v.entriesFromList(['URL', 'Label'], v.string()),
      Icon: v.instance(Buffer),
      ...v.entriesFromList(['FullScreen', 'IsRemovable', 'Precomposed'], v.literal(true)),
    }),
  ]),
})

const read = (clip: Partial<typeof CLIP> = {}) =>
  v.parse(profile, readPlist(renderWebClipProfile({ ...CLIP, ...clip })))

test('INS-04 the profile is a web clip that its owner may remove, with the merchant’s name and icon, under /m/', () => {
  const written = read()
  const [clip] = written.PayloadContent
  expect(written.PayloadIdentifier).toBe('example.harbour.m.web-clip.harbour')
  expect(clip.PayloadIdentifier).toBe('example.harbour.m.web-clip.harbour.clip')
  expect(written.PayloadOrganization).toBe('m.harbour.example')
  expect(clip.Label).toBe('Lucky Harbour')
  expect(clip.URL).toBe('https://m.harbour.example/m/home?WEBCLIP=1')
  expect(clip.Icon.equals(ICON)).toBe(true)
})

test('INS-04 a profile downloaded again takes the place of the one before, and of no other merchant’s', () => {
  const ids = (clip: Partial<typeof CLIP>) => {
    const { PayloadIdentifier, PayloadUUID, PayloadContent } = read(clip)
    return [
      PayloadIdentifier,
      PayloadUUID,
      PayloadContent[0].PayloadIdentifier,
      PayloadContent[0].PayloadUUID,
    ]
  }
  expect(ids({ name: 'Another name', icon: Buffer.from('other') })).toEqual(ids({}))
  const all = [ids({}), ids({ merchant: 'cove' }), ids({ origin: 'https://m.cove.example' })].flat()
  expect(new Set(all).size).toBe(all.length)
})

test('INS-04 R-14 a hostile name stays a name', () => {
  const name = '</string><key>IsRemovable</key><false/>&amp;"\'\u0000\u000b\ud800幸运'
  const written = read({ name })
  expect(written.PayloadContent[0].Label).toBe('</string><key>IsRemovable</key><false/>&amp;"\'幸运')
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (any, merchant) => {
      const { PayloadContent, PayloadIdentifier } = read({ name: any, merchant })
      return PayloadContent[0].Label.length <= any.length && /^[a-z0-9.-]+$/u.test(PayloadIdentifier)
    }),
  )
})
