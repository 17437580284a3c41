import { screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { DAY_MS } from '#domain/timing'
import { LazyRoutes } from '../../../src/shell/routes/lazy-routes'
import { ErrorPage } from '../../../src/shell/error-pages/error-page'
import { AnnouncementPage } from '../../../src/features/announcements/pages/announcement-page'
import { pageState } from '../../../src/shared/page/page-state'
import { resetCommands } from '../support/fake-commands'
import { change, gameRow, putPopular, putRows, show, startPage } from '../support/page-fixture'

vi.mock('../../../src/shared/worker/client/commands', async () => ({
  commands: (await import('../support/fake-commands')).fakeCommands,
}))

vi.mock('../../../src/shared/operator-html/render/sanitise', () => import('../support/fake-sanitise'))

beforeEach(async () => {
  resetCommands()
  await startPage()
})

const putGames = (): void =>
  putPopular([gameRow('1', 'Real Stakes', { hasTrial: false }), gameRow('2', 'Wild Pirate')])

/** The violations that axe finds in a DOM without layout. */
const findings = async (): Promise<readonly string[]> => {
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}

describe('SHL-07 a URL that matches no route', () => {
  test('SHL-07 offers search, popular games and home from the tables alone', async () => {
    await startPage('/m/nowhere/at/all')
    putGames()
    await show(<LazyRoutes />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page is not on the map')
    expect(screen.getByRole('link', { name: 'Search the games' }).getAttribute('href')).toBe(
      '/m/game?search=',
    )
    expect(screen.getByRole('link', { name: 'Go to home' }).getAttribute('href')).toBe('/m/home')
    expect(within(screen.getByRole('list')).getAllByRole('link')).toHaveLength(1)
    expect(await findings()).toEqual([])
  })
})

describe('ANN-10 an announcement', () => {
  const put = (content: string, endTime: number | null = null): void => {
    putRows('announcements', [
      {
        merchant: pageState.merchant,
        language: pageState.language,
        id: '4',
        title: 'Double points',
        content,
        promotionType: '',
        execution: 'B',
        startTime: 0,
        endTime,
        image: '',
        popup: false,
        position: 0,
      },
    ])
  }

  test('ANN-10 shows its title, days and text; ANN-09 nothing of its HTML runs or shows', async () => {
    await startPage('/m/activity?id=4')
    put('<p>All <b>weekend</b></p><img src=x onerror="alert(1)"><script>alert(1)</script>', DAY_MS * 40)
    await show(<AnnouncementPage />)
    expect(screen.getByRole('heading', { name: 'Double points' })).toBeTruthy()
    expect(screen.getByRole('article').textContent).toContain('All weekend')
    expect(screen.getByText(/1970 to/u)).toBeTruthy()
    expect(document.querySelector('article script, article [onerror]')).toBeNull()
    expect(await findings()).toEqual([])
  })

  test('ANN-10 a removed one shows a message once the list is known, and links to home', async () => {
    await startPage('/m/activity')
    await show(<AnnouncementPage />)
    expect(screen.getByRole('heading', { name: 'This announcement is no longer here' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to home' })).toBeTruthy()
  })

  test('R-10 one that cannot be fetched shows an error after a timeout', async () => {
    await startPage('/m/activity?id=4')
    const view = await show(<AnnouncementPage />)
    expect(view.container.querySelector('[aria-busy]')).not.toBeNull()
    await change(() => putRows('connection', [{ id: 'gateway', state: 'offline', since: 1 }]))
    expect(screen.getByRole('alert').textContent).toContain('No connection')
    await change(() => put('<p>Late, but here</p>'))
    expect(screen.getByText('Late, but here')).toBeTruthy()
  })
})

describe('SHL-07 a screen that throws', () => {
  test('SHL-07 shows an error code and two ways to continue, never a stack trace', async () => {
    await show(<ErrorPage error={new TypeError('secret at line 4')} onRetry={() => undefined} />)
    expect(screen.getByRole('alert').textContent).not.toContain('secret')
    expect(screen.getByText(/^Code [0-9A-Z]{5}$/u)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to home' }).getAttribute('href')).toBe('/m/home')
    expect(await findings()).toEqual([])
  })

  test('UPD-04 a chunk that failed to load can be retried', async () => {
    const onRetry = vi.fn()
    const error = new TypeError('Failed to fetch dynamically imported module: https://x/m/assets/a.js')
    await show(<ErrorPage error={error} onRetry={onRetry} />)
    screen.getByRole('button', { name: 'Try again' }).click()
    expect(onRetry).toHaveBeenCalledTimes(1)
  })

  test('R-10 UPD-04 a missing chunk is solved by a refresh of the current page, which shows its progress', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
    const error = new Error('Unable to preload CSS for /m/assets/a.css')
    await show(<ErrorPage error={error} onRetry={() => undefined} />)
    const button = screen.getByRole('button', { name: 'Refresh' })
    await change(() => button.click())
    expect(button.getAttribute('aria-busy')).toBe('true')
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  })
})
