import { canOpen } from '@tradecounter/shop/account'
import { addressOf, useFormat, useShop, useTranslations, type RouteTo } from '@tradecounter/shop/core'
import { ButtonLink } from '@tradecounter/ui/button'
import { CopyButton } from '@tradecounter/ui/copy-button'
import { Heading } from '@tradecounter/ui/heading'
import { Icon } from '@tradecounter/ui/icon'
import { Columns, Inline, Stack } from '@tradecounter/ui/layout'
import { Text } from '@tradecounter/ui/text'
import { OrderFacts } from '../order-facts.tsx'
import { OrderLines } from '../lines/order-lines.tsx'
import { OrderTotals } from '../order-totals.tsx'
import { useOrder } from '../calls.ts'

/** Confirms the order with its number, even if the order's details could not be loaded. */
export function ConfirmationView({ route: { orderNumber } }: { route: RouteTo<'confirmation'> }) {
  const context = useShop()
  const t = useTranslations()
  const format = useFormat()
  const seesHistory = canOpen('order-history', context)
  const { data: order } = useOrder(seesHistory ? orderNumber : null)
  return (
    <Stack space={8}>
      <Stack space={3}>
        <Inline space={3}>
          <Text as="span" tone="success">
            <Icon name="success" size="l" />
          </Text>
          <Heading level={1} size="xl">
            {t('checkout.confirmed-title')}
          </Heading>
        </Inline>
        <Inline space={2}>
          <Text as="span" size="l" strong numeric>
            {t('checkout.confirmed-number', orderNumber)}
          </Text>
          <CopyButton
            text={orderNumber}
            label={t('checkout.copy-number')}
            labels={{ copied: t('checkout.copied'), failed: t('checkout.copy-failed') }}
          />
        </Inline>
        <Text tone="muted">
          {t('checkout.confirmed-text')}
          {context.user !== null &&
            context.user.customerEmail !== '' &&
            context.user.orderMail &&
            ` ${t('checkout.confirmed-mail', context.user.customerEmail)}`}
          {order !== undefined &&
            ` ${t('checkout.confirmed-delivery', format.date(order.requestedDeliveryDate))}.`}
        </Text>
        <Inline space={3}>
          <ButtonLink href={addressOf({ page: 'start' }, context)} tone="accent">
            {t('checkout.continue-shopping')}
          </ButtonLink>
          {seesHistory && (
            <>
              <ButtonLink href={addressOf({ page: 'order', orderNumber }, context)}>
                {t('checkout.see-order')}
              </ButtonLink>
              <ButtonLink href={addressOf({ page: 'order-history', query: '' }, context)} tone="quiet">
                {t('checkout.see-history')}
              </ButtonLink>
            </>
          )}
        </Inline>
      </Stack>
      {order !== undefined && (
        <>
          <Columns template="rail-end" space={8}>
            <OrderLines order={order} />
            <OrderTotals order={order} />
          </Columns>
          <OrderFacts order={order} />
        </>
      )}
    </Stack>
  )
}
