import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Benefits } from '#domain/contract/member/benefits'
import { BenefitsPage } from '../../../../../src/features/member/benefits/benefits-page'
import { pageState } from '../../../../../src/shared/page/page-state'
import { resetCommands } from '../../../support/fake-commands'
import { putRows, show, startPage } from '../../../support/page-fixture'

vi.mock('../../../../../src/shared/worker/client/commands', async () => ({
  commands: (await import('../../../support/fake-commands')).fakeCommands,
}))

const LEVELS: Benefits = [
  { labelId: '3', labelName: 'Gold', rankLevel: 3, benefits: ['A host of your own'] },
  { labelId: '1', labelName: 'Bronze', rankLevel: 1, benefits: ['<b>0.3%</b> back'] },
  { labelId: '2', labelName: 'Silver', rankLevel: 2, benefits: ['0.5% back', '0.5% back'] },
]

const open = async (levels: Benefits, labelId?: string) => {
  await startPage('/m/member/benefits')
  const { merchant, language } = pageState
  pageState.session = {
    id: '7',
    userName: 'ann',
    type: 0,
    token: 't',
    merchantCode: '',
    firstTimeLogin: false,
  }
  putRows('contentAnswers', [{ merchant, language, name: 'benefits', value: levels }])
  if (labelId !== undefined)
    putRows('members', [
      {
        merchant,
        member: '7',
        id: '7',
        type: 0,
        regDate: 0,
        account: 'ann',
        language: 'EN',
        currency: 'PHP',
        balance: 1,
        profileIcon: 1,
        referralCode: '',
        referralUrl: '',
        clubLabel: { labelName: 'Silver', labelId, type: 'AUTO', rankLevel: 2 },
      },
    ])
  return show(<BenefitsPage />)
}

beforeEach(resetCommands)

describe('MEM-02 the benefits page', () => {
  test('MEM-02 MEM-04 lists each level in order, marks the member’s own, and shows the progress to the next on top', async () => {
    await open(LEVELS, '2')
    const names = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
    expect(names).toEqual(['Bronze', 'Silver', 'Gold'])
    const own = screen.getAllByRole('listitem', { current: true })
    expect(own).toHaveLength(1)
    const [level] = own
    expect(level && within(level).getByText('Your level')).toBeTruthy()
    expect(level && within(level).getByText('Level 2')).toBeTruthy()
    expect(level && within(level).getAllByText('0.5% back')).toHaveLength(2)
    const progress = screen.getByRole('region', { name: 'VIP progress' })
    expect(within(progress).queryByRole('link')).toBeNull()
    // The operator's text is rendered as plain text.
    expect(screen.getByText('<b>0.3%</b> back').getAttribute('dir')).toBe('auto')
  })

  test('MEM-02 marks no level for a member without a label', async () => {
    await open(LEVELS)
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3)
    expect(screen.queryByText('Your level')).toBeNull()
    expect(screen.queryByRole('region', { name: 'VIP progress' })).toBeNull()
  })

  test('MEM-02 shows a message for a merchant without levels', async () => {
    await open([])
    expect(screen.getByText('No levels at the moment')).toBeTruthy()
  })
})
