import { screen, waitFor, within } from '@testing-library/dom'
import { expect, vi } from 'vitest'
import { TRANSACTION_ENDPOINT } from '#domain/contract/money/transaction-endpoints'
import { TRANSACTION_POLL_MS } from '#domain/timing'
import { gateway } from './app'
import { pass } from './clock'
import { logIn, press, see, seeNone, seePath, seeToast } from './player'

const OFFLINE = 'Network offline'

/** Logs a member in and opens a page of the app, which gets the focus when it is ready. */
export const openAs = async (username: string, path: string): Promise<void> => {
  await logIn(username, `/m/login?backUrl=${encodeURIComponent(path)}`)
  await seePath(path)
  await waitFor(() => expect(document.activeElement?.id).toBe('main'))
}

/** Amounts of one kind that moved Ann's balance by the gateway's books, which must balance. */
export const moved = async (kind: string): Promise<number[]> => {
  const { balance, entriesSum, entries } = await gateway.money('ann')
  expect(balance).toBe(entriesSum)
  return entries.filter((entry) => entry.kind.startsWith(kind)).map(({ amount }) => amount)
}

/** The gateway handles the transaction, but the response is lost, and the status cannot be checked. */
export const loseResponse = (endpoint: string): Promise<void> =>
  gateway.faults(
    { match: endpoint, fault: { kind: 'cut', at: 'after' } },
    { match: TRANSACTION_ENDPOINT, fault: { kind: 'status', status: 503 } },
  )

/** Time passes until the next status check; the clock is held. */
export const nextCheck = (): Promise<void> => pass(TRANSACTION_POLL_MS)

/** The list item whose heading is this title. */
export const cardOf = async (title: string | RegExp): Promise<HTMLElement> => {
  const heading = await screen.findByText(title, { selector: 'li :is(h2, h3)' })
  const card = heading.closest('li')
  if (!card) throw new Error(`${String(title)} is in no list`)
  return card
}

/** Waits until the latest transaction shows this text. */
export const seeLatest = async (text: string | RegExp): Promise<HTMLElement> => {
  const list = within(await see('region', 'Recent transactions'))
  return waitFor(() => {
    const [latest] = list.getAllByRole('listitem')
    expect(latest?.textContent).toMatch(text)
    return latest ?? document.body
  })
}

/** Does something and sees the notice of a missing network, which is short. */
export const seeOfflineNotice = (act: () => Promise<unknown>): Promise<void> => seeToast(OFFLINE, act)

/** The network goes away, and the page notices that at its next refresh. Its notice is closed: the next one is new. */
export const loseNetwork = async (refresh = 'Refresh'): Promise<void> => {
  gateway.goOffline()
  await seeOfflineNotice(() => press(refresh))
  for (const toast of screen.queryAllByText(OFFLINE))
    await press('Close', 'button', toast.parentElement ?? undefined)
  await seeNone(() => screen.queryByText(OFFLINE))
  // The strip comes a second after the page has noticed: every part of the screen has by then, too.
  await screen.findAllByText(/^Offline/)
}

/** Records the pages of other sites that the app opens in its place. */
export const watchExits = () => vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
