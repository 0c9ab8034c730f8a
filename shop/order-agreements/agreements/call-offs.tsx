import type { Agreement } from '@tradecounter/api/contract'
import { quantityText } from '@tradecounter/shop/cart'
import { canOpen } from '@tradecounter/shop/account'
import { addressOf, useShop, useTimes, useTranslations } from '@tradecounter/shop/core'
import { PartExport } from '@tradecounter/shop/list-page'
import { Heading } from '@tradecounter/ui/heading'
import { Stack } from '@tradecounter/ui/layout'
import { Link } from '@tradecounter/ui/link'
import { Text } from '@tradecounter/ui/text'
import { callOffsExportAddress } from '../calls.ts'
import * as styles from './agreements.css.ts'

/** What orders have called off, newest first, and what is in carts. */
export function CallOffs({ agreement }: { agreement: Agreement }) {
  const context = useShop()
  const t = useTranslations()
  const times = useTimes()
  const { callOffs, callOffCount, holders } = agreement
  const nameOf = (at: number): string => agreement.lines.find(({ position }) => position === at)?.name ?? ''
  return (
    <>
      {holders.length > 0 && (
        <Stack space={3}>
          <Heading level={2}>{t('order-agreements.holders')}</Heading>
          <Text size="s" tone="muted">
            {t('order-agreements.holders-text')}
          </Text>
          <ul className={styles.rows}>
            {holders.map(({ userName, isRequest, position, quantity, unit, changedAt }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two lines may say the same
              <li key={`${position} ${index}`} className={styles.row}>
                <Text as="span" numeric>
                  {quantityText(quantity, unit)}
                </Text>
                <Text as="span">{nameOf(position)}</Text>
                <Text as="span" tone="muted">
                  {t(
                    isRequest ? 'order-agreements.held-by-request' : 'order-agreements.held-by',
                    userName,
                    times.day(changedAt),
                  )}
                </Text>
              </li>
            ))}
          </ul>
        </Stack>
      )}
      <Stack space={3}>
        <Heading level={2}>{t('order-agreements.call-offs')}</Heading>
        {callOffs.length === 0 && <Text tone="muted">{t('order-agreements.no-call-offs')}</Text>}
        {callOffs.length > 0 && (
          <PartExport address={callOffsExportAddress} parameters={{ agreementId: agreement.agreementId }} />
        )}
        {callOffs.length > 0 && (
          <ul className={styles.rows}>
            {callOffs.map(({ orderNumber, placedAt, userName, position, name, quantity, unit }, at) => (
              <li key={`${orderNumber} ${position} ${at}`} className={styles.row}>
                {orderNumber === '' ? (
                  <Text as="span" tone="muted">
                    {t('order-agreements.order-of-colleague')}
                  </Text>
                ) : canOpen('order-info', context) ? (
                  <Link href={addressOf({ page: 'order', orderNumber }, context)}>{orderNumber}</Link>
                ) : (
                  <Text as="span">{orderNumber}</Text>
                )}
                <Text as="span">{times.day(placedAt)}</Text>
                <Text as="span" numeric>
                  {quantity === 0 ? t('order-agreements.cancelled') : quantityText(quantity, unit)}
                </Text>
                <Text as="span">{name}</Text>
                <Text as="span" tone="muted">
                  {userName}
                </Text>
              </li>
            ))}
          </ul>
        )}
        {callOffCount > callOffs.length && (
          <Text size="s" tone="muted">
            {t('order-agreements.newest-of', String(callOffs.length), String(callOffCount))}
          </Text>
        )}
      </Stack>
    </>
  )
}
