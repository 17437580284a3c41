import { useState } from 'react'
import { pictureSize } from '#domain/rules/operator-html'
import { classNames } from '../../ui/class-names'
import { pictureUrl } from '../picture-url'
import { TEXT_WIDTH } from '../text-page/text-width'
import styles from './operator-html.module.css'

/** What is left of a picture: readable by the service worker, then however it comes, then its words. */
type Try = 'kept' | 'plain' | 'none'
const NEXT: Readonly<Record<Try, Try>> = { kept: 'plain', plain: 'none', none: 'none' }

/** A picture of an operator's text. Its place is there before it is, and it is asked for when it comes near. */
export const HtmlPicture = ({ picture }: { readonly picture: Element }) => {
  const [attempt, setAttempt] = useState<Try>('kept')
  const size = pictureSize(picture.getAttribute('width'), picture.getAttribute('height'))
  const alt = picture.getAttribute('alt') ?? ''
  const source = pictureUrl(picture.getAttribute('src') ?? '', Math.min(window.innerWidth, TEXT_WIDTH))
  if (source === '' || attempt === 'none') return alt === '' ? null : <em dir="auto">{alt}</em>
  return (
    <img
      key={attempt}
      src={source}
      alt={alt}
      width={size?.width}
      height={size?.height}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      // The service worker keeps only what it can read; a host without CORS is shown online only.
      crossOrigin={attempt === 'kept' ? 'anonymous' : undefined}
      className={classNames(styles.picture, !size && styles.unsized)}
      onError={() => setAttempt(NEXT[attempt])}
    />
  )
}
