import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { NEXT_DIST, ROOT } from '../../../scripts/lib/ensure-build'
import type { TestGateway } from '../gateway/test-gateway'
import { leaveAndReturn } from './service-worker'

/** Makes the host serve another build from now on. */
export const deploy = (gateway: TestGateway, dist: string, keepAssets = true) =>
  gateway.control({ dist: path.resolve(ROOT, dist), keepAssets })

export const deployNext = (gateway: TestGateway, keepAssets = true) => deploy(gateway, NEXT_DIST, keepAssets)

export const notice = (page: Page) => page.getByRole('dialog', { name: 'New version available' })

/** Leaves the app and comes back until it checks for an update, which it does once it has registered. */
export const returnToNotice = (page: Page) =>
  expect(async () => {
    await leaveAndReturn(page)
    await expect(notice(page)).toBeVisible({ timeout: 1_000 })
  }).toPass()

export const refresh = (page: Page) => notice(page).getByRole('button', { name: 'Refresh' }).click()
