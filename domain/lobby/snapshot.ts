import { HOME_PATHS } from '../routing/routes'
import { DAY_MS } from '../timing'

/**
 * Shared by page, document and service worker for the snapshot of the home screen
 * (docs/decisions/snapshot-of-the-home-screen.md).
 */

/** Messages about the home screen from a page to the service worker. */
export type SnapshotMessage =
  | { readonly type: 'snapshot'; readonly build: string; readonly key: string; readonly markup: string }
  /** Nothing may stay saved: after a logout, or a change of language, style or merchant. */
  | { readonly type: 'drop-snapshot' }

/** Scope of a snapshot. A visit that differs in any field shows the skeleton instead. */
export interface SnapshotScope {
  readonly build: string
  readonly merchant: string
  readonly language: string
  readonly style: string
  /** Of the viewport, CSS px. */
  readonly width: number
  /** Device px per CSS px: it determines the images. */
  readonly density: number
  /** Their first screens differ in their links; the member's identity does not matter. */
  readonly visitor: 'guest' | 'member'
}

export const snapshotKey = (facts: SnapshotScope): string => {
  const { build, merchant, language, style, width, density, visitor } = facts
  return JSON.stringify([build, merchant, language, style, width, density, visitor])
}

/** True for a URL of the home screen as it opens: another tab or vendor, and search, are other screens. */
export const isFirstScreenOfHome = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean =>
  HOME_PATHS.some((path) => path === pathname) && !/[?&](?:tab|vendor|search)=/u.test(search)

/** Id of the placeholder in the document: an empty `<template>` if there is no snapshot. */
export const SNAPSHOT_ID = 'snapshot'

/**
 * Id of the template with the application's scripts, in a document with a snapshot: they start after the paint.
 */
export const APP_TEMPLATE_ID = 'app'

/** For whom a prerendered home screen is valid: guests of one merchant, in one language and for a limited time. */
export interface PrerenderedScope {
  readonly build: string
  readonly merchant: string
  readonly language: string
  /** When its rows were requested, epoch ms. */
  readonly at: number
}

/** A day. Its games and offers are replaced by the real ones seconds later, so they may be a little old. */
export const PRERENDERED_MAX_AGE_MS = DAY_MS

/** Attributes of the template with a prerendered screen. */
export const prerenderedAttributes = ({ build, merchant, language, at }: PrerenderedScope) => ({
  'data-prerendered': JSON.stringify([build, language]),
  'data-merchant': merchant,
  'data-at': String(at),
})

/**
 * True if a prerendered screen is what this visitor's home will show.
 * @param template attributes of its template
 * @param visit facts of this visit; the merchant is '' if this device has not met it yet
 */
export const isPrerenderedFor = (
  template: Readonly<Record<string, string | undefined>>,
  visit: Pick<SnapshotScope, 'build' | 'merchant' | 'language' | 'visitor'>,
  now: number,
): boolean =>
  template['prerendered'] === JSON.stringify([visit.build, visit.language]) &&
  visit.visitor === 'guest' &&
  ['', template['merchant']].includes(visit.merchant) &&
  Math.abs(now - Number(template['at'])) < PRERENDERED_MAX_AGE_MS
