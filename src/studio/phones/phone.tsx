import { useEffect, useRef, useState } from 'react'
import type { PreviewMessage, PreviewPlace, Visitor } from '../preview/preview-message'
import { openSession } from '../studio-client'
import type { ViewState } from './view-state'
import styles from './phones.module.css'

interface Props {
  readonly style: 'light' | 'dark'
  /** URL of the page around the app. */
  readonly url: string
  readonly view: ViewState
  /** False with an operator's gateway: the phone itself logs in and out. */
  readonly hasMember: boolean
  /** Changes with everything that the app reads at its start: the phone then loads its page again. */
  readonly version: number
  /** The phone has stored the app and works without a network. */
  readonly onStored: () => void
}

/** The app in the frame of a phone. */
export const Phone = ({ style, url, view, hasMember, version, onStored }: Props) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const shown = useRef<Visitor | null>(null)
  const [isReady, setReady] = useState(false)
  const [place, setPlace] = useState('')
  const { path, language, isMember, isOnline } = view
  const { origin } = new URL(url)

  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<PreviewPlace>): void => {
      if (source !== frame.current?.contentWindow) return
      setPlace(data.path)
      if (data.isStored) onStored()
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [onStored])

  useEffect(() => {
    if (!isReady) return
    let isCurrent = true
    const show = async (): Promise<void> => {
      const visitor = await visitorOf({ hasMember, isMember, last: shown.current })
      if (!isCurrent) return
      if (visitor.kind !== 'same') shown.current = visitor
      post(frame.current, origin, { kind: 'show', path, language, visitor })
    }
    show().catch(() => undefined) // the page says elsewhere that the server is gone
    return () => {
      isCurrent = false
    }
  }, [isReady, path, language, hasMember, isMember, origin])

  useEffect(() => {
    if (isReady) post(frame.current, origin, { kind: 'network', isOnline })
  }, [isReady, isOnline, origin])

  useEffect(() => {
    if (version > 0) post(frame.current, origin, { kind: 'reload' })
  }, [version, origin])

  return (
    <figure className={styles.phone}>
      <iframe
        ref={frame}
        className={styles.screen}
        title={`The app, ${style}`}
        src={url}
        onLoad={() => setReady(true)}
      />
      <figcaption className={styles.place}>
        {style}, {isMember ? 'member' : 'guest'}
        {isOnline ? '' : ', offline'} <code>{place}</code>
        <a className={styles.link} href={origin + place} target="_blank" rel="noreferrer">
          Open in a window
        </a>
      </figcaption>
    </figure>
  )
}

interface VisitorChoice {
  readonly hasMember: boolean
  readonly isMember: boolean
  /** The last visitor that this page has chosen; null for none yet. */
  readonly last: Visitor | null
}

async function visitorOf({ hasMember, isMember, last }: VisitorChoice): Promise<Visitor> {
  if (!hasMember) return { kind: 'same' }
  if (isMember) return last?.kind === 'member' ? last : { kind: 'member', token: await openSession() }
  return { kind: last?.kind === 'guest' ? 'same' : 'guest' }
}

const post = (frame: HTMLIFrameElement | null, origin: string, message: PreviewMessage): void =>
  frame?.contentWindow?.postMessage(message, origin)
