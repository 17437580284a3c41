import { useLocation } from 'react-router-dom'
import { ComingPage } from '../features/coming/coming-page'
import { comingPageAt } from '../features/coming/coming-pages'
import { NotFoundPage } from '../features/not-found/not-found-page'

/** Every address without a screen of its own: one that is to come, or none at all (SHL-07). */
export const OtherPages = () => {
  const { pathname } = useLocation()
  const page = comingPageAt(pathname)
  return page ? <ComingPage page={page} /> : <NotFoundPage />
}
