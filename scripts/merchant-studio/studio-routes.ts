import { Hono } from 'hono'
import * as v from 'valibot'
import { limitBody } from '#gateway/http/limit-body'
import { merchantSchema, networkSchema, reportSchema, type Studio } from '../../src/studio/studio-api'
import { generateMerchantAssets } from '../merchant-assets/generate-merchant-assets'
import { checkMerchant } from '../merchant-check/check-merchant'
import { checkImageFile } from './check-image-file'
import { type Merchant, writeMerchantFolder } from './merchant-folder'

export interface StudioRoutesOptions {
  readonly studio: Omit<Studio, 'merchant' | 'isSaved'>
  readonly merchant: () => Merchant
  readonly change: (merchant: Merchant) => void
  readonly setOnline: (isOnline: boolean) => void
  readonly openSession: (() => string | null) | null
  /** Origin of a preview, whose settings and config.json are those of the form. */
  readonly preview: string
  /** Where players open the app, for the profile of iPhones. */
  readonly address: string
  /** Host of the studio, such as `127.0.0.1:4180`. */
  readonly host: () => string
}

const LARGEST_BYTES = 1_000_000

/** The studio's own calls. Another site that a browser has open cannot make them. */
export function studioRoutes(options: StudioRoutesOptions): Hono {
  const { studio, merchant, change, setOnline, openSession, preview, address, host } = options
  const app = new Hono()
  app.use('/api/*', async (c, next) => {
    const origin = c.req.header('Origin')
    const own = host()
    // A name of another site may lead to this machine, too.
    const isOwn = c.req.header('Host') === own && (origin === undefined || origin === `http://${own}`)
    if (!isOwn || c.req.header('Sec-Fetch-Site') === 'cross-site') return c.text('Forbidden\n', 403)
    return next()
  })
  app.use('/api/*', limitBody({ maxSize: LARGEST_BYTES }))
  let isSaved = true
  app.get('/api/studio', (c) => c.json({ ...studio, merchant: merchant(), isSaved }))
  app.put('/api/merchant', async (c) => {
    const parsed = v.safeParse(merchantSchema, await c.req.json().catch(() => null))
    if (!parsed.success) return c.text('Not a merchant\n', 400)
    change(parsed.output)
    isSaved = false
    return c.body(null, 204)
  })
  app.put('/api/network', async (c) => {
    const parsed = v.safeParse(networkSchema, await c.req.json().catch(() => null))
    if (!parsed.success) return c.text('Not a state of the network\n', 400)
    setOnline(parsed.output.isOnline)
    return c.body(null, 204)
  })
  app.post('/api/token', (c) => {
    const token = openSession?.() ?? null
    return token === null ? c.text('There is no demo member\n', 404) : c.json({ token })
  })
  app.post('/api/save', async (c) => {
    const files = await writeMerchantFolder(studio.folder, merchant())
    isSaved = true
    return c.json({ files })
  })
  app.post('/api/assets', async (c) => {
    const lines: string[] = []
    const code = await generateMerchantAssets(
      [preview, '--out', studio.folder, '--address', address],
      (line) => lines.push(line),
    )
    return c.json({ isOk: code === 0, lines })
  })
  app.post('/api/check', async (c) => {
    const lines: string[] = []
    await checkMerchant([preview, '--json'], (line) => lines.push(line))
    const report = v.safeParse(reportSchema, tryJson(lines.join('\n')))
    return report.success ? c.json(report.output) : c.text(`${lines.join('\n')}\n`, 502)
  })
  app.get('/api/image', async (c) => c.json(await checkImageFile(c.req.query('url') ?? '', preview)))
  return app
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
