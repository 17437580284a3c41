import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { renderApart } from '../../shared/page/apart/render-apart'
import { subscribeAnnouncement } from '../../shared/routing/use-page'
import { CompanyDetails } from './company-details'

/** Renders the merchant's details into the footer. */
export const startCompanyDetails = (): void => {
  renderApart(<InFooter />)
}

/** Not all screens have a footer. */
const InFooter = () => {
  const footer = useSyncExternalStore(subscribeAnnouncement, findFooter)
  return footer && createPortal(<CompanyDetails />, footer)
}

const findFooter = (): Element | null => document.querySelector('footer')
