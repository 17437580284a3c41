import { expect, type Page } from '@playwright/test'
import * as v from 'valibot'
import type { TestGateway } from '../gateway/test-gateway'

export const LONG_TIMEOUT = { timeout: 20_000 } // the background parts start long after the first screen

const eventSchema = v.looseObject({
  eventID: v.string(),
  name: v.string(),
  customerId: v.optional(v.string()),
  customerName: v.optional(v.string()),
})

/** Returns the events that the gateway has, in the order in which they took effect. */
export const eventsOf = async (gateway: TestGateway) =>
  (await gateway.effects('tracking')).map(({ detail }) => v.parse(eventSchema, detail))

/** The same as `ann login`. */
export const eventNames = async (gateway: TestGateway): Promise<string[]> =>
  (await eventsOf(gateway)).map(({ name, customerName = '' }) => `${customerName} ${name}`)

/** Returns a local storage value, parsed as JSON. */
const readStoredValue = (page: Page, key: string): Promise<unknown> =>
  page.evaluate((name): unknown => JSON.parse(localStorage.getItem(name) ?? 'null'), key)

export const expectStored = (page: Page, key: string, value: unknown): Promise<void> =>
  expect.poll(() => readStoredValue(page, key), LONG_TIMEOUT).toEqual(value)
