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
import { DistFolders, type Site } from './static/dist-folders'

/** State of a running gateway: one object, passed to every group of routes. */
export interface GatewayContext {
  readonly content: MerchantContent
  readonly options: GatewayOptions
  readonly db: Database
  readonly bodies: BodyCache
  readonly dist: Site
  /** The folder of prerendered documents; null for none. */
  lobby: Site | null
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
  /** The script in the response of GET WPSCORE_getCustomerServiceScript. */
  serviceScript: ServiceScript
  /** Origin of app and API as players see it; a proxy may be in front. '' until the server listens. */
  origin: string
  /** The image origin in responses, and the one this process listens on; a proxy may be between. */
  cdnOrigin: string
  ownCdnOrigin: string
  /** `/m/config.json`, null if the merchant deployed none; and the one that a reset restores. */
  config: Readonly<Record<string, unknown>> | null
  firstConfig: Readonly<Record<string, unknown>> | null
  /** The merchant's other files below /m, by path: text, or a value that is sent as JSON. */
  files: Readonly<Record<string, unknown>>
  /** Parts of GET /wps/system/status that an operator or a test has set. */
  status: Readonly<Record<string, unknown>>
  /** Additional origins of app and API, listed in settings and domainRoute by default. */
  readonly lines: readonly Line[]
  /** Calls that the stand-in pixels received, in order. */
  pixelCalls: readonly PixelCall[]
  /** True if status denies access on this domain, but not on the lines. */
  isDomainClosed: boolean
  /** True if popup announcements open as popups; otherwise they would cover what other tests check. */
  hasPopups: boolean
  /** True if calls without the Merchant header are rejected, except for status. */
  needsMerchant: boolean
  /** The country that a test has set for all visitors, null for the merchant's own. */
  visitor: string | null
}

/** Stand-ins for services outside the gateway, and parts that outlive it. */
export interface GatewayParts {
  /** An open database, used instead of `options.database` and left open. */
  readonly db: Database
  /** The app's files, used instead of `options.dist`. */
  readonly dist: Site
  readonly captcha: Captcha
  readonly identity: Identity
  /** Prints the messages that are sent to players. */
  readonly print: (line: string) => void
}

/** Returns the documents in a folder of `npm run lobby:prerender`; null for none. */
export const openLobby = (folder: string | null): Site | null =>
  folder === null ? null : new DistFolders(resolve(folder))

export async function createContext(
  content: MerchantContent,
  options: GatewayOptions,
  parts: Partial<GatewayParts> = {},
): Promise<GatewayContext> {
  const db = parts.db ?? openDatabase(options.database)
  if (!content.isSeeded(db, options.games)) content.seed(db, options.games)
  if (!content.hasAccounts(db)) await content.seedAccounts(db)
  const clock = new Clock()
  return {
    content,
    options,
    db,
    bodies: new BodyCache(),
    dist: parts.dist ?? new DistFolders(resolve(options.dist)),
    lobby: openLobby(options.lobby),
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
    files: {},
    status: {},
    lines: Array.from({ length: options.lines }, (): Line => ({ origin: '', behaviour: GOOD_LINE })),
    pixelCalls: [],
    isDomainClosed: false,
    hasPopups: options.isDemo,
    needsMerchant: options.needsMerchant,
    visitor: null,
  }
}
