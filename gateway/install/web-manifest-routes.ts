import { ICON_SIZES } from '#domain/install/apple-icons'
import { withPreservedParams } from '#domain/routing/preserved-params'
import type { GatewayContext } from '../gateway-context'
import { languageOf } from '../http/language'
import type { GatewayApp } from '../http/types'

/** GET /wps/system/manifest.json: the web-app manifest, a file without an envelope (INS-07). */
export function manifestRoutes(app: GatewayApp, gateway: GatewayContext): void {
  app.get('/wps/system/manifest.json', (c) => {
    // The manifest link cannot send a header, so the language may be in the query.
    const language = languageOf(c.req.query('language') ?? c.req.header('Language'))
    return c.body(
      JSON.stringify({
        id: '/m/',
        name: gateway.content.name[language],
        short_name: gateway.content.name[language],
        // The visitor's referral parameters apply in the installed app as well.
        start_url: withPreservedParams('/m/home', new URL(c.req.url).search),
        scope: '/m/',
        display: 'standalone',
        orientation: 'portrait',
        background_color: '#0b1020',
        theme_color: '#0b1020',
        icons: ICON_SIZES.flatMap((size) =>
          ['any', 'maskable'].map((purpose) => ({
            src: `${gateway.cdnOrigin}/brand/icon-${size}.png`,
            sizes: `${size}x${size}`,
            type: 'image/png',
            purpose,
          })),
        ),
      }),
      200,
      { 'Content-Type': 'application/manifest+json; charset=UTF-8', 'Cache-Control': 'no-cache' },
    )
  })
}
