/** A command of the gateway's control endpoint, as gateway/control/control-routes.ts accepts it. */
export type ControlCommand = {
  readonly reset?: boolean
  readonly settings?: Readonly<Record<string, unknown>>
  readonly status?: Readonly<Record<string, unknown>>
  readonly config?: Readonly<Record<string, unknown>> | null
  /** Settings of the download prompts, by key. */
  readonly downloads?: Readonly<Record<string, { readonly enabled?: boolean; readonly value?: unknown }>>
  /** The country that visitors come from; null for the merchant's own. */
  readonly visitor?: string | null
  readonly games?: number | { readonly touch: number; readonly seed?: number } | 'remove all'
  readonly dist?: string
  readonly keepAssets?: boolean
  readonly publicCdn?: string
  readonly publicOrigin?: string
  readonly isDomainClosed?: boolean
  /** See gateway/lines/line.ts. */
  readonly lines?: readonly { readonly kind: string; readonly delayMs?: number }[]
  /** See gateway/captcha/captcha-server.ts. */
  readonly captchaServers?: readonly { readonly kind: string; readonly delayMs?: number }[]
  /** See gateway/control/chat-views.ts. */
  readonly chat?: {
    readonly behaviour?: { readonly kind: 'good' | 'hostile' | 'burst' | 'silent' }
    readonly say?: readonly { readonly username: string; readonly text: string; readonly link?: string }[]
  }
  /** The customer service script that the gateway names as the provider's. */
  readonly serviceScript?: { readonly src: string; readonly csType: string }
  readonly faults?: readonly FaultRule[]
  readonly members?: readonly MemberChange[]
  /** What an operator decides about pending payments. */
  readonly payments?: readonly { readonly username: string; readonly status: 'done' | 'failed' }[]
  /** True if calls without the Merchant header are rejected, except status. */
  readonly needsMerchant?: boolean
  /** True if announcements open as popups over the home page. */
  readonly popups?: boolean
  /** How far the gateway's clock is ahead. */
  readonly clock?: { readonly offsetMs: number }
  readonly keys?: 'rotate' | 'forget'
  readonly loginLimit?: boolean
  /** True if rate limits apply. */
  readonly limits?: boolean
  /** Lifetime of codes that are sent from now on. */
  readonly codes?: { readonly lifetimeMs: number }
}

/** Changes to one member; the balance is in the currency's unit. */
type MemberChange = {
  readonly username: string
  readonly firstTimeLogin?: boolean
  readonly passwordExpired?: boolean
  /** Null removes it. */
  readonly password?: string | null
  readonly email?: string | null
  readonly mobile?: { readonly countryDialingCode: string; readonly mobileNum: string } | null
  readonly payeeName?: string | null
  readonly verifiedBy?: readonly ('payeeName' | 'sms' | 'ga' | 'email')[]
  /** The next login is rejected with token_ip_different. */
  readonly ipChanged?: boolean
  readonly type?: 0 | 1 | 2 | 4
  readonly balance?: number
  readonly endSessions?: true
  /** Epoch ms. */
  readonly registeredAt?: number
  readonly deposits?: number
  readonly withdrawals?: number
  readonly points?: number
  readonly unread?: number
  readonly promotions?: Readonly<
    Partial<Record<'APP_DOWNLOAD' | 'REFERRAL', { readonly enabled: boolean; readonly count?: number }>>
  >
  /** Replaces everything that the member has. */
  readonly accounts?: readonly {
    readonly kind: 'bank' | 'virtual' | 'wallet'
    readonly label: string
    readonly masked: string
  }[]
}

/** See gateway/control/fault.ts for every kind and its fields. */
export type FaultRule = {
  readonly match: string
  readonly regex?: boolean
  readonly method?: string
  readonly times?: number
  readonly skip?: number
  readonly fault: { readonly kind: string; readonly [field: string]: unknown }
}
