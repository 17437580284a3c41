import { useSnapshot } from 'valtio'
import { type Mark, phoneLink } from '#domain/company/company-info'
import type { VendorCard } from '#domain/contract/games/vendors'
import { useTranslation } from '../../i18n/use-translation'
import { LegalLinks } from '../../shared/company/legal-links'
import { OperatorLink } from '../../shared/routing/operator/operator-link'
import { useCompany } from '../../shared/company/use-company'
import { pageState } from '../../shared/page/page-state'
import { useLiveQuery } from '../../shared/worker/query/use-live-query'
import { classNames } from '../../ui/class-names'
import styles from './company-details.module.css'
import { Logo } from './logo'

/** The merchant's documents, licence, contacts and partners at the end of the footer, as far as they are known. */
export const CompanyDetails = () => {
  const t = useTranslation('rest')
  const { phone, email, licence, payments, terms, privacy } = useCompany()
  const vendors = useVendors()
  return (
    <div className={styles.details}>
      {(terms !== '' || privacy !== '' || phone !== '' || email !== '') && (
        <p className={styles.links}>
          <LegalLinks />
          {phone !== '' && (
            <a href={phoneLink(phone)} className={styles.contact}>
              <bdi dir="ltr">{phone}</bdi>
            </a>
          )}
          {email !== '' && (
            <a href={`mailto:${email}`} className={styles.contact}>
              <bdi>{email}</bdi>
            </a>
          )}
        </p>
      )}
      {licence && (
        <OperatorLink url={licence.url} className={styles.licence}>
          {licence.image !== '' && <Logo src={licence.image} name={t('company.licence')} isSquare />}
          <bdi>{licence.name}</bdi>
        </OperatorLink>
      )}
      <Marks label={t('company.payments')} marks={payments} ground={styles.light} />
      <Marks label={t('company.vendors')} marks={vendors} ground={styles.dark} />
    </div>
  )
}

interface MarksProps {
  readonly label: string
  readonly marks: readonly Mark[]
  /** Logos of game providers are made for dark lobbies, those of payment methods for white pages. */
  readonly ground: string | undefined
}

const Marks = ({ label, marks, ground }: MarksProps) =>
  marks.length > 0 && (
    <ul className={styles.marks} aria-label={label}>
      {marks.map(({ name, image }, index) => (
        <li key={`${String(index)} ${name}`} className={classNames(styles.mark, ground)}>
          <Logo src={image} name={name} />
        </li>
      ))}
    </ul>
  )

const MAX_VENDORS = 24

/** The providers of the games that the lobby offers, each name once (GCSGAME_newGameVendor). */
const useVendors = (): readonly Mark[] => {
  const { merchant, language } = useSnapshot(pageState)
  const { data = [] } = useLiveQuery(
    (read) => read.startingWith('vendors', [merchant, language]),
    [merchant, language],
  )
  const cards = new Map<string, VendorCard>()
  for (const group of data)
    for (const card of group.cards) if (card.image !== '') cards.set(card.displayName || card.vendor, card)
  return [...cards].slice(0, MAX_VENDORS).map(([name, { image }]) => ({ name, image, url: '' }))
}
