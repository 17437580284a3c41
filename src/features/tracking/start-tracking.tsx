import { createRoot } from '../../shared/page/react-root'
import { Tracking } from './tracking'

/** Starts the tracking of this visit, outside the app's UI (TRK-01 to TRK-03). */
export const startTracking = (): void => {
  createRoot(document.createElement('div')).render(<Tracking />)
}
