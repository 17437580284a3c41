import { useEffect, useState, useSyncExternalStore } from 'react'
import { useSnapshot } from 'valtio'
import {
  isTrackingAllowed as mayTrackBy,
  trackingSettings,
} from '#domain/contract/tracking/tracking-settings'
import { isHistory } from '#domain/money/transaction-state'
import { parseScriptHosts } from '#domain/tracking/script-hosts'
import type { Settings } from '#domain/contract/settings/settings'
import { device } from '../../shared/page/device'
import { pageState } from '../../shared/page/page-state'
import { useLiveQuery, useUrgentQuery } from '../../shared/worker/query/use-live-query'
import { scriptHosts } from '../../shared/third-party/script-hosts'
import { isDoNotTrackOn } from '../../shared/tracking/is-do-not-track-on'
import { clearAttribution, persistAttribution } from './persist-attribution'
import { trackCompletedDeposits, trackLogin } from '../../shared/tracking/track-events'
import { pendingEvents, onEnqueued } from '../../shared/tracking/event-queue'
import { createPixels, type Pixels } from './pixels'
import { startEventSender } from './start-event-sender'

/** Runs all tracking; renders nothing. */
export const Tracking = () => {
  const { merchant, session } = useSnapshot(pageState)
  const { data: settings } = useLiveQuery((read) => read.get('settings', merchant))
  const mayTrack = mayTrackBy(settings, isDoNotTrackOn())
  const isPersisted = useAds(mayTrack, settings)
  const pixels = usePixels(mayTrack === true, settings)

  useEffect(() => trackLogin(session), [session])
  useDeposits(session?.id ?? '')
  const pendingIds = useSyncExternalStore(onEnqueued, waitingIds)
  const { worker } = useSnapshot(pageState)

  useEffect(() => {
    if (pendingIds === '' || !settings || mayTrack === undefined || !isPersisted || worker !== 'ready')
      return undefined
    return startEventSender({
      merchant,
      currency: settings.currency,
      mayTrack,
      onSent: (event) => pixels.send(event),
    })
  }, [pendingIds, settings, mayTrack, isPersisted, worker, merchant, pixels])
  return null
}

const waitingIds = (): string =>
  pendingEvents()
    .map(({ eventID }) => eventID)
    .join(' ')

/** Saves the attribution or deletes it. Returns true once that is done. */
const useAds = (mayTrack: boolean | undefined, settings: Settings | undefined): boolean => {
  const [isSettled, setSettled] = useState(false)
  const hasPixel =
    settings !== undefined && trackingSettings(settings).pixels.some(([name]) => name === 'facebook')
  useEffect(() => {
    if (mayTrack === undefined) return undefined
    const leave = new AbortController()
    const settling = mayTrack ? persistAttribution(hasPixel, leave.signal) : clearAttribution()
    void settling.then(() => !leave.signal.aborted && setSettled(true))
    return () => leave.abort()
  }, [mayTrack, hasPixel])
  return isSettled
}

/** Records the member's deposits that have succeeded meanwhile. */
const useDeposits = (member: string): void => {
  const { merchant } = useSnapshot(pageState)
  const { data: acts } = useUrgentQuery(
    async (read) =>
      (await read.startingWith('moneyActs', [merchant, member])).filter((row) => !isHistory(row)),
    [member],
  )
  useEffect(() => {
    trackCompletedDeposits(acts ?? [])
  }, [acts])
}

/** The pixels of this page, started once they are known and allowed; not while data saver is on (OFF-08). */
const usePixels = (mayTrack: boolean, settings: Settings | undefined): Pixels => {
  const { savesData } = useSnapshot(device)
  const [pixels] = useState(createPixels)
  const { data: config } = useLiveQuery((read) => read.get('config', 'config'))
  const json = config?.json
  useEffect(() => pixels.allow(mayTrack), [pixels, mayTrack])
  useEffect(() => {
    if (!mayTrack || !settings || savesData || json === undefined) return
    const { pixels: configured } = trackingSettings(settings)
    if (configured.length === 0) return
    for (const host of parseScriptHosts(json)) scriptHosts.add(host)
    pixels.start(configured)
  }, [pixels, mayTrack, settings, savesData, json])
  return pixels
}
