import { useId, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { Chips } from '../../ui/controls/chips'
import { tabElementId, Tabs as TabRow } from '../../ui/controls/tabs'
import { lengthen } from '../samples'
import { Cell, Specimen } from '../specimen'

const CLOSED_TAB = '[role="tab"][aria-selected="false"]'

export const Tabs = () => {
  const t = useTranslation()
  return (
    <>
      <Specimen title="Tabs" isWide>
        <Cell caption="rest">
          <TabsExample />
        </Cell>
        <Cell caption="hover" force="hover" on={CLOSED_TAB}>
          <TabsExample />
        </Cell>
        <Cell caption="focus" force="focus-visible" on={CLOSED_TAB}>
          <TabsExample />
        </Cell>
        <Cell caption="40 % longer">
          <TabsExample isLong />
        </Cell>
      </Specimen>
      <Specimen title="Chips" isWide>
        <Cell caption="rest">
          <ChipsExample label={t('lobby.vendors')} />
        </Cell>
        <Cell caption="focus" force="focus-visible" on='[aria-pressed="false"]'>
          <ChipsExample label={t('lobby.vendors')} />
        </Cell>
      </Specimen>
    </>
  )
}

const TabsExample = ({ isLong = false }: { readonly isLong?: boolean }) => {
  const t = useTranslation()
  const panelId = useId()
  const [current, setCurrent] = useState('all')
  const write = isLong ? lengthen : (text: string): string => text
  const tabs = [
    { id: 'all', label: write(t('lobby.all')) },
    { id: 'forYou', label: write(t('lobby.forYou')) },
    { id: 'popular', label: write(t('lobby.popular')) },
    { id: 'continue', label: write(t('lobby.continue')) },
  ]
  return (
    <>
      <TabRow label={t('lobby.tabs')} tabs={tabs} current={current} onChoose={setCurrent} panelId={panelId} />
      <div id={panelId} role="tabpanel" aria-labelledby={tabElementId(panelId, current)} />
    </>
  )
}

const ChipsExample = ({ label }: { readonly label: string }) => {
  const t = useTranslation()
  const [current, setCurrent] = useState('all')
  const chips = [
    { id: 'all', label: t('lobby.all'), count: '1,204' },
    { id: 'popular', label: t('lobby.popular'), count: '48' },
    { id: 'new', label: t('game.new') },
  ]
  return <Chips label={label} chips={chips} current={current} onChoose={setCurrent} />
}
