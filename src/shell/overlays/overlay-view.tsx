import { LanguageSheet } from '../../features/language/language-sheet'
import { SettingsSheet } from '../../features/language/settings-sheet'
import { UpdateDialog } from '../../features/updates/dialog/update-dialog'
import type { Overlay } from '../../shared/overlays/overlay-queue'
import {
  AnnouncementPopup,
  AppUpgrade,
  ClosedOverlay,
  DomainDialog,
  DownloadPromptOverlay,
  InstallGuide,
  InstallPopup,
  LoginSheet,
  LogoutDialog,
  PushOptIn,
  SessionTimeDialog,
  TwoFactorDialog,
} from './lazy-overlays'
import { NoticeDialog } from '../../shared/overlays/dialogs/notice-dialog'

interface Props {
  readonly overlay: Overlay
  readonly onClose: () => void
}

/** Renders one overlay. Small overlays are part of this chunk; the others have their own chunks. */
export const OverlayView = ({ overlay, onClose }: Props) => {
  switch (overlay.kind) {
    case 'notice':
      return <NoticeDialog reason={overlay.reason} onClose={onClose} />
    case 'update':
      return <UpdateDialog onClose={onClose} />
    case 'maintenance':
    case 'access-denied':
      return <ClosedOverlay closing={overlay.kind} LanguageSheet={LanguageSheet} />
    case 'domain':
      return <DomainDialog message={overlay.message} onClose={onClose} />
    case 'login':
      return <LoginSheet to={overlay.to} onClose={onClose} />
    case 'logout':
      return <LogoutDialog onClose={onClose} />
    case 'two-factor':
      return <TwoFactorDialog verification={overlay.verification} />
    case 'language':
      return <LanguageSheet onClose={onClose} />
    case 'settings':
      return <SettingsSheet onClose={onClose} />
    case 'install-guide':
      return <InstallGuide onClose={onClose} />
    case 'app-upgrade':
      return <AppUpgrade onClose={onClose} />
    case 'install-popup':
      return <InstallPopup onClose={onClose} />
    case 'download-prompt':
      return <DownloadPromptOverlay mode={overlay.mode} isClosable={overlay.isClosable} onClose={onClose} />
    case 'push-opt-in':
      return <PushOptIn onClose={onClose} />
    case 'announcement':
      return <AnnouncementPopup onClose={onClose} />
    case 'session-time':
      return <SessionTimeDialog onClose={onClose} />
    default:
      return overlay satisfies never
  }
}
