import { type ReactNode, useMemo } from 'react'
import { plainParagraphs } from '#domain/text/plain-text'
import { drawHtml } from './render-html'
import styles from './operator-html.module.css'
import { useSanitise } from './sanitise'

interface Props {
  /** The operator's HTML: untrusted. */
  readonly html: string
  /** Shown if there is no text. */
  readonly none?: ReactNode
}

/** An operator's text, sanitised and rendered in the app's own style; plain text until that is possible (ANN-09). */
export const OperatorHtml = ({ html, none }: Props) => {
  const sanitise = useSanitise()
  const drawn = useMemo(() => {
    const tree = sanitise?.(html)
    return tree && (hasContent(tree) ? drawHtml(tree) : [])
  }, [html, sanitise])
  if (!drawn) return <PlainText html={html} none={none} />
  return <div className={styles.text}>{drawn.length === 0 ? none : drawn}</div>
}

const hasContent = (tree: Node): boolean =>
  tree.textContent?.trim() !== '' ||
  ((tree instanceof Element || tree instanceof DocumentFragment) && tree.querySelector('img') !== null)

const PlainText = ({ html, none }: Props) => {
  const paragraphs = plainParagraphs(html)
  return (
    <div className={styles.text}>
      {paragraphs.length === 0 && none}
      {paragraphs.map((paragraph, index) => (
        <p key={`${String(index)} ${paragraph}`} dir="auto">
          {paragraph}
        </p>
      ))}
    </div>
  )
}
