import { Hono } from 'hono'
import { PROFILE_TYPE, renderWebClipProfile } from '#deploy/web-clip-profile'
import { ICON_SIZES } from '#domain/install/apple-icons'
import { drawCover } from '../art/cover'
import { drawFlag } from '../art/flags/draw-flag'
import { drawIcon } from '../art/app-icon'
import { drawBanner } from '../art/banner'
import { drawLogo } from '../art/brand-logo'
import { drawMethodSign } from '../art/payment-method-icon'
import { drawPoster } from '../art/poster'
import { drawVendorLogo } from '../art/vendor-logo'
import type { GatewayContext } from '#gateway/gateway-context'
import { applyFaults } from '#gateway/control/apply-faults'
import { findBanner } from '#gateway/lobby/banners'
import { findDownloadBanner } from '#gateway/install/downloads'
import { findGame } from '#gateway/games/games'
import { findItem } from '#gateway/money/offers'
import { findMethod } from '#gateway/money/payment-methods'
import { findVendor } from '#gateway/games/vendors'
import type { GatewayApp, GatewayEnv } from '#gateway/http/types'
import { type ContentLanguage, knownLanguage } from '#gateway/http/language'
import { MERCHANT_CODE, MERCHANT_NAME } from '../seed/merchant'
import { missing, sendImage } from './send-picture'
import { drawLicenceSeal } from '../art/licence-seal'
import { legalPage } from '../service/legal-page'
import { servicePage } from '../service/service-page'

const DRAWN_SIZES: readonly number[] = ICON_SIZES

/** The image origin: images drawn on request, readable from any origin, with a long cache lifetime. */
export function createCdn(gateway: GatewayContext): GatewayApp {
  const app: GatewayApp = new Hono<GatewayEnv>()
  const icons = new Map<number, Buffer>()
  const iconOf = (size: number): Buffer => {
    const icon = icons.get(size) ?? drawIcon(size)
    icons.set(size, icon)
    return icon
  }
  const flags = new Map<string, Buffer>()
  if (gateway.options.control) app.use(applyFaults(gateway))

  app.get('/covers/:language/:file{.+\\.svg}', (c) => {
    const language = languageOf(c.req.param('language'))
    const game = findGame(gateway, language, nameOf(c.req.param('file')))
    return game === null ? missing(c) : sendImage(c, SVG, drawCover(game, language))
  })
  app.get('/banners/:language/:file{.+\\.svg}', (c) => {
    const language = knownLanguage(c.req.param('language'))
    const banner = findBanner(gateway, language, nameOf(c.req.param('file')))
    const drawn = banner === null ? null : drawBanner(banner.art, language, banner)
    return drawn === null ? missing(c) : sendImage(c, SVG, drawn)
  })
  app.get('/downloads/background.svg', (c) => {
    const drawn = drawPoster({ name: 'background', motif: 'phone', palette: 6, width: 600, height: 900 })
    return drawn === null ? missing(c) : sendImage(c, SVG, drawn)
  })
  app.get('/downloads/:language/:file{.+\\.svg}', (c) => {
    const language = languageOf(c.req.param('language'))
    const banner = findDownloadBanner(gateway, language, nameOf(c.req.param('file')))
    const drawn = banner === null ? null : drawBanner(banner.art, language, banner)
    return drawn === null ? missing(c) : sendImage(c, SVG, drawn)
  })
  app.get('/vendors/:file{.+\\.svg}', (c) => {
    const vendor = findVendor(gateway, nameOf(c.req.param('file')))
    return vendor === null
      ? missing(c)
      : sendImage(c, SVG, drawVendorLogo(vendor.vendor, vendor.name, vendor.accent))
  })
  app.get('/country/:file{[A-Z][A-Z]\\.png}', (c) => {
    const code = c.req.param('file').slice(0, 2)
    const flag = flags.get(code) ?? drawFlag(code)
    if (flag === null) return missing(c)
    flags.set(code, flag)
    return sendImage(c, PNG, flag)
  })
  app.get('/methods/:file{.+\\.svg}', (c) => {
    const method = findMethod(gateway.db, nameOf(c.req.param('file')))
    const drawn = method === null ? null : drawMethodSign(method.sign, method.accent)
    return drawn === null ? missing(c) : sendImage(c, SVG, drawn)
  })
  app.get('/items/:file{.+\\.svg}', (c) => {
    const name = nameOf(c.req.param('file'))
    const item = findItem(gateway.db, name)
    const drawn = item === null ? null : drawPoster({ ...item, name, width: 300, height: 300 })
    return drawn === null ? missing(c) : sendImage(c, SVG, drawn)
  })
  app.get('/brand/logo.svg', (c) => sendImage(c, SVG, drawLogo()))
  app.get('/brand/:file{icon-\\d+\\.png}', (c) => {
    const size = Number(/\d+/.exec(c.req.param('file'))?.[0])
    return DRAWN_SIZES.includes(size) ? sendImage(c, PNG, iconOf(size)) : missing(c)
  })
  app.get('/profiles/:language/harbour.mobileconfig', (c) => {
    const profile = renderWebClipProfile({
      name: MERCHANT_NAME[languageOf(c.req.param('language'))],
      merchant: MERCHANT_CODE,
      origin: gateway.origin,
      icon: iconOf(192),
    })
    return c.body(profile, 200, { 'Content-Type': PROFILE_TYPE, 'Cache-Control': 'no-store' })
  })
  app.get('/brand/licence.svg', (c) => sendImage(c, SVG, drawLicenceSeal()))
  app.get('/legal/:document', (c) => {
    const page = legalPage(c.req.param('document'))
    return page === null ? missing(c) : c.html(page)
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
