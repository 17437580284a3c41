import type { ControlCommand as Accepted } from '#gateway/control/control-routes'

type DeepReadonly<T> = T extends readonly (infer Each)[]
  ? readonly DeepReadonly<Each>[]
  : T extends object
    ? { readonly [Field in keyof T]: DeepReadonly<T[Field]> }
    : T

/** Behaviour of a line or of a captcha server; the endpoint checks the kind. */
type Behaviour = { readonly kind: string; readonly delayMs?: number }

/** A command of the gateway's control endpoint. */
export type ControlCommand = Omit<DeepReadonly<Accepted>, 'faults' | 'lines' | 'captchaServers'> & {
  readonly faults?: readonly FaultRule[]
  readonly lines?: readonly Behaviour[]
  readonly captchaServers?: readonly Behaviour[]
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
