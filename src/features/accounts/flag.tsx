import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { useLive } from '../../app/live'
import { pageState } from '../../state/page-state'
import { useCorsPicture } from '../../ui/use-cors-picture'
import styles from './flag.module.css'

interface Props {
  readonly countryCode: string
  /** One of many, which come as they are scrolled to. */
  readonly isListed?: boolean
}

/** A country's flag from the image host; until it is there the country's two letters stand (DIA-01). */
export const Flag = ({ countryCode, isListed = false }: Props) => {
  const { merchant } = useSnapshot(pageState)
  const { data: settings } = useLive((read) => read.get('settings', merchant))
  const [shown, setShown] = useState<string>()
  const host = settings?.imageCDNs[0]
  const picture = useCorsPicture(
    host === undefined || countryCode === '' ? '' : `${host}/country/${countryCode}.png`,
  )
  const isShown = picture !== null && shown === picture.attributes.src
  return (
    <span className={styles.flag} aria-hidden="true">
      {!isShown && <span>{countryCode}</span>}
      {picture && (
        <img
          key={picture.tried}
          {...picture.attributes}
          width={28}
          height={20}
          loading={isListed ? 'lazy' : 'eager'}
          decoding="async"
          onLoad={() => setShown(picture.attributes.src)}
        />
      )}
    </span>
  )
}
