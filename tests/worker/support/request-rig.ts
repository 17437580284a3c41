import { beforeEach, vi } from 'vitest'
import type { AppError } from '#domain/errors'
import type { PageFacts, Session } from '#domain/port'
import { createPageFactsStore } from '#worker/page-facts-store'
import type { HttpClient, RequestOptions } from '#worker/net/http-client'
import { ANN } from '../../support/members'
import { FakeGateway } from './fake-gateway'
import { createTestHttpClient } from './test-http-client'

export const PATH = '/wps/some/call'
export const SESSION: Session = { ...ANN, token: 'tok', merchantCode: 'session-merchant' }

/** The HTTP client with a fake gateway, new for each test; its reports are collected here. */
export const rig = {
  gateway: new FakeGateway(),
  failures: [] as { error: AppError; spec: RequestOptions; token: string | undefined }[],
  isCircuitOpen: false,
  facts: createPageFactsStore(),

  set(changes: Partial<PageFacts>): void {
    rig.facts.update(changes)
  },

  httpClient(overrides: Parameters<typeof createTestHttpClient>[1] = {}): HttpClient {
    return createTestHttpClient(rig.facts, {
      merchant: ({ signal }) => rig.facts.waitForMerchant(signal),
      onFailure: (error, spec, token) => rig.failures.push({ error, spec, token }),
      isCircuitOpen: () => rig.isCircuitOpen,
      fetch: rig.gateway.fetch,
      ...overrides,
    })
  },
}

/** Recreates the rig before each test of the calling file. */
export function useRequestRig(): void {
  beforeEach(() => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    rig.gateway = new FakeGateway()
    rig.gateway.set(PATH, { answer: 42 })
    rig.failures = []
    rig.isCircuitOpen = false
    rig.set({ session: null, language: 'CN', merchant: 'harbour' })
  })
}
