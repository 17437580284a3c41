import { Hono } from 'hono'
import { drawCover } from '../art/cover'
import { drawFlag } from '../art/flags/flag'
import { drawIcon } from '../art/icon'
import { drawBanner } from '../art/banner'
import { drawLogo } from '../art/brand'
import { drawMethodSign } from '../art/method-sign'
import { drawPoster } from '../art/poster'
import { drawVendorLogo } from '../art/vendor-logo'
import type { GatewayContext } from '../context'
import { applyFaults } from '../control/apply-faults'
import { findBanner } from '../db/banners'
import { findDownloadBanner } from '../db/downloads'
import { findGame } from '../db/games'
import { findItem } from '../db/offers'
import { findMethod } from '../db/payments'
import { findVendor } from '../db/vendors'
import type { GatewayApp, GatewayEnv } from '../http/types'
import type { ContentLanguage } from '../http/language'
import { missing, picture } from './picture'
import { servicePage } from './service-page'

const ICON_SIZES: readonly string[] = ['192', '256', '384', '512']

/** The image origin: pictures drawn when asked for, readable from any origin, kept long by every cache. */
export function createCdn(gateway: GatewayContext): GatewayApp {
  const app: GatewayApp = new Hono<GatewayEnv>()
  const icons = new Map<string, Buffer>()
  const flags = new Map<string, Buffer>()
  if (gateway.options.control) app.use(applyFaults(gateway))

  app.get('/covers/:language/:file{.+\\.svg}', (c) => {
    const language = languageOf(c.req.param('language'))
    const game = findGame(gateway, language, nameOf(c.req.param('file')))
    return game === null ? missing(c) : picture(c, SVG, drawCover(game, language))
  })
  app.get('/banners/:language/:file{.+\\.svg}', (c) => {
    const language = languageOf(c.req.param('language'))
    const banner = findBanner(gateway, language, nameOf(c.req.param('file')))
    const drawn = banner === null ? null : drawBanner(banner.art, language, banner)
    return drawn === null ? missing(c) : picture(c, SVG, drawn)
  })
  app.get('/downloads/background.svg', (c) => {
    const drawn = drawPoster({ name: 'background', motif: 'phone', palette: 6, width: 600, height: 900 })
    return drawn === null ? missing(c) : picture(c, SVG, drawn)
  })
  app.get('/downloads/:language/:file{.+\\.svg}', (c) => {
    const language = languageOf(c.req.param('language'))
    const banner = findDownloadBanner(gateway, language, nameOf(c.req.param('file')))
    const drawn = banner === null ? null : drawBanner(banner.art, language, banner)
    return drawn === null ? missing(c) : picture(c, SVG, drawn)
  })
  app.get('/vendors/:file{.+\\.svg}', (c) => {
    const vendor = findVendor(gateway, nameOf(c.req.param('file')))
    return vendor === null
      ? missing(c)
      : picture(c, SVG, drawVendorLogo(vendor.vendor, vendor.name, vendor.accent))
  })
  app.get('/country/:file{[A-Z][A-Z]\\.png}', (c) => {
    const code = c.req.param('file').slice(0, 2)
    const flag = flags.get(code) ?? drawFlag(code)
    if (flag === null) return missing(c)
    flags.set(code, flag)
    return picture(c, PNG, flag)
  })
  app.get('/methods/:file{.+\\.svg}', (c) => {
    const method = findMethod(gateway.db, nameOf(c.req.param('file')))
    const drawn = method === null ? null : drawMethodSign(method.sign, method.accent)
    return drawn === null ? missing(c) : picture(c, SVG, drawn)
  })
  app.get('/items/:file{.+\\.svg}', (c) => {
    const name = nameOf(c.req.param('file'))
    const item = findItem(gateway.db, name)
    const drawn = item === null ? null : drawPoster({ ...item, name, width: 300, height: 300 })
    return drawn === null ? missing(c) : picture(c, SVG, drawn)
  })
  app.get('/brand/logo.svg', (c) => picture(c, SVG, drawLogo()))
  app.get('/brand/:file{icon-\\d+\\.png}', (c) => {
    const size = /\d+/.exec(c.req.param('file'))?.[0] ?? ''
    if (!ICON_SIZES.includes(size)) return missing(c)
    const icon = icons.get(size) ?? drawIcon(Number(size))
    icons.set(size, icon)
    return picture(c, PNG, icon)
  })
  app.get('/service/:page', (c) => {
    const page = servicePage(c.req.param('page'), languageOf(c.req.query('language') ?? ''))
    return page === null ? missing(c) : c.html(page, 200, { 'Cache-Control': 'no-store' })
  })
  app.notFound(missing)
  return app
}

const PNG = 'image/png'
const SVG = 'image/svg+xml; charset=UTF-8'

const nameOf = (file: string) => file.replace(/\.svg$/, '')

const languageOf = (text: string): ContentLanguage => (text === 'cn' ? 'CN' : text === 'ur' ? 'UR' : 'EN')
