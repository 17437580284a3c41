import { type ReactNode, Suspense, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { HOME_PATH } from '#domain/routing/routes'
import { withPreservedParams } from '#domain/routing/preserved-params'
import { loginPath, pathAfterLogin } from '#domain/routing/return-url'
import { checkRoute } from '#domain/routing/route-guard'
import { pageState } from '../../shared/page/page-state'
import { clearLogoutMark, didLogOutAt, useMember } from '../../shared/session/session-state'
import { TokenWait } from './lazy-pages'

/**
 * Admits the players a route is for and redirects all others, replacing the current history entry (SES-03 to SES-05).
 */
export const RouteGuard = ({ children }: { readonly children: ReactNode }) => {
  const { pathname, search, hash } = useLocation()
  const { mustChangePassword, urlToken } = useSnapshot(pageState)
  const member = useMember()
  useEffect(() => clearLogoutMark, [pathname])

  const isAdopting = urlToken !== 'none'
  const verdict = checkRoute({ pathname, member, mustChangePassword, isAdopting })
  switch (verdict.kind) {
    case 'admit':
      return children
    case 'wait':
      return (
        <Suspense fallback={null}>
          <TokenWait />
        </Suspense>
      )
    case 'login':
      return <To to={didLogOutAt(pathname) ? HOME_PATH : loginPath(pathname + search + hash)} />
    case 'return':
      return <To to={pathAfterLogin(search, window.location.origin)} />
    case 'to':
      return <To to={verdict.path} />
    default:
      return verdict satisfies never
  }
}

const To = ({ to }: { readonly to: string }) => (
  <Navigate to={withPreservedParams(to, window.location.search)} replace />
)
