import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { APPLE_SCREENS, SPLASH_STYLES, splashFile } from '#domain/install/apple-icons'
import { generateMerchantAssets } from '../../../scripts/merchant-assets/generate-merchant-assets'
import { gateway, useGateway } from '../../gateway/support/shared-gateway'
import { useHost } from '../support/host'

/** Each image of a large screen takes a third of a second; all of them differ in their size only. */
const SCREENS = APPLE_SCREENS.slice(0, 1)

const svg = (width: number, height: number, drawn = 9) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${drawn}" height="${drawn}" fill="#c00"/></svg>`

/** Responses of a merchant's own host. */
const HOST: Readonly<Record<string, string | Buffer>> = {
  '/page': '<!doctype html><p>Not found</p>',
  '/large': Buffer.alloc(5_000_001),
  '/bomb.svg': svg(90_000, 90_000),
  '/mark.svg': svg(40, 10, 40),
}

let out: string
let lines: string[]

useGateway()
const host = useHost((name) => {
  const body = HOST[name]
  return body === undefined ? undefined : { body }
})
beforeEach(async () => {
  lines = []
  out = await mkdtemp(path.join(tmpdir(), 'deployed-'))
  await mkdir(path.join(out, 'merchant'))
  await writeFile(path.join(out, 'merchant/old.png'), 'old')
  return () => rm(out, { recursive: true })
})

const template = (part: object) => gateway.control({ settings: { decimals: '2', mobileTemplate: part } })
const make = (...args: readonly string[]) => generateMerchantAssets(args, (line) => lines.push(line), SCREENS)
const fromHere = () => make(gateway.origin, '--out', out)
const file = (name: string) => readFile(path.join(out, 'merchant', name))
const pixelOf = async (image: Buffer, left: number, top: number): Promise<readonly number[]> => [
  ...(await sharp(image).removeAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
]

/** Expects that the command fails with these words and keeps the old folder. */
const expectProblem = async (words: string, ...args: readonly string[]) => {
  lines = []
  expect([await make(...args), lines.join('\n')]).toEqual([1, expect.stringContaining(words)])
  expect((await file('old.png')).toString()).toBe('old')
  expect((await readdir(out)).filter((name) => name !== 'config.json')).toEqual(['merchant'])
}

test('INS-07 DEP-01 creates the images from the merchant’s logo, and the profile, even from settings with wrong fields', async () => {
  await template({ image_logo: `${host.origin}/mark.svg`, apple_touch_icon: 5 })
  expect(await fromHere()).toBe(0)
  const names = await readdir(path.join(out, 'merchant'))
  expect(names).toHaveLength(SCREENS.length * 2 + 4 + 2)
  expect((await stat(path.join(out, 'merchant'))).mode & 0o777).toBe(0o755)
  for (const screen of SCREENS)
    for (const style of SPLASH_STYLES) {
      const image = await file(splashFile(screen, style))
      const { width, height, format, hasAlpha } = await sharp(image).metadata()
      expect([width, height, format, hasAlpha]).toEqual([screen.width, screen.height, 'png', false])
      expect(image.byteLength).toBeLessThan(20_000)
      expect(await pixelOf(image, screen.width / 2, screen.height / 2)).toEqual([0xcc, 0, 0])
      expect(await pixelOf(image, 0, 0)).toEqual(style === 'light' ? [0xed, 0xf0, 0xf6] : [0x09, 0x0c, 0x15])
    }
  const icons = [192, 256, 384, 512].map((size) => [`icon-${String(size)}.png`, size] as const)
  for (const [name, px] of [...icons, ['apple-touch-icon.png', 180]] as const)
    expect(await sharp(await file(name)).metadata()).toMatchObject({ width: px, height: px, format: 'png' })
  expect((await file('app.mobileconfig')).toString()).toContain(`${gateway.origin}/m/home?WEBCLIP=1`)
  expect(lines.at(-1)).toMatch(/^Lucky Harbour: 8 files, [\d.]+ KB in all/u)
})

test('INS-07 reports a problem with the command, and keeps the old folder', async () => {
  for (const [words, ...args] of [
    ['"nonsense" is no http(s) address', 'nonsense'],
    ['Say whose'],
    ['does not answer', 'http://127.0.0.1:1', '--out', out],
    ['answered 404', host.origin, '--out', out],
    ['is no folder', gateway.origin, '--out', path.join(out, 'gone')],
  ] as const)
    await expectProblem(words, ...args)
})

test('INS-07 reports a problem with the merchant’s image, and keeps the old folder', async () => {
  for (const [image_logo, words] of [
    ['', 'names no picture'],
    ['javascript:alert(1)', 'is no safe address'],
    [`${host.origin}/gone.png`, 'answered 404'],
    [`${host.origin}/page`, 'cannot be read'],
    [`${host.origin}/large`, 'larger than 5 MB'],
    [`${host.origin}/bomb.svg`, 'cannot be read'],
  ] as const) {
    await template({ image_logo, apple_touch_icon: '' })
    await expectProblem(words, gateway.origin, '--out', out)
  }
})

test('INS-07 uses the paths of config.json from the deployed folder, else from the host', async () => {
  await template({ image_logo: `${host.origin}/gone.png` })
  const paths = { '/wps/system/status': '/moved/status', '/wps/system/settings': '/moved/settings' }
  const put = (text: string) => writeFile(path.join(out, 'config.json'), text)
  for (const [text, words] of [
    [JSON.stringify({ paths }), '/moved/status?'],
    ['{', 'config.json is not JSON'],
    [
      JSON.stringify({ paths: { '/wps/system/status': 'moved' } }),
      'config.json is not what the app takes: paths',
    ],
  ] as const) {
    await put(text)
    await expectProblem(words, gateway.origin, '--out', out)
  }
  await rm(path.join(out, 'config.json'))
  await gateway.control({ config: { merchant: 'harbour', paths } })
  await expectProblem('answered 404', gateway.origin, '--out', out)
  const log: unknown = await (await gateway.get('/__control?path=/moved/')).json()
  expect(log).toMatchObject({
    requests: [
      { path: '/moved/status' }, // of the first run, which got no response
      { path: '/moved/status', headers: { merchant: 'harbour' } },
      { path: '/moved/settings', headers: { merchant: 'harbour' } },
    ],
  })
})
