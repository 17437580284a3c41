import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ANN } from '../../../support/fake-worker-api'
import { LaunchPage } from '../../../../../src/features/games/launch/launch-page'
import { pageState } from '../../../../../src/shared/page/page-state'
import { endSession, startSession } from '../../../../../src/shared/session/session-state'
import { fakeCommands, resetCommands } from '../../../support/fake-commands'
import { gameRow, putPopular, putRows, show, startPage } from '../../../support/page-fixture'

vi.mock('../../../../../src/shared/worker/client/commands', async () => ({
  commands: (await import('../../../support/fake-commands')).fakeCommands,
}))

const leaveFor = vi.hoisted(() => vi.fn<(url: string) => void>())
vi.mock('../../../../../src/features/games/launch/redirect-to', () => ({ redirectTo: leaveFor }))

beforeEach(() => {
  resetCommands()
  leaveFor.mockReset()
  sessionStorage.clear()
})

afterEach(endSession)

describe('GAM-05 the advice to play in the app', () => {
  const settings = (resources: readonly { resourceType: string; url: string }[]) => ({
    merchant: pageState.merchant,
    currency: 'PHP',
    currencySymbol: '',
    decimals: 2,
    countryCode: '',
    imageCDNs: [],
    whitelabelVal: { STARTGAMEINAPP3: true },
    login: { captcha: { enabled: false } },
    sms: { captcha: { enabled: false } },
    register: { captcha: { enabled: false } },
    mobileTemplate: {
      pwa: true,
      desktop_app_feature: false,
      apple_touch_icon: '',
      image_logo: '',
      app_desc: '',
      theme: { accent: '', style: 'light' as const },
    },
    resources: [...resources],
    customerService: [],
    domainList: [],
    rewardsCenter: false,
  })

  const openAdvised = async (query: string, url: string) => {
    await startPage(`/m/launchGame?${query}`)
    startSession(ANN)
    putPopular([
      gameRow('7', 'Ancient Lotus'),
      gameRow('9', 'Hanoi Toto', { vendor: 'LOTT', lottoArea: 'CN' }),
    ])
    putRows('settings', [settings([{ resourceType: 'Android', url }])])
    return show(<LaunchPage />)
  }

  test('GAM-05 shows before a lottery, once per session, with the merchant’s own download link', async () => {
    const view = await openAdvised('gameId=9&prize_mode=1700', 'https://apps.example/')
    expect(screen.getByRole('link', { name: 'Get the app' }).getAttribute('href')).toBe(
      'https://apps.example/',
    )
    expect(fakeCommands.launchGame).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Play here' }))
    await waitFor(() => expect(leaveFor).toHaveBeenCalledTimes(1))
    view.unmount()
    await openAdvised('gameId=9&prize_mode=1700', 'https://apps.example/')
    await waitFor(() => expect(leaveFor).toHaveBeenCalledTimes(2))
  })

  test('GAM-05 R-14 shows no link without a safe URL, and does not delay other games', async () => {
    const view = await openAdvised('gameId=9', 'javascript:alert(1)')
    expect(screen.getByRole('heading', { name: 'Play in our app' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Get the app' })).toBeNull()
    view.unmount()
    await openAdvised('gameId=7', 'https://apps.example/')
    expect(document.querySelector('iframe')).not.toBeNull()
  })
})
