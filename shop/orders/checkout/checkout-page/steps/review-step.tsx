import { Suspense, useState, type ReactNode } from 'react'
import type { Checkout } from '@tradecounter/api/contract'
import { SignInAgain } from '@tradecounter/shop/account'
import {
  chosenDetails,
  lineDetails,
  lineMessages,
  linePrices,
  lockDetails,
  pictureDetails,
} from '@tradecounter/shop/cart'
import {
  addressOf,
  languageOf,
  localHref,
  PricesNote,
  useFormat,
  useShop,
  useTimes,
  useTranslations,
} from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { LineItem } from '@tradecounter/ui/line-item'
import { Link } from '@tradecounter/ui/link'
import { Text } from '@tradecounter/ui/text'
import { LineQuantity } from '../../../line-quantity.tsx'
import { orderRequestOf } from '../../order-request.ts'
import { usePlaceOrder } from '../../use-place-order.ts'
import type { CheckoutDraft } from '../../checkout-draft.ts'
import type { CheckoutField } from '../../checkout-problems.ts'
import { useDraftApproval } from '../use-draft-approval.ts'
import { ApprovalSection, LateLinesBanner, OrderFailureBanner } from '../later-banners.ts'
import * as styles from '../checkout.css.ts'

interface ReviewStepProps {
  draft: CheckoutDraft
  checkout: Checkout
  /** As in the other sections. */
  takesFocus: boolean
  /** Called before the order is placed. False, and the section with the first error open, if fields have errors. */
  isComplete: () => boolean
  /** An order has been sent and is not answered yet. */
  onPlacing: (placing: boolean) => void
  /** The service refused a field. */
  onRefused: (field: CheckoutField) => void
  /** The sum of the lines, below them. */
  summary: ReactNode
}

const focusList = (list: HTMLUListElement | null): void => list?.focus()

/** Section 4: all lines again, and the order button. Loads after the page. */
export default function ReviewStep(props: ReviewStepProps) {
  const { draft, checkout, takesFocus, isComplete, onPlacing, onRefused, summary } = props
  const { place, busy, failure } = usePlaceOrder(checkout)
  const [signingIn, setSigningIn] = useState(false)
  const context = useShop()
  const t = useTranslations()
  const format = useFormat()
  const need = useDraftApproval(draft, checkout)
  const times = useTimes()
  const order = async (): Promise<void> => {
    if (!isComplete()) return
    onPlacing(true)
    const ended = await place(draft)
    // Placed: the confirmation opens.
    if (ended === null) return
    onPlacing(false)
    if (ended.kind === 'signed-out') setSigningIn(true)
    if (ended.kind === 'field') onRefused(ended.field)
  }
  return (
    <Stack space={4}>
      <PricesNote />
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
              {...languageOf(line)}
              url={localHref(line.lineItemData.url, context)}
              imageUrl={line.lineItemData.imageUrl}
              code={line.variantNbr}
              codeLabel={t('cart.article')}
              quantity={<LineQuantity quantity={line.quantity} unit={line.displayUnitCode} />}
              errors={lineMessages(line.lineItemData.errors, t)}
              warnings={lineMessages(line.lineItemData.warnings, t)}
              details={lineDetails(
                [
                  ...lockDetails(line.lock, { t, times }),
                  ...pictureDetails(line.lineItemData, t),
                  ...chosenDetails(line.lineItemData.configuration, {
                    format,
                    t,
                    currency: checkout.cart.currency,
                    unit: line.displayUnitCode,
                  }),
                ],
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
      {summary}
      <Suspense fallback={null}>
        <LateLinesBanner draft={draft} checkout={checkout} />
      </Suspense>
      <Text tone="muted">{t('checkout.payment')}</Text>
      <Suspense fallback={null}>
        {failure !== null && <OrderFailureBanner failure={failure} onSignIn={() => setSigningIn(true)} />}
      </Suspense>
      <Suspense fallback={null}>
        {need !== null && <ApprovalSection need={need} order={orderRequestOf(draft, checkout)} />}
      </Suspense>
      <Inline space={4}>
        {need === null && (
          <Button
            tone="accent"
            size="l"
            icon="check"
            onClick={() => void order()}
            busy={busy}
            busyLabel={t('checkout.ordering')}
          >
            {t('checkout.order')}
          </Button>
        )}
        <Link href={addressOf({ page: 'cart' }, context)}>{t('checkout.back-to-cart')}</Link>
      </Inline>
      {failure?.kind === 'signed-out' && (
        <Suspense fallback={null}>
          <SignInAgain
            open={signingIn}
            onOpenChange={setSigningIn}
            text={t('checkout.signed-out-text')}
            onReturn={() => {
              setSigningIn(false)
              void order()
            }}
          />
        </Suspense>
      )}
    </Stack>
  )
}
