import { screen } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useConnection } from '../../../../src/shared/sync/use-connection'
import { change, putRows, show, startPage } from '../../support/page-fixture'

const Connection = () => {
  const { isOffline, state } = useConnection()
  return <p>{`${state}, ${isOffline ? 'blocked' : 'free'}`}</p>
}

afterEach(() => void vi.useRealTimers())

test('GAM-08 OFF-02 an outage of an earlier visit is shown, and blocks nothing until a request of this one fails', async () => {
  await startPage()
  const lose = (since: number) => putRows('connection', [{ id: 'gateway', state: 'offline', since }])
  lose(performance.timeOrigin - 1)
  await show(<Connection />)
  await screen.findByText('offline, free')
  await change(() => lose(Date.now()))
  await screen.findByText('offline, blocked')
})

test('GAM-08 MEM-02 a screen that opens during an outage is offline from its first moment', async () => {
  await startPage()
  putRows('connection', [{ id: 'gateway', state: 'offline', since: Date.now() }])
  await show(<Connection />)
  await screen.findByText('offline, blocked')
  const seen: string[] = []
  const Recorder = () => {
    const { isOffline } = useConnection()
    useEffect(() => void seen.push(isOffline ? 'blocked' : 'free'))
    return null
  }
  await show(<Recorder />)
  expect(new Set(seen)).toEqual(new Set(['blocked']))
})

test('GAM-08 an outage counts as well after the clock of the device has been set back', async () => {
  await startPage()
  vi.setSystemTime(Date.now() - 3_600_000)
  putRows('connection', [{ id: 'gateway', state: 'offline', since: Date.now() }])
  await show(<Connection />)
  await screen.findByText('offline, blocked')
})
