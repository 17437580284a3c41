import { proxy } from 'valtio'
import { TOAST_MS } from '#domain/timing'
import type { FirstKey, TranslationValues } from '../../i18n/translation-types'

/** A text of the first screens is looked up when the toast is rendered, so its caller need not know the language. */
type ToastText =
  | { readonly key: FirstKey; readonly values?: TranslationValues; readonly text?: never }
  | { readonly text: string; readonly key?: never; readonly values?: never }

export type ToastContent = ToastText & {
  readonly tone?: 'neutral' | 'success' | 'danger'
  /** How long it stays, in ms. */
  readonly lifeMs?: number
}

/** A short message at the bottom of the screen. */
export type Toast = ToastContent & {
  readonly id: number
  /** Epoch ms. */
  readonly expiresAt: number
}

const MAX_TOASTS = 3

export const toasts = proxy<{ items: readonly Toast[] }>({ items: [] })

let lastId = 0

/**
 * Shows a toast: `showToast({ key: 'failure.offline', tone: 'danger', lifeMs: NETWORK_TOAST_MS })`. Showing the same
 * one again only extends it.
 */
export const showToast = (content: ToastContent): void => {
  const expiresAt = Date.now() + (content.lifeMs ?? TOAST_MS)
  const known = toasts.items.find((toast) => isSame(toast, content))
  if (known) {
    toasts.items = toasts.items.map((toast) => (toast.id === known.id ? { ...toast, expiresAt } : toast))
    return
  }
  lastId += 1
  toasts.items = [...toasts.items, { ...content, id: lastId, expiresAt }].slice(-MAX_TOASTS)
}

export const dismissToast = (id: number): void => {
  toasts.items = toasts.items.filter((toast) => toast.id !== id)
}

/**
 * Removes expired toasts (SHL-10).
 * @param now epoch ms
 */
export const sweepToasts = (now: number): void => {
  if (toasts.items.some((toast) => toast.expiresAt <= now)) {
    toasts.items = toasts.items.filter((toast) => toast.expiresAt > now)
  }
}

const isSame = (a: ToastContent, b: ToastContent): boolean =>
  a.key === b.key && a.text === b.text && JSON.stringify(a.values) === JSON.stringify(b.values)
