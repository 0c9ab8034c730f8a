import type { Return } from '@tradecounter/api/contract'
import { canOpen } from '@tradecounter/shop/account'
import { addressOf, useShop, useTranslations } from '@tradecounter/shop/core'
import { Heading } from '@tradecounter/ui/heading'
import { Stack } from '@tradecounter/ui/layout'
import { Link } from '@tradecounter/ui/link'
import * as styles from '../returns.css.ts'

/** The credit notes of a case, each with the invoice that it credits. Nothing without one. */
export function CaseCredits({ notes }: { notes: Return['creditNotes'] }) {
  const context = useShop()
  const t = useTranslations()
  if (notes.length === 0) return null
  const document = (number: string) =>
    canOpen('invoices', context) ? (
      <Link href={addressOf({ page: 'invoice', number }, context)}>{number}</Link>
    ) : (
      number
    )
  return (
    <Stack space={2} as="section">
      <Heading level={2} size="s" id="case-credits">
        {t('returns.credit-notes')}
      </Heading>
      <table className={styles.credits} aria-labelledby="case-credits">
        <thead>
          <tr>
            {[t('returns.credit-note'), t('returns.credited-invoice')].map((label) => (
              <th key={label} scope="col" className={styles.creditCell}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {notes.map(({ number, invoiceNumber }) => (
            <tr key={number}>
              <td className={styles.creditCell}>{document(number)}</td>
              <td className={styles.creditCell}>{document(invoiceNumber)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Stack>
  )
}
