import { Suspense, useEffect } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { useTranslation } from '../../i18n/use-translation'
import { watchDevice } from '../../shared/page/device'
import { pageState } from '../../shared/page/page-state'
import { useLiveQuery } from '../../shared/worker/query/use-live-query'
import { BottomBar } from './bottom-bar'
import { Footer } from './footer'
import { Header } from './header'
import styles from './layout.module.css'
import { useScrollRestoration } from './use-scroll-restoration'

const MAIN_ID = 'main'

/** The layout around the screens: header, the screen, footer and the bottom bar. */
export const Layout = () => {
  const t = useTranslation()
  const { pathname } = useLocation()
  const { merchant } = useSnapshot(pageState)
  const { data: settings } = useLiveQuery((read) => read.get('settings', merchant))
  useScrollRestoration()
  useEffect(watchDevice, [])
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        {t('app.skip')}
      </a>
      <Header settings={settings} />
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        {/* One boundary per path: a tap shows the loading state at once while the screen's chunk loads. */}
        <Suspense key={pathname} fallback={<div className={styles.wait} />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer responsiblePlay={settings?.responsiblePlay} />
      <BottomBar />
    </div>
  )
}
