import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { useLive } from '../../app/live'
import { pageState } from '../../state/page-state'
import styles from './flag.module.css'

/** A country's flag from the image host; where it does not come, the country's two letters stand (DIA-01). */
export const Flag = ({ countryCode }: { readonly countryCode: string }) => {
  const { merchant } = useSnapshot(pageState)
  const { data: settings } = useLive((read) => read.get('settings', merchant))
  const [failed, setFailed] = useState('')
  const host = settings?.imageCDNs[0]
  const source = host === undefined ? '' : `${host}/country/${countryCode}.png`
  return (
    <span className={styles.flag} aria-hidden="true">
      {source !== '' && failed !== source && countryCode !== '' ? (
        <img
          src={source}
          alt=""
          width={28}
          height={20}
          loading="lazy"
          decoding="async"
          crossOrigin="anonymous"
          onError={() => setFailed(source)}
        />
      ) : (
        countryCode
      )}
    </span>
  )
}
