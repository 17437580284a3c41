import { Suspense } from 'react'
import { BrowserRouter, Outlet, Route, Routes } from 'react-router-dom'
import { GAME_PATH, HOME_PATHS, LAUNCH_PATH, LOGIN_PATH, TRIAL_PATH } from '#domain/routing/routes'
import { GamesPage } from '../features/lobby/page/games-page'
import { HomePage } from '../features/lobby/page/home-page'
import { ScreenErrorBoundary } from './error-pages/screen-error-boundary'
import { RouteGuard } from './routes/route-guard'
import { LaunchPage, LoginPage, OtherPages, TrialPage } from './routes/lazy-pages'
import { BottomNotices } from './layout/bottom-notices'
import { Layout } from './layout/layout'
import { OverlayHost } from './overlays/overlay-host'
import { Page } from './routes/page'
import { RouteAnnouncer } from './routes/route-announcer'
import styles from './router.module.css'
import { SessionRestorer } from './session/session-restorer'

/** Maps paths to screens (S2), with the parts that cover all of them. */
export const Router = () => (
  <BrowserRouter>
    <Routes>
      <Route element={<Layout />}>
        <Route element={<Guarded />}>
          {HOME_PATHS.map((path) => (
            <Route key={path} path={path} element={home} />
          ))}
          <Route path={GAME_PATH} element={games} />
          <Route path={LOGIN_PATH} element={<LoginPage />} />
          <Route path="*" element={<OtherPages />} />
        </Route>
      </Route>
      <Route element={<WholeScreen />}>
        <Route path={TRIAL_PATH} element={<TrialPage />} />
        <Route path={LAUNCH_PATH} element={<LaunchPage />} />
      </Route>
    </Routes>
    <SessionRestorer />
    <OverlayHost />
    <BottomNotices />
    <RouteAnnouncer />
  </BrowserRouter>
)

const home = (
  <Page>
    <HomePage />
  </Page>
)

const games = (
  <Page titleKey="title.game">
    <GamesPage />
  </Page>
)

/** Guarded screens. If one fails, header and bottom bar stay. */
const Guarded = () => (
  <RouteGuard>
    <ScreenErrorBoundary>
      <Outlet />
    </ScreenErrorBoundary>
  </RouteGuard>
)

/** Layout of a game, without header and bottom bar. */
const WholeScreen = () => (
  <RouteGuard>
    <ScreenErrorBoundary>
      <Suspense fallback={<div className={styles.gameWait} />}>
        <Outlet />
      </Suspense>
    </ScreenErrorBoundary>
  </RouteGuard>
)
