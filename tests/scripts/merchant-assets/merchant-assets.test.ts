import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { APPLE_SCREENS, SPLASH_STYLES, splashFile } from '#domain/install/apple-icons'
import { generateMerchantAssets } from '../../../scripts/merchant-assets/generate-merchant-assets'
import { type RunningGateway, runGateway } from '../../gateway/support/running-gateway'

let gateway: RunningGateway
let pictures: Server
let picturesOrigin: string
let out: string

/** Responses of a merchant's own host. */
const HOST: Readonly<Record<string, string | Buffer>> = {
  '/page': '<!doctype html><p>Not found</p>',
  '/large': Buffer.alloc(5_000_001),
  '/bomb.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="90000" height="90000"><rect width="9" height="9"/></svg>',
  '/mark.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="10"><rect width="40" height="10" fill="#c00"/></svg>',
}

beforeAll(async () => {
  gateway = await runGateway()
  pictures = createServer((request, response) => {
    const body = HOST[request.url ?? '']
    response.writeHead(body === undefined ? 404 : 200).end(body)
  })
  await new Promise<void>((resolve) => pictures.listen(0, '127.0.0.1', resolve))
  const address = pictures.address()
  picturesOrigin = `http://127.0.0.1:${typeof address === 'object' && address ? String(address.port) : ''}`
})
afterAll(async () => {
  pictures.closeAllConnections()
  pictures.close()
  await gateway.close()
})
beforeEach(async () => {
  await gateway.control({ reset: true })
  out = await mkdtemp(path.join(tmpdir(), 'deployed-'))
  return () => rm(out, { recursive: true })
})

const template = (part: Readonly<Record<string, unknown>>) =>
  gateway.control({ settings: { mobileTemplate: part } })
const lines: string[] = []
const make = (...args: readonly string[]) => generateMerchantAssets(args, (line) => lines.push(line))
const fromHere = (folder = out) => make(gateway.origin, '--out', folder)
const file = (name: string) => readFile(path.join(out, 'merchant', name))

