import type { WorkerParts } from './create-parts'

/** Called when the gateway may respond again: retries pending work. */
export const retryPending = ({ loginDependencies, outbox }: WorkerParts): void => {
  loginDependencies.retryDelays.end()
  outbox.flush()
}
