import type { Order } from '@tradecounter/api/contract'
import { canOpen } from '@tradecounter/shop/account'
import { addressOf, useFormat, useShop, useTimes, useTranslations } from '@tradecounter/shop/core'
import { deliveryNoteAddress, Shipments } from '@tradecounter/shop/deliveries'
import { screenOnly } from '@tradecounter/shop/my-pages'
import { ButtonLink } from '@tradecounter/ui/button'
import { CopyButton } from '@tradecounter/ui/copy-button'
import { Heading } from '@tradecounter/ui/heading'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { Text } from '@tradecounter/ui/text'
import { canOrder } from '../rules.ts'
import { ArticleDocuments } from './article-documents.tsx'
import { ChangeLines } from './changes/change-lines.tsx'
import { Comments } from './comments.tsx'
import { DeliveryChanges } from './delivery-change/delivery-changes.tsx'
import { FollowOrder } from './follow-order.tsx'
import { plainList } from './order.css.ts'
import { returnHref } from './return-href.ts'

/** Goods that have not left can be neither missing nor damaged. */
const inWarehouse: ReadonlySet<string> = new Set(['CREATED', 'PICKED', 'PACKED'])

/** What has become of an order: shipments, documents of its articles, changes, comments. */
export default function OrderParts({ order }: { order: Order }) {
  const context = useShop()
  const t = useTranslations()
  const { orderNumber, shipments, placedAt, status } = order
  return (
    <Stack space={8}>
      <Stack space={3} as="section">
        <Heading level={2} size="m" id="shipments">
          {t('order-info.shipments')}
        </Heading>
        <FollowOrder order={order} />
        {shipments.length === 0 ? (
          <Text tone="muted">
            {t(status === 'CANCELLED' ? 'deliveries.none-cancelled' : 'deliveries.none')}
          </Text>
        ) : (
          <Shipments
            {...{ shipments, placedAt }}
            renderParcel={(parcel) => <DeliveryChanges {...{ order, parcel }} />}
            renderActions={({ number, status: step, exception, late, silent }) => (
              <Inline space={2}>
                <ButtonLink size="s" icon="download" download href={deliveryNoteAddress(orderNumber, number)}>
                  {t('order-info.note')}
                </ButtonLink>
                {!inWarehouse.has(step) &&
                  (step === 'DELIVERED' || exception || late || silent) &&
                  canOpen('returns-and-complaints', context) && (
                    <>
                      <ButtonLink size="s" href={returnHref(orderNumber, { kind: 'missing' }, context)}>
                        {t('order-info.report-missing')}
                      </ButtonLink>
                      <ButtonLink size="s" href={returnHref(orderNumber, { kind: 'damaged' }, context)}>
                        {t('order-info.report-damaged')}
                      </ButtonLink>
                    </>
                  )}
              </Inline>
            )}
          />
        )}
      </Stack>
      {canOrder(context) && <ChangeLines order={order} />}
      <ArticleDocuments documents={order.documents} documentCount={order.documentCount} />
      <Changes changes={order.changes} />
      <Comments order={order} />
      <div className={screenOnly}>
        <Inline space={2} align="baseline">
          <Text as="span">{t('order-info.share')}</Text>
          <CopyButton
            text={`${context.origin}${addressOf({ page: 'order', orderNumber }, context)}`}
            label={t('order-info.share')}
            labels={{ copied: t('order-info.copied'), failed: t('order-info.copy-failed') }}
          />
        </Inline>
      </div>
    </Stack>
  )
}

/** What was changed about the lines after the order, the latest first. */
function Changes({ changes }: Pick<Order, 'changes'>) {
  const t = useTranslations()
  const times = useTimes()
  const { date, quantity } = useFormat()
  if (changes.length === 0) return null
  const value = (kind: Order['changes'][number]['kind'], text: string): string =>
    kind === 'quantity' ? quantity(Number(text)) : kind === 'promisedDate' && text !== '' ? date(text) : text
  return (
    <Stack space={3} as="section">
      <Heading level={2} size="m">
        {t('order-info.changes')}
      </Heading>
      <ul className={plainList}>
        {changes.map(({ position, name, userName, kind, before, after, reason, changedAt }) => (
          <li key={`${changedAt} ${position} ${kind}`}>
            <Text>{t(`order-info.change-of-${kind}`, name, value(kind, before), value(kind, after))}</Text>
            <Text size="s" tone="muted">
              {[times.dayAndTime(changedAt), userName || t('order-info.seller'), reason]
                .filter(Boolean)
                .join(', ')}
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
