import { subscribeKey } from 'valtio/utils'
import { LANGUAGE_KEY, STYLE_KEY } from '#domain/storage-keys'
import { toLanguageCode } from '#domain/language/language-choice'
import { chosenAt } from '../../shared/storage/storage-area'
import { device } from '../../shared/page/device'
import { pageState, applyLanguage, showStyle } from '../../shared/page/page-state'
import { onDatabaseUnavailable } from '../../shared/worker/query/page-tables'
import { onShownResources } from '../../shared/worker/query/visible-resources'
import { watchSnapshot } from '../snapshot/watch-snapshot'
import { checkWorker, endWorker } from '../../shared/worker/client/worker-client'
import { commands } from '../../shared/worker/client/commands'

/** Connects the page to outside events: visibility, other tabs, a language choice, an unavailable database. */
export const watchPageLifecycle = (): void => {
  document.addEventListener('visibilitychange', () => {
    const isVisible = document.visibilityState === 'visible'
    if (isVisible) void resume()
    else void commands.setVisible(false)
  })
  addEventListener('pagehide', ({ persisted }) => {
    if (persisted) endWorker()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void resume()
  })
  addEventListener('storage', ({ key, newValue }) => {
    const code = key === LANGUAGE_KEY ? toLanguageCode(newValue) : null
    if (code && code !== pageState.language) void applyLanguage(code).catch(() => undefined)
    if (key === STYLE_KEY) showStyle()
  })
  // Not read from storage, which some private modes block.
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () =>
    showStyle(pageState.styleChoice),
  )
  onShownResources((shown) => void commands.setVisibleResources([...shown]))
  subscribeKey(device, 'savesData', (isOn) => void commands.setDataSaver(isOn))
  subscribeKey(pageState, 'language', (language) => {
    void commands.changeLanguage(language, chosenAt(language))
  })
  watchSnapshot()
  onDatabaseUnavailable((isUnavailable) => void commands.enableMemoryMode(isUnavailable))
}

const resume = async (): Promise<void> => {
  await checkWorker()
  await commands.setVisible(document.visibilityState === 'visible') // the player may have left again
}
