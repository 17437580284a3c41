import type { ReactNode } from 'react'
import { linkTarget } from '#domain/routing/safe-url'
import { AppLink } from '../routing/app-link'

interface Props {
  /** A route of ours, or a page that opens in a new window. */
  readonly url: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A link that the operator has configured; only its content if the URL is not safe. */
export const OperatorLink = ({ url, className, children }: Props) => {
  const target = linkTarget(url, window.location.origin)
  if (target.kind === 'none') return <span className={className}>{children}</span>
  if (target.kind === 'route') {
    return (
      <AppLink to={target.to} className={className}>
        {children}
      </AppLink>
    )
  }
  return (
    <a href={target.url} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
    </a>
  )
}
