import { addressOf, PartFailure, useFormat, useShop, useTranslations } from '@tradecounter/shop/core'
import { useInvoiceSummary } from '@tradecounter/shop/invoices'
import { Heading } from '@tradecounter/ui/heading'
import { Stack } from '@tradecounter/ui/layout'
import { Link } from '@tradecounter/ui/link'
import { StatTile } from '@tradecounter/ui/stat-tile'
import { tiles } from './my-account.css.ts'

/** Open and overdue sums of invoices, with links to them. */
export default function InvoicesBlock() {
  const context = useShop()
  const t = useTranslations()
  const format = useFormat()
  const { data, error, mutate } = useInvoiceSummary()
  const invoices = (query: string): string => addressOf({ page: 'invoices', query }, context)
  return (
    <Stack space={4}>
      <Heading level={2} size="m">
        {t('my-account.invoices')}
      </Heading>
      {data === undefined ? (
        <PartFailure waiting={error === undefined} onRetry={() => mutate()} />
      ) : (
        <div className={tiles}>
          <StatTile
            label={t('my-account.invoices-open')}
            value={format.money(data.open, data.currency)}
            href={invoices('status=open,partlyPaid,overdue,disputed')}
          />
          <StatTile
            label={t('my-account.invoices-overdue')}
            value={format.money(data.overdue, data.currency)}
            detail={t.count('my-account.invoices-count', data.overdueCount)}
            href={invoices(`status=overdue,disputed&dueTo=${data.overdueTo}`)}
          />
        </div>
      )}
      <Link href={invoices('')}>{t('my-account.all-invoices')}</Link>
    </Stack>
  )
}
