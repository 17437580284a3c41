import type { MouseEvent, ReactNode } from 'react'
import { withPreservedParams } from '#domain/routing/preserved-params'
import { linkTarget } from '#domain/routing/safe-url'
import { isPlainClick } from '../app-link'

interface Props {
  /** A route of ours, or a page that opens in a new window. */
  readonly url: string
  readonly className?: string | undefined
  /** True next to a form: a route would leave what is typed. */
  readonly inNewWindow?: boolean
  readonly children: ReactNode
}

/**
 * A link that the operator has configured; only its content if the URL is not safe. It also works outside of the
 * router.
 */
export const OperatorLink = ({ url, className, inNewWindow = false, children }: Props) => {
  const target = linkTarget(url, window.location.origin)
  if (target.kind === 'none') return <span className={className}>{children}</span>
  const isRoute = target.kind === 'route'
  const follow = (event: MouseEvent): void => {
    if (!isRoute || inNewWindow || !isPlainClick(event) || !window.mcBoot?.go) return
    event.preventDefault()
    window.mcBoot.go(target.to)
  }
  return (
    <a
      href={isRoute ? withPreservedParams(target.to, window.location.search) : target.url}
      {...((!isRoute || inNewWindow) && { target: '_blank', rel: 'noopener noreferrer' })}
      className={className}
      onClick={follow}
    >
      {children}
    </a>
  )
}
