import type { ReactNode } from 'react'
import { proxy } from 'valtio'

/** What the footer shows below its links. It loads after the first screen. */
export const footerDetails = proxy<{ Details: (() => ReactNode) | null }>({ Details: null })
