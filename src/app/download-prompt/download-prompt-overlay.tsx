import type { ReactNode } from 'react'
import { installBrowser } from '#domain/rules/install-popup'
import { ServiceLinks } from '../../features/connection/service-links'
import { DownloadPromptDialog } from '../../features/download-prompt/download-prompt-dialog'
import { AppPicture } from '../../features/install/app-picture'
import { InstallSteps } from '../../features/install/install-steps'
import { isApple } from '../at-home'
import { useServices } from '../use-services'
import { addWebApp } from './add-web-app'

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
    service={<ServiceLinks services={useServices()} />}
    addWebApp={addWebApp}
  />
)

const appPicture = (source: string): ReactNode => <AppPicture source={source} />

const steps = (onDone: () => void): ReactNode => (
  <InstallSteps browser={installBrowser(navigator.userAgent, isApple())} onDone={onDone} />
)
