import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { pageState } from '../../state/page-state'
import { pictureUrl } from '../picture-url'
import styles from './brand.module.css'

interface Props {
  /** Address of the merchant's logo; undefined before the settings have come. */
  readonly logo: string | undefined
}

const LOGO_PX = 160 // a word mark of the header's height
const TRIES = 2 // a host without CORS answers the second; its logo is not kept for offline use (contract.md)

/** The merchant's logo, or its name in letters where there is none or it cannot be had (DEP-01). */
export const Brand = ({ logo }: Props) => {
  const { merchant } = useSnapshot(pageState)
  const [failed, setFailed] = useState({ source: '', times: 0 })

  useEffect(() => {
    if (failed.times === 0) return undefined
    const retry = (): void => setFailed({ source: '', times: 0 })
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [failed])

  if (logo === undefined) return <span className={`sk ${styles.waiting ?? ''}`} />
  const source = pictureUrl(logo, LOGO_PX, false)
  const times = source === failed.source ? failed.times : 0
  if (source === '' || times >= TRIES) return <span className={styles.letters}>{merchant}</span>
  return (
    <img
      key={times}
      className={styles.logo}
      src={source}
      alt=""
      crossOrigin={times === 0 ? 'anonymous' : undefined}
      onError={() => setFailed({ source, times: times + 1 })}
    />
  )
}
