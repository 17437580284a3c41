import type { ReactNode } from 'react'
import { linkTarget } from '#domain/routing/safe-url'
import { AppLink } from '../../routing/app-link'

interface Props {
  /** An element of the sanitised tree. */
  readonly link: Element
  readonly children?: ReactNode
}

/** A link of an operator's text, by the one rule (ANN-06, R-14); plain text if the URL is not allowed. */
export const HtmlLink = ({ link, children }: Props) => {
  const target = linkTarget(link.getAttribute('href') ?? '', window.location.origin)
  switch (target.kind) {
    case 'route':
      return (
        <AppLink to={target.to} aria-label={nameOf(link, target.to)}>
          {children}
        </AppLink>
      )
    case 'external':
      return (
        <a
          href={target.url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={nameOf(link, new URL(target.url).host)}
        >
          {children}
        </a>
      )
    default:
      return children
  }
}

/** Returns a label for a link around an image without text: its target. */
const nameOf = (link: Element, place: string): string | undefined => {
  const isNamed = link.textContent.trim() !== '' || link.querySelector('img[alt]:not([alt=""])') !== null
  return isNamed ? undefined : place
}
