import type { Checkout } from '@tradecounter/api/contract'
import { chosenDetails, lineMessages, linePrices } from '@tradecounter/shop/cart'
import { addressOf, localHref, useFormat, useShop, useTranslations } from '@tradecounter/shop/core'
import { lineDetails, LineQuantity, type CheckoutDraft, type OrderFailure } from '@tradecounter/shop/orders'
import { Button } from '@tradecounter/ui/button'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { LineItem } from '@tradecounter/ui/line-item'
import { Link } from '@tradecounter/ui/link'
import { Text } from '@tradecounter/ui/text'
import { LateLinesBanner } from './late-lines-banner.tsx'
import { OrderFailureBanner } from '../order-failure-banner.tsx'
import * as styles from '../checkout.css.ts'

interface ReviewStepProps {
  draft: CheckoutDraft
  checkout: Checkout
  busy: boolean
  /** How the last try ended; shown beside the button that was pressed. */
  failure: OrderFailure | null
  /** As in the sections before it. */
  takesFocus: boolean
  onOrder: () => void
  /** Opens the sign-in again after the session has ended. */
  onSignIn: () => void
}

const focusList = (list: HTMLUListElement | null): void => list?.focus()

/** Section 4: every line once more, and the one button that orders. */
export function ReviewStep({
  draft,
  checkout,
  busy,
  failure,
  takesFocus,
  onOrder,
  onSignIn,
}: ReviewStepProps) {
  const context = useShop()
  const t = useTranslations()
  const format = useFormat()
  return (
    <Stack space={4}>
      <ul
        ref={takesFocus ? focusList : null}
        className={styles.lines}
        tabIndex={-1}
        aria-label={t('checkout.lines')}
      >
        {checkout.cart.lines.map((line) => (
          <li key={line.itemId} className={styles.line}>
            <LineItem
              name={line.name}
              url={localHref(line.lineItemData.url, context)}
              imageUrl={line.lineItemData.imageUrl}
              code={line.variantNbr}
              codeLabel={t('cart.article')}
              quantity={<LineQuantity quantity={line.quantity} unit={line.displayUnitCode} />}
              errors={lineMessages(line.lineItemData.errors, t)}
              warnings={lineMessages(line.lineItemData.warnings, t)}
              details={lineDetails(
                chosenDetails(line.lineItemData.configuration, {
                  format,
                  t,
                  currency: checkout.cart.currency,
                  unit: line.displayUnitCode,
                }),
                line,
                { note: t('checkout.note'), goodsMark: t('checkout.goods-mark') },
              )}
              labels={{ error: t('common.severity.error'), warning: t('common.severity.warning') }}
              {...linePrices(line, { format, t, withPrices: true })}
            />
          </li>
        ))}
        {checkout.cart.lineCount > checkout.cart.lines.length && (
          <li className={styles.line}>
            {t.count('cart.more-lines', checkout.cart.lineCount - checkout.cart.lines.length)}
          </li>
        )}
      </ul>
      <LateLinesBanner draft={draft} checkout={checkout} />
      <Text tone="muted">{t('checkout.payment')}</Text>
      {failure !== null && <OrderFailureBanner failure={failure} onSignIn={onSignIn} />}
      <Inline space={4}>
        <Button
          tone="accent"
          size="l"
          icon="check"
          onClick={onOrder}
          busy={busy}
          busyLabel={t('checkout.ordering')}
        >
          {t('checkout.order')}
        </Button>
        <Link href={addressOf({ page: 'cart' }, context)}>{t('checkout.back-to-cart')}</Link>
      </Inline>
    </Stack>
  )
}
