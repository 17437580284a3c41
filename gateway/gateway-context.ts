import { resolve } from 'node:path'
import { BodyCache } from './http/body-cache'
import { FaultList } from './control/fault-list'
import { RequestLog } from './control/request-log'
import { createIdentity, type Identity } from './accounts/identity/identity'
import { Limits } from './accounts/attempt-limits'
import { SentMessages } from './accounts/sent-messages'
import { VerificationCodes } from './accounts/verification-codes'
import { type Captcha, type CaptchaService, createCaptcha } from './captcha/captcha'
import { type ChatServer, GOOD_CHAT } from './chat/chat-server'
import { CAPTCHA_SERVER_COUNT, type CaptchaServer, GOOD_SERVER } from './captcha/captcha-server'
import { Clock } from './clock'
import { KeyRing } from './crypto/key-ring'
import { ReplayGuard } from './crypto/replay-guard'
import { openDatabase, type Database } from './db/database'
import { GOOD_LINE, type Line } from './lines/line'
import type { PixelCall } from './tracking/pixel-call'
import type { GatewayOptions } from './options'
import type { MerchantContent } from './merchant-content'
import type { ServiceScript } from './service/service-script'
import { DistFolders } from './static/dist-folders'

/** What a running gateway holds: one object, handed to every group of routes. */
export interface GatewayContext {
  readonly content: MerchantContent
  readonly options: GatewayOptions
  readonly db: Database
  readonly bodies: BodyCache
  readonly dist: DistFolders
  readonly faults: FaultList
  readonly log: RequestLog
  readonly clock: Clock
  readonly keys: KeyRing
  readonly replays: ReplayGuard
  readonly limits: Limits
  readonly codes: VerificationCodes
  readonly messages: SentMessages
  readonly captcha: CaptchaService
  readonly identity: Identity
  /** Hosts of the stand-in captcha providers, the main one first. */
  readonly captchaServers: readonly CaptchaServer[]
  readonly chat: ChatServer
  /** What GET WPSCORE_getCustomerServiceScript names. */
  serviceScript: ServiceScript
  /** Where players see app and API; a proxy may stand before them. '' until it listens. */
  origin: string
  /** The image origin that answers name, and the one this process listens on; a proxy may stand between. */
  cdnOrigin: string
  ownCdnOrigin: string
  /** `/m/config.json`, null when the merchant deployed none; and the one that a reset goes back to. */
  config: Readonly<Record<string, unknown>> | null
  firstConfig: Readonly<Record<string, unknown>> | null
  /** Parts of GET /wps/system/status that an operator, or a test, has set. */
  status: Readonly<Record<string, unknown>>
  /** More addresses of app and API; what settings and domainRoute list unless somebody has said otherwise. */
  readonly lines: readonly Line[]
  /** What the stand-in pixels have been told, in order. */
  pixelCalls: readonly PixelCall[]
  /** Status refuses this domain, though not the lines. */
  isDomainClosed: boolean
  /** Whether announcements that are meant to are popups; off they would cover what other tests look at. */
  hasPopups: boolean
  /** Calls without the Merchant header are rejected, but for status. */
  needsMerchant: boolean
  /** The country that a test has put every visitor in, null for the merchant's own. */
  visitor: string | null
}

/** What stands in for services outside the gateway. */
export interface GatewayParts {
  readonly captcha: Captcha
  readonly identity: Identity
  /** Where a person reads the messages that players are sent. */
  readonly print: (line: string) => void
}

export async function createContext(
  content: MerchantContent,
  options: GatewayOptions,
  parts: Partial<GatewayParts> = {},
): Promise<GatewayContext> {
  const db = openDatabase(options.database)
  if (!content.isSeeded(db, options.games)) content.seed(db, options.games)
  if (!content.hasAccounts(db)) await content.seedAccounts(db)
  const clock = new Clock()
  return {
    content,
    options,
    db,
    bodies: new BodyCache(),
    dist: new DistFolders(resolve(options.dist)),
    faults: new FaultList(),
    log: new RequestLog(),
    clock,
    keys: new KeyRing(clock),
    replays: new ReplayGuard(),
    limits: new Limits(clock),
    codes: new VerificationCodes(db, clock),
    messages: new SentMessages(parts.print ?? (() => undefined)),
    captcha: { ...createCaptcha(clock), ...parts.captcha },
    identity: parts.identity ?? createIdentity({ db, clock, options }),
    captchaServers: Array.from({ length: CAPTCHA_SERVER_COUNT }, (): CaptchaServer => ({
      origin: '',
      behaviour: GOOD_SERVER,
    })),
    chat: { origin: '', behaviour: GOOD_CHAT },
    serviceScript: content.serviceScript,
    origin: '',
    cdnOrigin: '',
    ownCdnOrigin: '',
    config: null,
    firstConfig: null,
    status: {},
    lines: Array.from({ length: options.lines }, (): Line => ({ origin: '', behaviour: GOOD_LINE })),
    pixelCalls: [],
    isDomainClosed: false,
    hasPopups: options.isDemo,
    needsMerchant: options.needsMerchant,
    visitor: null,
  }
}
