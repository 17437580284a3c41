import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { useLiveQuery } from '../../../shared/worker/query/use-live-query'
import { pageState } from '../../../shared/page/page-state'
import { safeImageSrc } from '../../../ui/media/safe-image-src'
import { MAX_CORS_IMAGE_TRIES, useCorsFallbackImage } from '../../../ui/media/use-cors-fallback-image'
import styles from './flag.module.css'

interface Props {
  readonly countryCode: string
  /** Part of a long list: loaded when scrolled into view. */
  readonly isListed?: boolean
}

/**
 * A country's flag, from the first image host that has it. Until it loads, the two-letter country code is shown
 * (DIA-01).
 */
export const Flag = ({ countryCode, isListed = false }: Props) => {
  const { merchant } = useSnapshot(pageState)
  const { data: settings } = useLiveQuery((read) => read.get('settings', merchant))
  const [shown, setShown] = useState<string>()
  const [failed, setFailed] = useState({ countryCode, hosts: 0 })
  const hosts = failed.countryCode === countryCode ? failed.hosts : 0
  const sources = (settings?.imageCDNs ?? [])
    .map((host) => `${host}/country/${countryCode}.png`)
    .filter((source) => countryCode !== '' && safeImageSrc(source) !== '')
  const image = useCorsFallbackImage(sources[hosts] ?? '')
  const fail = (): void => {
    image?.attributes.onError()
    const isLastTry = image?.tried === MAX_CORS_IMAGE_TRIES - 1
    if (isLastTry && hosts + 1 < sources.length) setFailed({ countryCode, hosts: hosts + 1 })
  }
  const isShown = image !== null && shown === image.attributes.src
  return (
    <span className={styles.flag} aria-hidden="true">
      {!isShown && <span>{countryCode}</span>}
      {image && (
        <img
          key={`${hosts}/${image.tried}`}
          {...image.attributes}
          onError={fail}
          width={28}
          height={20}
          loading={isListed ? 'lazy' : 'eager'}
          decoding="async"
          onLoad={() => setShown(image.attributes.src)}
        />
      )}
    </span>
  )
}
