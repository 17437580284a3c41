import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ProfileHelp } from '../../../../../src/features/install/guide/profile-help'
import { safari } from '../../../../domain/install/support/user-agents'
import { show, startPage } from '../../../support/page-fixture'

const PROFILE = 'https://apps.example/harbour.mobileconfig'

test.each([
  ['a notice about the settings below iOS 17', '16.7', 'Go to Settings', 0],
  ['tips in three steps from iOS 17 on', '17.0', 'Install the profile', 3],
])('INS-04 the help for a downloaded profile shows %s', async (_help, version, title, steps) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(safari(version))
  await startPage()
  await show(<ProfileHelp url={PROFILE} icon={null} onClose={() => undefined} />)
  const help = screen.getByRole('dialog', { name: title })
  expect(help.textContent).toContain('“Profile Downloaded”')
  expect(screen.queryAllByRole('listitem')).toHaveLength(steps)
  expect(screen.getByRole('link', { name: 'Download again' }).getAttribute('href')).toBe(PROFILE)
})
