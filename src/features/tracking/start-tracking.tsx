import { createRoot } from 'react-dom/client'
import { Tracking } from './tracking'

/** Follows what is to be told of this visit, beside the app and without anything to see (TRK-01 to TRK-03). */
export const startTracking = (): void => {
  createRoot(document.createElement('div')).render(<Tracking />)
}
