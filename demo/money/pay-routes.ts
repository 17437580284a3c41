import type { GatewayContext } from '#gateway/gateway-context'
import { findMemberById } from '#gateway/member/members'
import type { GatewayApp, GatewayRequest } from '#gateway/http/types'
import { findByToken, settlePayment } from '#gateway/money/payments'
import { payPage } from './pay-page'

/** Stand-in for a payment provider: a page of its own where a deposit is paid or cancelled. */
export function payRoutes(app: GatewayApp, gateway: GatewayContext): void {
  const { db } = gateway
  const show = (c: GatewayRequest, token: string): Response => {
    const payment = findByToken(db, token)
    const language = payment === null ? 'EN' : (findMemberById(db, payment.member_id)?.language ?? 'EN')
    return c.html(payPage(payment, language), payment === null ? 404 : 200, HEADERS)
  }
  app.get('/pay/:token', (c) => show(c, c.req.param('token')))
  app.post('/pay/:token', async (c) => {
    const token = c.req.param('token')
    const form = await c.req.parseBody()
    db.transaction(() => {
      const payment = findByToken(db, token)
      if (payment !== null) settlePayment(gateway, payment, form['pay'] === 'yes' ? 'done' : 'failed')
    })
    return c.redirect(`/pay/${token}`, 303)
  })
}

const HEADERS = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
} as const
