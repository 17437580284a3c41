import { useEffect, useRef, useState } from 'react'
import type { Country } from '#domain/contract/accounts/countries'
import { matchingCountries } from '#domain/accounts/country-search'
import { useCloseOnBack } from '../../../shared/overlays/dialogs/use-close-on-back'
import { useTranslation } from '../../../i18n/use-translation'
import { Icon } from '../../../ui/icons/icon'
import { SearchField } from '../../../ui/forms/search-field'
import { Sheet } from '../../../ui/dialogs/sheet'
import styles from './dialing-code-sheet.module.css'
import { Flag } from './flag'

interface Props {
  readonly countries: readonly Country[]
  readonly current: string
  readonly onChoose: (country: Country) => void
  readonly onClose: () => void
}

/** All countries with flag and dialling code, searchable by name or code (DIA-01). */
export const DialingCodeSheet = ({ countries, current, onChoose, onClose }: Props) => {
  const t = useTranslation('rest')
  const [query, setQuery] = useState('')
  const list = useRef<HTMLUListElement>(null)
  useCloseOnBack(true, onClose)
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' })
  }, [])
  const found = matchingCountries(countries, query)
  return (
    <Sheet title={t('account.dialingCode.title')} closeLabel={t('action.close')} onClose={onClose}>
      <div className={styles.search}>
        <SearchField
          label={t('account.dialingCode.search')}
          placeholder={t('account.dialingCode.search')}
          clearLabel={t('search.clear')}
          onText={setQuery}
        />
      </div>
      <ul ref={list} className={styles.list}>
        {found.map((country) => (
          <li key={country.countryCode}>
            <button
              type="button"
              className={styles.country}
              aria-current={country.countryCode === current || undefined}
              onClick={() => {
                onChoose(country)
                onClose()
              }}
            >
              <Flag countryCode={country.countryCode} isListed />
              <span className="ui-fill ui-breakable" dir="auto">
                {country.name}
              </span>
              <bdi className={styles.code}>+{country.countryDialingCode}</bdi>
              {country.countryCode === current && <Icon name="check" />}
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && (
        <p role="status" className={styles.none}>
          {t('account.dialingCode.none')}
        </p>
      )}
    </Sheet>
  )
}
