import { useState } from 'react'
import { StyleChoice } from '../../features/language/style-choice'
import { useTranslation } from '../../i18n/use-translation'
import { Field } from '../../ui/forms/field'
import { Icon } from '../../ui/icons/icon'
import { IconButton } from '../../ui/controls/icon-button'
import { SearchField } from '../../ui/forms/search-field'
import { Switch } from '../../ui/forms/switch'
import { lengthen } from '../samples'
import { Cell, Specimen } from '../specimen'

export const Fields = () => {
  const t = useTranslation()
  return (
    <>
      <Specimen title="Field" isWide>
        <Cell caption="empty">
          <Field label={t('search.label')} placeholder={t('search.placeholder')} />
        </Cell>
        <Cell caption="focus" force="focus-within" on="div:has(> input)">
          <Field label={t('search.label')} defaultValue={t('lobby.popular')} icon={<Icon name="me" />} />
        </Cell>
        <Cell caption="error">
          <Field label={t('search.label')} error={t('failure.unknown')} defaultValue={t('lobby.all')} />
        </Cell>
        <Cell caption="disabled">
          <Field label={t('search.label')} defaultValue={t('lobby.all')} disabled />
        </Cell>
        <Cell caption="40 % longer, with a control">
          <Field
            label={lengthen(t('boundary.text'))}
            error={lengthen(t('failure.network'))}
            defaultValue={lengthen(t('boundary.title'))}
            icon={<Icon name="clock" />}
            trailing={<IconButton icon="close" label={t('search.clear')} />}
          />
        </Cell>
      </Specimen>
      <Specimen title="Switch" isWide>
        <Cell caption="on">
          <SwitchExample initial />
        </Cell>
        <Cell caption="off">
          <SwitchExample />
        </Cell>
        <Cell caption="focus" force="focus-visible" on="input">
          <SwitchExample initial />
        </Cell>
        <Cell caption="40 % longer, with advice">
          <SwitchExample isLong />
        </Cell>
      </Specimen>
      <Specimen title="Search" isWide>
        <Cell caption="empty">
          <Search initial="" />
        </Cell>
        <Cell caption="focus" force="focus-within" on="div:has(> input)">
          <Search initial="" />
        </Cell>
        <Cell caption="filled">
          <Search initial={t('lobby.popular')} />
        </Cell>
        <Cell caption="filled, 40 % longer">
          <Search initial={lengthen(t('boundary.title'))} />
        </Cell>
      </Specimen>
      <Specimen title="One of few" isWide>
        <Cell caption="rest">
          <StyleChoice />
        </Cell>
        <Cell caption="focus" force="focus-visible" on="input">
          <StyleChoice />
        </Cell>
      </Specimen>
    </>
  )
}

const Search = ({ initial }: { readonly initial: string }) => {
  const t = useTranslation()
  return (
    <SearchField
      label={t('search.label')}
      placeholder={t('search.placeholder')}
      clearLabel={t('search.clear')}
      initialValue={initial}
    />
  )
}

interface SwitchProps {
  readonly initial?: boolean
  readonly isLong?: boolean
}

const SwitchExample = ({ initial = false, isLong = false }: SwitchProps) => {
  const t = useTranslation()
  const [isOn, setOn] = useState(initial)
  if (!isLong) {
    return (
      <Switch isOn={isOn} onChange={setOn}>
        {t('lobby.popular')}
      </Switch>
    )
  }
  return (
    <Switch isOn={isOn} onChange={setOn} hint={lengthen(t('lobby.error.text'))}>
      {lengthen(t('boundary.title'))}
    </Switch>
  )
}
