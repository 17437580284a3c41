import * as v from 'valibot'
import { type CaptchaServer, captchaServerSchema, GOOD_SERVER } from '../captcha/captcha-server'
import { type GatewayContext, openLobby } from '../gateway-context'
import { postponeMatches } from '../games/matches'
import { changeDownloadSettings } from '../install/downloads'
import { changeSettings } from '../system/settings'
import { findMemberByName } from '../member/members'
import { accountViews } from './account-views'
import { chatCommandSchema, chatViews, commandChat } from './chat-views'
import { GOOD_CHAT } from '../chat/chat-server'
import { serviceScriptSchema } from '../service/service-script'
import { deleteReports } from '../metrics/save-reports'
import { listEffects } from '../outbox/effects'
import { listDevices } from '../push/push-devices'
import { removeGames, touchGames } from './change-games'
import type { GatewayApp } from '../http/types'
import { GOOD_LINE, type Line, lineBehaviourSchema } from '../lines/line'
import { faultRuleSchema } from './fault'
import { decidePayments, moneyViews, paymentDecisionSchema } from './money-views'
import { changeMembers, memberChangeSchema } from './change-members'

const json = v.record(v.string(), v.unknown())

const commandSchema = v.strictObject({
  /**
   * Back to the initial state before the other parts are applied. That is: seeded content and accounts, no sessions,
   * no deliveries, the first build, no faults, the first config, the right time, an empty log.
   */
  reset: v.optional(v.boolean()),
  settings: v.optional(json),
  status: v.optional(json),
  config: v.optional(v.nullable(json)),
  /** The merchant's other files below /m, by path: text, or a value that is sent as JSON. */
  files: v.optional(json),
  /** Settings of the download prompts, by key; an unknown key is added. */
  downloads: v.optional(
    v.record(
      v.string(),
      v.strictObject({ enabled: v.optional(v.boolean()), value: v.optional(v.unknown()) }),
    ),
  ),
  /** The country of visitors; null for the merchant's own. */
  visitor: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)))),
  games: v.optional(
    v.union([
      v.number(),
      v.strictObject({
        touch: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
        seed: v.optional(v.number()),
      }),
      v.literal('remove all'),
    ]),
  ),
  /** By how many ms all matches are moved to a later time. */
  postponeMatches: v.optional(v.number()),
  /** A build to serve from now on; earlier ones keep their assets unless `keepAssets` is false. */
  dist: v.optional(v.string()),
  /** A folder of prerendered documents to serve from now on; null for none. */
  lobby: v.optional(v.nullable(v.string())),
  keepAssets: v.optional(v.boolean(), true),
  publicCdn: v.optional(v.string()),
  publicOrigin: v.optional(v.string()),
  faults: v.optional(v.array(faultRuleSchema)),
  members: v.optional(v.array(memberChangeSchema)),
  /** True if status denies access on the first domain, but not on the lines. */
  isDomainClosed: v.optional(v.boolean()),
  /** How each line responds to pings from now on, in order; absent ones are unchanged. */
  lines: v.optional(v.array(lineBehaviourSchema)),
  /** Behaviour of each captcha server from now on, the main one first; absent ones are unchanged. */
  captchaServers: v.optional(v.array(captchaServerSchema)),
  chat: v.optional(chatCommandSchema),
  /** The script of the customer-service provider. */
  serviceScript: v.optional(serviceScriptSchema),
  /** True if announcements open as popups over the home page. */
  popups: v.optional(v.boolean()),
  /** True if calls without the Merchant header are rejected, except for status. */
  needsMerchant: v.optional(v.boolean()),
  /** Offset of the gateway's clock in ms; negative if it is behind. */
  clock: v.optional(v.strictObject({ offsetMs: v.number() })),
  /** `rotate`: issue another key, the old one remains known. `forget`: all issued keys become unknown. */
  keys: v.optional(v.picklist(['rotate', 'forget'])),
  /** True if wrong passwords are counted. */
  loginLimit: v.optional(v.boolean()),
  /** True if any limit applies: wrong passwords and codes, and requested messages. */
  limits: v.optional(v.boolean()),
  /** Settles a member's pending payments. */
  payments: v.optional(v.array(paymentDecisionSchema)),
  /** Lifetime of codes sent from now on, in ms. */
  codes: v.optional(v.strictObject({ lifetimeMs: v.pipe(v.number(), v.integer(), v.minValue(0)) })),
})

type Command = v.InferOutput<typeof commandSchema>

/** What the control endpoint accepts. */
export type ControlCommand = v.InferInput<typeof commandSchema>

