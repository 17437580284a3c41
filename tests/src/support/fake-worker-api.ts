import type { WorkerApi } from '#worker/api'
import type { LoginOutcome, Session } from '#domain/port'
import { ok } from '#domain/result'

/** The session that a login with the fake starts. */
export const ANN: Session = {
  id: '7',
  token: 'token-of-ann',
  userName: 'ann',
  merchantCode: 'harbour',
  type: 0,
  firstTimeLogin: false,
}
const CODE_LIFE_MS = 300_000
const OUTCOME: LoginOutcome = { session: ANN, updatePassword: false }

/** A fake worker for component tests: the same contract, resolved at once. Each test overrides what it tests. */
export const createFakeWorkerApi = (replaced: Partial<WorkerApi> = {}): WorkerApi =>
  ({
    handshake: () => Promise.resolve(ok('database')),
    ping: () => ok('pong'),
    setVisible: () => Promise.resolve(ok(null)),
    setVisibleResources: () => Promise.resolve(ok(null)),
    setDataSaver: () => ok(null),
    changeLanguage: () => Promise.resolve(ok(null)),
    refresh: () => Promise.resolve(ok(null)),
    enableMemoryMode: () => Promise.resolve(ok(null)),
    fetchVisitorLocation: () => Promise.resolve(ok({ countryCode: 'PH', ip: '203.0.113.7' })),
    bindPush: () => Promise.resolve(ok(null)),
    unbindPush: () => Promise.resolve(ok(null)),
    checkForNewBuild: () => Promise.resolve(ok(null)),
    track: () => Promise.resolve(ok(null)),
    saveCounter: () => Promise.resolve(ok(null)),
    checkLines: () => Promise.resolve(ok({ fast: null, isCurrentAlive: true, raced: 0 })),
    launchTrial: () => Promise.resolve(ok({ gameUrl: 'https://games.example/play' })),
    launchGame: () => Promise.resolve(ok({ gameUrl: 'https://games.example/play' })),
    setFavourite: () => Promise.resolve(ok(null)),
    prepareLogin: () => Promise.resolve(ok(null)),
    savedLogin: () => Promise.resolve(ok(null)),
    captchaChallenge: () =>
      Promise.resolve(ok({ gt: 'gt', challenge: 'challenge', newCaptcha: true, offline: false })),
    logIn: () => Promise.resolve(ok(OUTCOME)),
    stopLogin: () => ok(null),
    autoLogin: () => Promise.resolve(ok({ kind: 'guest' })),
    adoptToken: () => Promise.resolve(ok({ kind: 'member', outcome: OUTCOME })),
    logOut: () => Promise.resolve(ok(null)),
    prefetchAccountCommands: () => Promise.resolve(ok(null)),
    verifyLogin: () => Promise.resolve(ok(OUTCOME)),
    leaveSecondStep: () => ok(null),
    logInBySms: () => Promise.resolve(ok(OUTCOME)),
    logInSocially: () => Promise.resolve(ok(OUTCOME)),
    registerSocially: () => Promise.resolve(ok({ userName: ANN.userName, login: OUTCOME })),
    savedNumber: () => Promise.resolve(ok(null)),
    register: () => Promise.resolve(ok({ userName: ANN.userName, login: OUTCOME })),
    sendSmsCode: () => Promise.resolve(ok({ expirationTime: Date.now() + CODE_LIFE_MS })),
    sendEmailCode: () => Promise.resolve(ok({ expirationTime: Date.now() + CODE_LIFE_MS })),
    changePassword: () => Promise.resolve(ok({ session: ANN })),
    resetPassword: () => Promise.resolve(ok(null)),
    isWeakPassword: () => Promise.resolve(ok(false)),
    setProfileIcon: () => Promise.resolve(ok(null)),
    submitTransaction: () => Promise.resolve(ok({ status: 'done' })),
    reconcileTransactions: () => Promise.resolve(ok(0)),
    dismissTransaction: () => Promise.resolve(ok(null)),
    launchChat: () => Promise.resolve(ok({ chatUrl: 'https://chat.example/room' })),
    setUnreadCount: () => Promise.resolve(ok(null)),
    ...replaced,
  }) satisfies WorkerApi
