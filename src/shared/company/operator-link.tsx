import type { ReactNode } from 'react'
import { linkTarget } from '#domain/routing/safe-url'
import { AppLink } from '../routing/app-link'

interface Props {
  /** A route of ours, or a page that opens in a new window. */
  readonly url: string
  readonly className?: string | undefined
  /** True next to a form: a route would leave what is typed. */
  readonly inNewWindow?: boolean
  readonly children: ReactNode
}

/** A link that the operator has configured; only its content if the URL is not safe. */
export const OperatorLink = ({ url, className, inNewWindow = false, children }: Props) => {
  const target = linkTarget(url, window.location.origin)
  if (target.kind === 'none') return <span className={className}>{children}</span>
  if (target.kind === 'route' && !inNewWindow) {
    return (
      <AppLink to={target.to} className={className}>
        {children}
      </AppLink>
    )
  }
  return (
    <a
      href={target.kind === 'route' ? target.to : target.url}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
    >
      {children}
    </a>
  )
}
