import type { Invoice } from '@tradecounter/api/contract'
import { screenOnly } from '@tradecounter/shop/my-pages'
import { Stack } from '@tradecounter/ui/layout'
import { InvoiceActions } from './invoice-actions.tsx'
import { InvoiceFacts } from './invoice-facts.tsx'
import { InvoiceLines } from './invoice-lines.tsx'
import { InvoiceSums } from './invoice-sums.tsx'
import * as styles from './invoice.css.ts'

/** A document of billing with its actions, lines and sums. */
export default function InvoiceDocument({ invoice }: { invoice: Invoice }) {
  return (
    <Stack space={6}>
      <div className={screenOnly}>
        <InvoiceActions invoice={invoice} />
      </div>
      <InvoiceFacts invoice={invoice} />
      <InvoiceLines invoice={invoice} />
      <div className={styles.sums}>
        <InvoiceSums invoice={invoice} />
      </div>
    </Stack>
  )
}