/** The control endpoint, mounted only if the command line enables it. */
export function controlRoutes(app: GatewayApp, gateway: GatewayContext): void {
  accountViews(app, gateway)
  moneyViews(app, gateway)
  chatViews(app, gateway)
  // Deliveries of apps, once each and in the order in which they took effect; `?kind=` filters by kind.
  app.get('/__control/ledger', (c) => c.json(listEffects(gateway.db, c.req.query('kind'))))
  app.get('/__control/push', (c) => c.json(listDevices(gateway.db)))
  // The open puzzles with the target positions of their pieces; the latest is the last.
  app.get('/__control/captcha', (c) => c.json(gateway.captcha.puzzles()))
  // Calls that the stand-in pixels received, in order.
  app.get('/__control/pixels', (c) => c.json(gateway.pixelCalls))
  app.get('/__control', (c) => c.json(gateway.log.read(c.req.query('path') ?? '')))
  app.delete('/__control', (c) => {
    gateway.log.clear()
    return c.json({ ok: true })
  })
  app.post('/__control', async (c) => {
    const command = v.safeParse(commandSchema, await c.req.json().catch(() => null))
    if (!command.success) return c.json({ ok: false, problems: v.flatten(command.issues) }, 400)
    if (command.output.reset === true) await reset(gateway)
    const unknown = command.output.members?.filter(
      ({ username }) => findMemberByName(gateway.db, username) === null,
    )
    if (unknown !== undefined && unknown.length > 0) return c.json({ ok: false, unknown }, 400)
    await changeMembers(gateway, command.output.members ?? [])
    const changed = applyCommand(gateway, command.output)
    gateway.bodies.clear()
    return c.json({ ok: true, ...changed })
  })
}

function applyCommand(gateway: GatewayContext, command: Command): { touched?: number } {
  if (command.settings !== undefined) changeSettings(gateway.db, command.settings)
  if (command.downloads !== undefined) changeDownloadSettings(gateway.db, command.downloads)
  if (command.status !== undefined) gateway.status = { ...gateway.status, ...command.status }
  if (command.config !== undefined) gateway.config = command.config
  if (command.files !== undefined) gateway.files = command.files
  if (command.visitor !== undefined) gateway.visitor = command.visitor
  if (command.dist !== undefined) gateway.dist.deploy(command.dist, command.keepAssets)
  if (command.lobby !== undefined) gateway.lobby = openLobby(command.lobby)
  if (command.publicCdn !== undefined) gateway.cdnOrigin = command.publicCdn
  if (command.publicOrigin !== undefined) gateway.origin = command.publicOrigin
  if (command.faults !== undefined) gateway.faults.replace(command.faults)
  if (command.isDomainClosed !== undefined) gateway.isDomainClosed = command.isDomainClosed
  if (command.needsMerchant !== undefined) gateway.needsMerchant = command.needsMerchant
  if (command.popups !== undefined) gateway.hasPopups = command.popups
  command.lines?.forEach((behaviour, index) => setLine(gateway, index, behaviour))
  command.captchaServers?.forEach((behaviour, index) => setServer(gateway, index, behaviour))
  if (command.chat !== undefined) commandChat(gateway, command.chat)
  if (command.serviceScript !== undefined) gateway.serviceScript = command.serviceScript
  if (command.clock !== undefined) gateway.clock.offsetMs = command.clock.offsetMs
  if (command.keys !== undefined) gateway.keys[command.keys]()
  if (command.limits !== undefined) gateway.limits.turn(command.limits)
  if (command.loginLimit !== undefined) gateway.limits.login.isOn = command.loginLimit
  if (command.codes !== undefined) gateway.codes.lifetimeMs = command.codes.lifetimeMs
  if (command.payments !== undefined) decidePayments(gateway, command.payments)
  if (command.postponeMatches !== undefined) postponeMatches(gateway.db, command.postponeMatches)
  const { games } = command
  if (games === 'remove all') removeGames(gateway.db)
  if (typeof games === 'number') gateway.content.seed(gateway.db, games)
  return typeof games === 'object' ? { touched: touchGames(gateway.db, games.touch, games.seed ?? 1) } : {}
}

function setLine(gateway: GatewayContext, index: number, behaviour: Line['behaviour']): void {
  const line = gateway.lines[index]
  if (line) line.behaviour = behaviour
}

function setServer(gateway: GatewayContext, index: number, behaviour: CaptchaServer['behaviour']): void {
  const server = gateway.captchaServers[index]
  if (server) server.behaviour = behaviour
}

async function reset(gateway: GatewayContext): Promise<void> {
  gateway.content.seed(gateway.db, gateway.options.games)
  await gateway.content.seedAccounts(gateway.db)
  gateway.clock.offsetMs = 0
  gateway.limits.restart()
  gateway.codes.restart()
  gateway.messages.clear()
  gateway.dist.deploy(gateway.options.dist, false)
  gateway.lobby = openLobby(gateway.options.lobby)
  gateway.status = {}
  gateway.config = gateway.firstConfig
  gateway.files = {}
  gateway.pixelCalls = []
  deleteReports(gateway.db)
  gateway.isDomainClosed = false
  gateway.needsMerchant = gateway.options.needsMerchant
  gateway.hasPopups = gateway.options.isDemo
  gateway.lines.forEach((_line, index) => setLine(gateway, index, GOOD_LINE))
  gateway.captchaServers.forEach((_server, index) => setServer(gateway, index, GOOD_SERVER))
  gateway.chat.behaviour = GOOD_CHAT
  gateway.serviceScript = gateway.content.serviceScript
  gateway.captcha.clear()
  gateway.visitor = null
  gateway.faults.replace([])
  gateway.log.clear()
}
