import { useTranslation } from '../../i18n/use-translation'
import { Button } from '../../ui/controls/button'
import { IconButton } from '../../ui/controls/icon-button'
import { lengthen } from '../samples'
import { Cell, Specimen } from '../specimen'

const VARIANTS = ['primary', 'quiet', 'plain', 'danger'] as const
const FORCED = ['hover', 'focus-visible', 'active'] as const

export const Buttons = () => {
  const t = useTranslation()
  const label = t('action.retry')
  return (
    <>
      {VARIANTS.map((variant) => (
        <Specimen key={variant} title={variant}>
          <Cell caption="rest">
            <Button variant={variant}>{label}</Button>
          </Cell>
          {FORCED.map((force) => (
            <Cell key={force} caption={force} force={force}>
              <Button variant={variant}>{label}</Button>
            </Cell>
          ))}
          <Cell caption="icon">
            <Button variant={variant} icon="refresh">
              {label}
            </Button>
          </Cell>
          <Cell caption="busy">
            <Button variant={variant} isBusy>
              {label}
            </Button>
          </Cell>
          <Cell caption="disabled">
            <Button variant={variant} disabled>
              {label}
            </Button>
          </Cell>
        </Specimen>
      ))}
      <Specimen title="Wide, 40 % longer" isWide>
        <Cell caption="wide">
          <Button variant="primary" isWide icon="play">
            {lengthen(t('boundary.title'))}
          </Button>
        </Cell>
        <Cell caption="wide, very long">
          <Button isWide icon="refresh">
            {lengthen(t('boundary.text'))}
          </Button>
        </Cell>
      </Specimen>
      <Specimen title="Icon button">
        <Cell caption="rest">
          <IconButton icon="globe" label={t('header.language')} />
        </Cell>
        {FORCED.map((force) => (
          <Cell key={force} caption={force} force={force}>
            <IconButton icon="back" label={t('action.back')} />
          </Cell>
        ))}
        <Cell caption="disabled">
          <IconButton icon="search" label={t('search.label')} disabled />
        </Cell>
      </Specimen>
    </>
  )
}
