import type { InvoiceSummary } from '@tradecounter/api/contract'
import { addressOf, PartFailure, useFormat, useShop, useTranslations } from '@tradecounter/shop/core'
import { Heading } from '@tradecounter/ui/heading'
import { Stack } from '@tradecounter/ui/layout'
import { Link } from '@tradecounter/ui/link'
import { StatTile } from '@tradecounter/ui/stat-tile'
import { Text } from '@tradecounter/ui/text'
import { useInvoiceSummary } from '../calls.ts'
import * as styles from './invoices.css.ts'

/** What is open, by age, and the use of the credit limit. */
export function Balance() {
  const t = useTranslations()
  const { data, error, mutate } = useInvoiceSummary()
  return (
    <Stack space={3} as="section">
      <Heading level={2} size="s">
        {t('invoices.summary')}
      </Heading>
      {data === undefined ? (
        <PartFailure
          waiting={error === undefined}
          text={t('invoices.summary-failed')}
          onRetry={() => mutate()}
        />
      ) : (
        <BalanceFigures summary={data} />
      )}
    </Stack>
  )
}

/** What is owed: credit notes are not. */
const owedKinds = 'invoice,interest'

function BalanceFigures({ summary }: { summary: InvoiceSummary }) {
  const t = useTranslations()
  const format = useFormat()
  const context = useShop()
  const listOf = (query: string): string => addressOf({ page: 'invoices', query }, context)
  const { currency, open, overdue, overdueCount, overdueTo, openCredits, ageing, credit } = summary
  const money = (amount: number): string => format.money(amount, currency)
  return (
    <div className={styles.balance}>
      <div className={styles.tiles}>
        <StatTile
          label={t('invoices.sum-open')}
          value={money(open)}
          href={listOf('status=open,overdue,partlyPaid,disputed')}
          {...(openCredits === 0 ? {} : { detail: t('invoices.sum-credits', money(openCredits)) })}
        />
        <StatTile
          label={t('invoices.sum-overdue')}
          value={money(overdue)}
          href={listOf(`status=overdue,disputed&kind=${owedKinds}&dueTo=${overdueTo}`)}
          detail={t.count('invoices.sum-documents', overdueCount)}
        />
      </div>
      <div>
        <ul className={styles.ages} aria-label={t('invoices.ageing')}>
          {ageing.map(({ age, amount, count, dueFrom, dueTo }) => (
            <li key={age} className={styles.age}>
              <Link
                href={listOf(
                  `status=open,overdue,partlyPaid,disputed&kind=${owedKinds}${
                    dueFrom === '' ? '' : `&dueFrom=${dueFrom}`
                  }${dueTo === '' ? '' : `&dueTo=${dueTo}`}`,
                )}
              >
                {t(`invoices.age-${age}`)}
              </Link>
              <Text as="span" size="s" tone="muted" numeric>
                {t.count('invoices.sum-documents', count)}
              </Text>
              <span className={styles.ageAmount}>
                <Text as="span" numeric>
                  {money(amount)}
                </Text>
              </span>
            </li>
          ))}
        </ul>
        {credit !== null && (
          <div className={styles.age}>
            <span>{t('invoices.credit-used')}</span>
            <Text as="span" size="s" tone="muted">
              {t('invoices.credit-limit', money(credit.limit))}
            </Text>
            <span className={styles.ageAmount}>
              <Text as="span" numeric>
                {money(credit.used)}
              </Text>
            </span>
          </div>
        )}
      </div>
    </div>
  )
}
