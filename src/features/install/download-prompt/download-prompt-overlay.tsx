import { type ReactNode, Suspense } from 'react'
import { ServiceLinks } from '../../../shared/service/service-links'
import { DownloadPromptDialog } from './download-prompt-dialog'
import { addToHomeScreen } from '../state/add-to-home-screen'
import { AppIcon } from '../popup/app-icon'
import { markInstallAnswered } from '../state/install-history'
import { InstallSteps } from '../popup/install-steps'
import { isIosDevice } from '../../../shared/install/is-installed-app'
import { lazyComponent } from '../../../shared/page/lazy-component'
import { useServices } from '../../../shared/service/use-services'

interface Props {
  readonly mode: 'bottom' | 'fullscreen'
  readonly isClosable: boolean
  readonly onClose: () => void
}

/** The download prompt, connected to installing and customer service (DLP-01). */
export const DownloadPromptOverlay = (props: Props) => (
  <DownloadPromptDialog
    {...props}
    renderImage={renderAppIcon}
    steps={steps}
    service={<ServiceLinks services={useServices()} inNewWindow />}
    addWebApp={addToHomeScreen}
    onTaken={markInstallAnswered}
  />
)

const renderAppIcon = (source: string): ReactNode => <AppIcon source={source} />

/** The steps for iPhones; no other device fetches them. */
const AppleSteps = lazyComponent(async () => (await import('../guide/guide-body')).GuideBody)

const steps = (onDone: () => void): ReactNode =>
  isIosDevice() ? (
    <Suspense fallback={null}>
      <AppleSteps onDone={onDone} />
    </Suspense>
  ) : (
    <InstallSteps onDone={onDone} />
  )
