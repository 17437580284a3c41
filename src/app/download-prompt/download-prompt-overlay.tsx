import { type ReactNode, Suspense } from 'react'
import { ServiceLinks } from '../../features/connection/service-links'
import { DownloadPromptDialog } from '../../features/download-prompt/download-prompt-dialog'
import { addToHomeScreen } from '../../features/install/add-to-home-screen'
import { AppPicture } from '../../features/install/app-picture'
import { noteAnswered } from '../../features/install/install-memory'
import { InstallSteps } from '../../features/install/install-steps'
import { isIosDevice } from '../at-home'
import { lazyComponent } from '../lazy-component'
import { useServices } from '../use-services'

interface Props {
  readonly mode: 'bottom' | 'fullscreen'
  readonly isClosable: boolean
  readonly onClose: () => void
}

/** The download prompt, with what installing, customer service and it share (DLP-01). */
export const DownloadPromptOverlay = (props: Props) => (
  <DownloadPromptDialog
    {...props}
    picture={appPicture}
    steps={steps}
    service={<ServiceLinks services={useServices()} inNewWindow />}
    addWebApp={addToHomeScreen}
    onTaken={noteAnswered}
  />
)

const appPicture = (source: string): ReactNode => <AppPicture source={source} />

/** An iPhone has steps of its own, which no other device fetches. */
const AppleSteps = lazyComponent(
  async () => (await import('../../features/install-guide/guide-body')).GuideBody,
)

const steps = (onDone: () => void): ReactNode =>
  isIosDevice() ? (
    <Suspense fallback={null}>
      <AppleSteps onDone={onDone} />
    </Suspense>
  ) : (
    <InstallSteps onDone={onDone} />
  )
