import type { ComponentType, ReactNode } from 'react'
import { ErrorPage } from '../../shell/error-pages/error-page'
import { BottomBar } from '../../shell/layout/bottom-bar'
import foot from '../../shell/layout/bottom-notices.module.css'
import { Header } from '../../shell/layout/header'
import { NoticeDialog } from '../../shared/overlays/dialogs/notice-dialog'
import { OfflineStrip } from '../../features/lines/strip/offline-strip'
import strip from '../../features/lines/strip/connection-strip.module.css'
import { LanguageSheet } from '../../features/language/language-sheet'
import { MemberPage } from '../../features/member/member-page'
import { SettingsSheet } from '../../features/language/settings-sheet'
import { UpdateDialog } from '../../features/updates/dialog/update-dialog'
import { describeError } from '../../i18n/describe-error'
import { useTranslation } from '../../i18n/use-translation'
import { Button } from '../../ui/controls/button'
import { Dialog } from '../../ui/dialogs/dialog'
import { Sheet } from '../../ui/dialogs/sheet'
import { ToastList } from '../../ui/feedback/toast-list'
import { EmptyScreen } from '../empty-screen'
import { LAUNCH_FRAMES } from './launch-frames'
import { lengthen, SETTINGS } from '../samples'

const stay = (): void => undefined

const LongDialog = () => {
  const t = useTranslation()
  return (
    <Dialog
      title={lengthen(t('boundary.title'))}
      onClose={stay}
      actions={
        <>
          <Button variant="primary" isWide isBusy>
            {lengthen(t('action.retry'))}
          </Button>
          <Button variant="danger" isWide>
            {lengthen(t('action.reload'))}
          </Button>
          <Button variant="plain" isWide>
            {lengthen(t('action.back'))}
          </Button>
        </>
      }
    >
      {lengthen(t('boundary.text'))}
    </Dialog>
  )
}

const LongSheet = () => {
  const t = useTranslation()
  return (
    <Sheet title={lengthen(t('lobby.empty.title'))} closeLabel={t('action.close')} onClose={stay}>
      <p>{lengthen(t('boundary.text'))}</p>
      <p>{lengthen(t('lobby.error.text'))}</p>
    </Sheet>
  )
}

const Toasts = () => {
  const t = useTranslation()
  return (
    <div className={foot.foot}>
      <ToastList
        closeLabel={t('action.close')}
        onDismiss={stay}
        items={[
          { id: 1, tone: 'neutral', text: t('age.now') },
          { id: 2, tone: 'success', text: t('action.ok') },
          {
            id: 3,
            tone: 'danger',
            text: describeError({ kind: 'timeout', limitMs: 10_000 }, t).message,
          },
        ]}
      />
    </div>
  )
}

/** The toast does not cover the strip's button. */
const Strips = () => {
  const t = useTranslation()
  return (
    <div className={foot.foot}>
      <ToastList
        closeLabel={t('action.close')}
        onDismiss={stay}
        items={[{ id: 1, tone: 'danger', text: t('failure.offline') }]}
      />
      <aside className={strip.place}>
        <OfflineStrip trouble="offline" />
        <OfflineStrip trouble="failing" />
      </aside>
    </div>
  )
}

const Screen = ({ children }: { readonly children?: ReactNode }) => (
  <>
    <Header settings={SETTINGS} />
    <main>
      <h1 className="visually-hidden">Design system</h1>
      <EmptyScreen />
    </main>
    {children}
    <BottomBar />
  </>
)

const HeaderAlone = () => (
  <>
    <Header settings={SETTINGS} />
    <main>
      <h1 className="visually-hidden">Design system</h1>
    </main>
  </>
)

const Me = () => (
  <>
    <Header settings={SETTINGS} />
    <main>
      <MemberPage />
    </main>
  </>
)

const Broken = () => (
  <main>
    <ErrorPage error={new Error('sample')} onRetry={stay} />
  </main>
)

const over = (Overlay: ComponentType) => () => (
  <Screen>
    <Overlay />
  </Screen>
)

/** Whole screens and overlays over a screen, by the name in a frame's URL. */
export const FRAMES = {
  screen: Screen,
  broken: Broken,
  strip: over(Strips),
  toasts: over(Toasts),
  failure: over(() => (
    <NoticeDialog reason={{ type: 'failure', error: { kind: 'http', status: 503 } }} onClose={stay} />
  )),
  session: over(() => <NoticeDialog reason={{ type: 'session-over' }} onClose={stay} />),
  update: over(() => <UpdateDialog onClose={stay} />),
  dialog: over(LongDialog),
  settings: over(() => <SettingsSheet onClose={stay} />),
  language: over(() => <LanguageSheet onClose={stay} />),
  sheet: over(LongSheet),
  guest: HeaderAlone,
  member: HeaderAlone,
  me: Me,
  meOffline: Me,
  ...LAUNCH_FRAMES,
} as const satisfies Readonly<Record<string, ComponentType>>

export type FrameId = keyof typeof FRAMES

export const isFrameId = (id: string): id is FrameId => id in FRAMES
