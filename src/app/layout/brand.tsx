import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { pageState } from '../../state/page-state'
import styles from './brand.module.css'

interface Props {
  readonly logo: string | undefined
}

/** The merchant's logo, or its name in letters where there is none or it cannot be had. */
export const Brand = ({ logo }: Props) => {
  const { merchant } = useSnapshot(pageState)
  const [failed, setFailed] = useState('')
  if (logo === undefined) return <span className={`sk ${styles.waiting ?? ''}`} />
  if (logo === '' || logo === failed) return <span className={styles.letters}>{merchant}</span>
  return (
    <img className={styles.logo} src={logo} alt="" crossOrigin="anonymous" onError={() => setFailed(logo)} />
  )
}
