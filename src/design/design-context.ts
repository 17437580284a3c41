import { createContext, use } from 'react'
import { type DesignState, readDesignState } from './design-state'

export const DesignContext = createContext<DesignState>(readDesignState())

export const useDesign = (): DesignState => use(DesignContext)
