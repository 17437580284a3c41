import { waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { gateway, reload } from '../support/app'
import { openLobby, seeLobby } from '../support/sync'

/** The logo: the only image of the lobby whose URL has no place of its own for the width. */
const logo = (): string => document.querySelector('header img')?.getAttribute('src') ?? ''

test('DEP-01 SHL-08 an image of a host with a rule in config.json is loaded by it, and its own URL again without', async () => {
  const rule = { from: 'https://', to: 'https://scaled.example/{w}/{path}' }
  await gateway.control({ config: { images: [rule] } })
  await openLobby()
  await reload()
  await seeLobby()
  await waitFor(() => expect(logo()).toMatch(/^https:\/\/scaled\.example\/\d+\/host-.+\/brand\/logo\.svg$/u))
  await gateway.control({ config: {} })
  await reload()
  await seeLobby()
  await reload()
  await waitFor(() => expect(logo()).toMatch(/^https:\/\/host-.+\/brand\/logo\.svg$/u))
})