describe('INS-07 npm run merchant:assets', () => {
  test('INS-07 creates every image from the merchant’s logo, and the profile, small and complete', async () => {
    await template({ image_logo: `${picturesOrigin}/mark.svg` })
    await mkdir(path.join(out, 'merchant'))
    await writeFile(path.join(out, 'merchant/old.png'), 'old')
    expect(await fromHere()).toBe(0)

    const names = await readdir(path.join(out, 'merchant'))
    expect(names).toHaveLength(APPLE_SCREENS.length * 2 + 4 + 2)
    expect(await readdir(out)).toEqual(['merchant'])
    expect((await stat(path.join(out, 'merchant'))).mode & 0o777).toBe(0o755)
    for (const screen of APPLE_SCREENS)
      for (const style of SPLASH_STYLES) {
        const image = await file(splashFile(screen, style))
        const { width, height, format, hasAlpha } = await sharp(image).metadata()
        expect([width, height, format, hasAlpha]).toEqual([screen.width, screen.height, 'png', false])
        expect(image.byteLength).toBeLessThan(20_000)
        expect(await pixelOf(image, screen.width / 2, screen.height / 2)).toEqual([0xcc, 0, 0])
        const ground = style === 'light' ? [0xed, 0xf0, 0xf6] : [0x09, 0x0c, 0x15]
        expect(await pixelOf(image, 0, 0)).toEqual(ground)
      }
    for (const [name, size] of [...ICONS, ['apple-touch-icon.png', 180]] as const)
      expect(await sharp(await file(name)).metadata()).toMatchObject({
        width: size,
        height: size,
        format: 'png',
      })
    expect((await file('app.mobileconfig')).toString()).toContain(`${gateway.origin}/m/home?WEBCLIP=1`)
    expect(lines.at(-1)).toMatch(/^Lucky Harbour: 32 files, [\d.]+ KB in all/u)
  })

  test.each([
    ['no address', ['nonsense'], '"nonsense" is no http(s) address'],
    ['another kind of address', ['file:///etc/passwd'], 'is no http(s) address'],
    ['nothing', [], 'Say whose'],
    ['an unknown option', ['https://m.example', '--into', 'x'], '--into'],
    ['an unknown language', ['https://m.example', '--language', 'XX'], 'no language "XX"'],
    ['nobody there', ['http://127.0.0.1:1', '--out', tmpdir()], 'does not answer'],
  ])('INS-07 reports the problem with %s', async (_, args, complaint) => {
    lines.length = 0
    expect(await make(...args)).toBe(1)
    expect(lines.join('\n')).toContain(complaint)
  })

  test.each([
    ['no picture', { image_logo: '', apple_touch_icon: '' }, 'names no picture'],
    ['an unsafe address', { image_logo: 'javascript:alert(1)' }, 'is no safe address'],
    ['a missing one', { image_logo: 'PICTURES/gone.png' }, 'answered 404'],
    ['a page in its place', { image_logo: 'PICTURES/page' }, 'cannot be read'],
    ['one that is too large', { image_logo: 'PICTURES/large' }, 'larger than 5 MB'],
    ['one of too many pixels', { image_logo: 'PICTURES/bomb.svg' }, 'cannot be read'],
  ])('INS-07 reports a merchant who has %s, and keeps the old folder', async (_, part, complaint) => {
    const named: Record<string, string> = {}
    for (const [name, source] of Object.entries(part))
      named[name] = source.replace('PICTURES', picturesOrigin)
    await template(named)
    await mkdir(path.join(out, 'merchant'))
    await writeFile(path.join(out, 'merchant/old.png'), 'old')
    lines.length = 0
    expect(await fromHere()).toBe(1)
    expect(lines.join('\n')).toContain(complaint)
    expect((await file('old.png')).toString()).toBe('old')
    expect(await readdir(out)).toEqual(['merchant'])
  })

  test('DEP-01 creates the images also from settings with an invalid field, as the app reads them', async () => {
    const mobileTemplate = { image_logo: `${picturesOrigin}/mark.svg`, apple_touch_icon: 5 }
    await gateway.control({ settings: { decimals: '2', mobileTemplate } })
    lines.length = 0
    expect([await fromHere(), lines.at(-1)]).toEqual([0, expect.stringContaining('32 files')])
  })

  test('INS-07 uses the paths of config.json from the deployed folder, else from the host', async () => {
    await template({ image_logo: `${picturesOrigin}/mark.svg` })
    const paths = { '/wps/system/status': '/moved/status', '/wps/system/settings': '/moved/settings' }
    const folderConfig = path.join(out, 'config.json')
    await writeFile(folderConfig, JSON.stringify({ paths }))
    lines.length = 0
    expect(await fromHere()).toBe(1)
    expect(lines.join('\n')).toContain('/moved/status?')
    await rm(folderConfig)

    await gateway.control({ config: { merchant: 'harbour', paths } })
    expect(await fromHere()).toBe(0)
    const log: unknown = await (await gateway.get('/__control?path=/moved/')).json()
    expect(log).toMatchObject({
      requests: [
        { path: '/moved/status' }, // of the first run, which got no response
        { path: '/moved/status', headers: { merchant: 'harbour' } },
        { path: '/moved/settings', headers: { merchant: 'harbour' } },
      ],
    })

    await writeFile(folderConfig, '{')
    lines.length = 0
    expect(await fromHere()).toBe(1)
    expect(lines.join('\n')).toContain('config.json is not JSON')
    await writeFile(folderConfig, JSON.stringify({ paths: { '/wps/system/status': 'moved' } }))
    expect(await fromHere()).toBe(1)
    expect(lines.join('\n')).toContain('config.json is not what the app takes: paths')
  })

  test('INS-07 reports a missing folder and an unexpected response', async () => {
    lines.length = 0
    expect(await make(picturesOrigin, '--out', out)).toBe(1)
    expect(lines.join('\n')).toContain('answered 404')
    await template({ image_logo: `${picturesOrigin}/mark.svg` })
    expect(await fromHere(path.join(out, 'gone'))).toBe(1)
    expect(lines.join('\n')).toContain('is no folder')
  })
})

const ICONS = [192, 256, 384, 512].map((size) => [`icon-${String(size)}.png`, size] as const)

const pixelOf = async (image: Buffer, left: number, top: number): Promise<readonly number[]> => [
  ...(await sharp(image)
    .removeAlpha()
    .extract({ left: Math.floor(left), top: Math.floor(top), width: 1, height: 1 })
    .raw()
    .toBuffer()),
]
