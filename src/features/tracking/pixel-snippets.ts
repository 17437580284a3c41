import { pixelScript, type PixelName } from '#domain/tracking/pixel-hosts'
import type { TrackingEvent } from '#domain/contract/tracking/tracking'

export type SendPixelEvent = (event: TrackingEvent) => void

/** The networks' own names of our events. An event without one keeps our name. */
const NAMES: Readonly<Record<PixelName, Readonly<Record<string, string>>>> = {
  facebook: {
    registration: 'CompleteRegistration',
    deposit: 'Purchase',
    login: 'Login',
    first_deposit: 'FirstDeposit',
  },
  google: { registration: 'sign_up', deposit: 'purchase' },
  tiktok: {
    registration: 'CompleteRegistration',
    deposit: 'CompletePayment',
    login: 'Login',
    first_deposit: 'FirstDeposit',
  },
  kwai: { registration: 'completeRegistration', deposit: 'purchase', first_deposit: 'firstDeposit' },
}

const FACEBOOK_STANDARD = new Set(['CompleteRegistration', 'Purchase'])

const nameFor = (pixel: PixelName, { name }: TrackingEvent): string => NAMES[pixel][name] ?? name

/** Value and currency, without data about the player. */
const worthOf = ({ value, currency }: TrackingEvent): object =>
  value === undefined ? {} : { value, currency }

/** Meta's queue: a function that saves its arguments until `callMethod` exists. */
const facebook = (id: string): SendPixelEvent => {
  const queue: unknown[] = []
  const fbq = Object.assign(
    (...args: unknown[]): void => {
      const { callMethod } = fbq
      if (callMethod) callMethod.apply(fbq, args)
      else queue.push(args)
    },
    {
      callMethod: undefined as ((...args: unknown[]) => void) | undefined,
      queue,
      loaded: true,
      version: '2.0',
      push: (...args: unknown[]): void => fbq(...args),
    },
  )
  Object.assign(window, { fbq, _fbq: fbq })
  fbq('set', 'autoConfig', false, id) // no automatic events for buttons and forms
  fbq('init', id)
  fbq('track', 'PageView')
  return (event) => {
    const name = nameFor('facebook', event)
    fbq(FACEBOOK_STANDARD.has(name) ? 'track' : 'trackCustom', name, worthOf(event), {
      eventID: event.eventID,
    })
  }
}

/** Google's queue. It recognises commands by their type, the `arguments` object. */
const google = (id: string): SendPixelEvent => {
  const dataLayer: unknown[] = []
  function gtag(..._args: readonly unknown[]): void {
    // eslint-disable-next-line prefer-rest-params -- gtag.js treats a plain array as data
    dataLayer.push(arguments)
  }
  Object.assign(window, { dataLayer, gtag })
  gtag('js', new Date())
  gtag('config', id)
  return (event) => {
    gtag('event', nameFor('google', event), { ...worthOf(event), transaction_id: event.eventID })
  }
}

const METHODS = [
  'page',
  'track',
  'identify',
  'instances',
  'debug',
  'on',
  'off',
  'once',
  'ready',
  'alias',
  'group',
  'enableCookie',
  'disableCookie',
]

/** The values of their published snippets. */
const LIST_QUEUES = {
  tiktok: {
    name: 'ttq',
    object: 'TiktokAnalyticsObject',
    methods: [...METHODS, 'holdConsent', 'revokeConsent', 'grantConsent'],
  },
  kwai: { name: 'kwaiq', object: 'KwaiAnalyticsObject', methods: METHODS },
} as const

/** Adds a method to a list that appends its name and arguments to the list. */
const setAndDefer = (list: unknown[], method: string): void => {
  const defer = (...args: unknown[]): void => {
    list.push([method, ...args])
  }
  Object.assign(list, { [method]: defer })
}

/** The queue of TikTok and Kwai: one list for all their pixels, and one for each. */
const listQueue = (pixel: keyof typeof LIST_QUEUES, id: string) => {
  const { name, object, methods } = LIST_QUEUES[pixel]
  const [script = ''] = pixelScript(pixel, id).split('?')
  const own: Readonly<Record<string, unknown[]>> = { [id]: Object.assign([], { _u: script }) }
  const instance = (of: string): unknown[] => {
    const list = own[of] ?? []
    for (const method of methods) setAndDefer(list, method)
    return list
  }
  const state = { _i: own, _t: { [id]: Date.now() }, _o: { [id]: {} } }
  const queue: unknown[] = Object.assign([], { methods, setAndDefer, instance, ...state })
  for (const method of methods) setAndDefer(queue, method)
  Object.assign(window, { [object]: name, [name]: queue })
  return (method: 'page' | 'track', ...args: unknown[]): void => {
    // The provider's script may have replaced the list.
    const now: unknown = Reflect.get(window, name)
    const call: unknown = typeof now === 'object' && now !== null ? Reflect.get(now, method) : undefined
    if (typeof call === 'function') Reflect.apply(call, now, args)
  }
}

const tiktok = (id: string): SendPixelEvent => {
  const call = listQueue('tiktok', id)
  call('page')
  return (event) => call('track', nameFor('tiktok', event), worthOf(event), { event_id: event.eventID })
}

const kwai = (id: string): SendPixelEvent => {
  const call = listQueue('kwai', id)
  call('page')
  return (event) => call('track', nameFor('kwai', event), { ...worthOf(event), event_id: event.eventID })
}

/** Sets up a provider's queue with the first page view. Returns the function that sends events. */
export const SNIPPETS: Readonly<Record<PixelName, (id: string) => SendPixelEvent>> = {
  facebook,
  google,
  tiktok,
  kwai,
}
