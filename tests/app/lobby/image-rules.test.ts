import { waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { IMAGE_RULES_KEY } from '#domain/storage-keys'
import { gateway, reload } from '../support/app'
import { openLobby, seeLobby } from '../support/sync'

/** The logo: the only image of the lobby whose URL has no place of its own for the width. */
const logo = (): string => document.querySelector('header img + img')?.getAttribute('src') ?? ''

/** Waits until the rules are stored: what is drawn from then on uses them. */
const seeRules = (part: string): Promise<void> =>
  waitFor(() => expect(localStorage.getItem(IMAGE_RULES_KEY)).toContain(part))

test('DEP-01 SHL-08 an image of a host with a rule in config.json is loaded by it, and its own URL again without', async () => {
  const rule = { from: 'https://', to: 'https://scaled.example/{w}/{path}' }
  await gateway.control({ config: { images: [rule] } })
  await openLobby()
  await seeRules(rule.to)
  await reload()
  await seeLobby()
  await waitFor(() => expect(logo()).toMatch(/^https:\/\/scaled\.example\/\d+\/host-.+\/brand\/logo\.svg$/u))
  await gateway.control({ config: {} })
  await reload()
  await seeRules('[]')
  await reload()
  await waitFor(() => expect(logo()).toMatch(/^https:\/\/host-.+\/brand\/logo\.svg$/u))
})
