import { useContext, useEffect, useState } from 'react'
import type { ImageFile } from '../studio-api'
import { checkImage } from '../studio-client'
import { AppOriginContext } from './app-origin-context'
import styles from './form.module.css'

const WIDTH_PX = '320'
const ICON_PX = 180
const LOGO_PX = 60 // three times its height in the header, nearly

interface Measured {
  readonly width: number
  readonly height: number
}

/** An image of the merchant on light and dark, with its size, and why a phone would not show it. */
export const ImageFacts = ({ source, isIcon }: { readonly source: string; readonly isIcon: boolean }) => {
  const origin = useContext(AppOriginContext)
  const [file, setFile] = useState<ImageFile | null>(null)
  const [size, setSize] = useState<Measured | null>(null)
  const text = source.replaceAll('{w}', WIDTH_PX)
  const url = URL.canParse(text, origin) ? new URL(text, origin).href : ''

  useEffect(() => {
    let isCurrent = true
    const image = new Image()
    image.addEventListener('load', () => {
      if (isCurrent) setSize({ width: image.naturalWidth, height: image.naturalHeight })
    })
    image.src = url
    const timer = setTimeout(() => {
      checkImage(source).then(
        (found) => isCurrent && setFile(found),
        () => undefined, // the server is gone, which the page says elsewhere
      )
    }, 400)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [source, url])

  const ofFile = file?.problem ?? ''
  const problem = ofFile === '' && size !== null ? sizeProblem(size, isIcon) : ofFile
  return (
    <div className={styles.image}>
      {(['light', 'dark'] as const).map((style) => (
        <span
          key={style}
          data-style={style}
          className={styles.thumb}
          style={{ backgroundImage: `url(${JSON.stringify(url)})` }}
        />
      ))}
      <p className={problem === '' ? 'ui-hint' : styles.warning}>
        {[
          size && `${String(size.width)} × ${String(size.height)} pixels`,
          file && `${(file.bytes / 1000).toFixed(1)} KB`,
        ]
          .filter(Boolean)
          .join(', ')}
        {problem !== '' && ` ${problem}`}
      </p>
    </div>
  )
}

function sizeProblem({ width, height }: Measured, isIcon: boolean): string {
  if (width === 0) return '' // an SVG without a size of its own
  if (isIcon && width !== height) return 'An icon is square: the edges are cut.'
  if (isIcon && width < ICON_PX) return `An icon has at least ${String(ICON_PX)} pixels: it is blurred.`
  if (!isIcon && height < LOGO_PX)
    return `Less than ${String(LOGO_PX)} pixels high: it is blurred on a phone.`
  return ''
}
