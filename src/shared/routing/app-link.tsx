import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { withPreservedParams } from '#domain/routing/preserved-params'
import { useAppNavigate } from './use-app-navigate'

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: string
  readonly replace?: boolean
  readonly children: ReactNode
}

/** A link inside the app. It preserves the parameters of SHL-04. */
export const AppLink = ({ to, replace = false, onClick, children, ...rest }: Props) => {
  const { search } = useLocation()
  const go = useAppNavigate()
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    go(to, { replace })
  }
  return (
    <a {...rest} href={withPreservedParams(to, search)} onClick={follow}>
      {children}
    </a>
  )
}

/** False for clicks that the browser handles itself (a new tab, a download). */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
