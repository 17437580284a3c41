import { createContext } from 'react'

/** Origin of the app in the phones, to which paths of images belong. */
export const AppOriginContext = createContext('')
