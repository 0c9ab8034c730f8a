import type { ReactNode } from 'react'
import type { TrackedParcel, TrackedShipment } from '@tradecounter/api/contract'
import { useTimes, useTranslations } from '@tradecounter/shop/core'
import { quantityText } from '@tradecounter/shop/cart'
import { Heading } from '@tradecounter/ui/heading'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { Link } from '@tradecounter/ui/link'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { Text } from '@tradecounter/ui/text'
import { Timeline } from '@tradecounter/ui/timeline'
import { carrierAddress } from './carrier-address.ts'
import * as styles from './deliveries.css.ts'
import { isFinal, stepsOf } from './rules.ts'

export interface ShipmentsProps {
  shipments: readonly TrackedShipment[]
  /** When the order was placed; null if the reader may not know it. */
  placedAt: string | null
  /** What a shipment offers, such as its delivery note. */
  renderActions?: (shipment: TrackedShipment) => ReactNode
  /** What a parcel offers, such as a change of its delivery. */
  renderParcel?: (parcel: TrackedParcel) => ReactNode
}

/** Shipments with their steps, promised windows and parcels: of an order, or of what a visitor has looked for. */
export function Shipments({ shipments, placedAt, renderActions, renderParcel }: ShipmentsProps) {
  return (
    <ul className={styles.shipments}>
      {shipments.map((shipment, at) => (
        <li key={shipment.number || at} className={styles.shipment}>
          <Shipment {...{ shipment, placedAt, renderParcel }} title={{ at: at + 1, of: shipments.length }}>
            {renderActions?.(shipment)}
          </Shipment>
        </li>
      ))}
    </ul>
  )
}

interface ShipmentProps extends Pick<ShipmentsProps, 'placedAt'> {
  renderParcel: ShipmentsProps['renderParcel']
  shipment: TrackedShipment
  title: { at: number; of: number }
  children: ReactNode
}

function Shipment({ shipment, placedAt, title, renderParcel, children }: ShipmentProps) {
  const t = useTranslations()
  const times = useTimes()
  const { number, carrier, goods, parcels } = shipment
  const name =
    number === '' ? t('deliveries.shipment', title.at, title.of) : t('deliveries.delivery-note', number)
  return (
    <>
      <Inline space={4} align="baseline">
        <Heading level={3} size="s">
          {name}
        </Heading>
        <Text as="span" tone="muted">
          {shipment.isPickup ? t('deliveries.pickup') : carrier}
        </Text>
      </Inline>
      <Warnings shipment={shipment} />
      <Timeline
        label={name}
        items={stepsOf(shipment, placedAt).map(({ id, state, at }) => ({
          text: t(`deliveries.step-${shipment.isPickup && id !== 'ORDERED' ? pickupStep(id) : id}`),
          ...(at === null ? {} : { time: times.dayAndTime(at) }),
          state,
          stateLabel: t(`deliveries.state-${state}`),
        }))}
      />
      <PromisedWindow shipment={shipment} />
      {goods.length > 0 && <Goods goods={goods} />}
      {parcels.length > 0 && (
        <ul className={styles.parcels} aria-label={t('deliveries.parcels')}>
          {parcels.map((parcel) => (
            <li key={parcel.number}>
              <Parcel parcel={parcel}>{renderParcel?.(parcel)}</Parcel>
            </li>
          ))}
        </ul>
      )}
      {children}
    </>
  )
}

type Step = TrackedShipment['status']

/** Goods that the customer collects have words of their own for what is ready and what is collected. */
const pickupStep = (id: Step): Step | 'READY' | 'COLLECTED' =>
  id === 'PACKED' ? 'READY' : id === 'DELIVERED' ? 'COLLECTED' : id

function Warnings({ shipment: { late, silent, exception, status } }: Pick<ShipmentProps, 'shipment'>) {
  const t = useTranslations()
  const texts = [
    ...(status === 'RETURNED' ? [t('deliveries.returned')] : exception ? [t('deliveries.exception')] : []),
    ...(late ? [t('deliveries.late')] : []),
    ...(silent ? [t('deliveries.silent')] : []),
  ]
  return texts.map((text) => (
    <StatusBanner key={text} severity="warning" severityLabel={t('common.severity.warning')}>
      {text}
    </StatusBanner>
  ))
}

function PromisedWindow({ shipment }: Pick<ShipmentProps, 'shipment'>) {
  const t = useTranslations()
  const times = useTimes()
  const { promisedFrom, promisedTo, earlierWindows, status } = shipment
  if (promisedFrom === '' || isFinal(status)) return null
  const text = (from: string, to: string): string => `${times.dayAndTime(from)} – ${times.dayAndTime(to)}`
  return (
    <Stack space={1}>
      <Text>{t('deliveries.promised', text(promisedFrom, promisedTo))}</Text>
      {earlierWindows.map((window) => (
        <Text key={window.changedAt} size="s" tone="muted">
          {t('deliveries.promised-before', text(window.promisedFrom, window.promisedTo))}
        </Text>
      ))}
    </Stack>
  )
}

function Goods({ goods }: Pick<TrackedShipment, 'goods'>) {
  const t = useTranslations()
  return (
    <details>
      <summary className={styles.summary}>{t.count('deliveries.goods', goods.length)}</summary>
      <ul className={styles.plain}>
        {goods.map(({ position, name, variantNbr, quantity, displayUnitCode }) => (
          <li key={position}>
            <Text size="s">
              {quantityText(quantity, displayUnitCode)} {name}
              {variantNbr === '' ? '' : `, ${variantNbr}`}
            </Text>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Parcel({ parcel, children }: { parcel: TrackedParcel; children: ReactNode }) {
  const t = useTranslations()
  const times = useTimes()
  const { number, events, delivered, goods, promised, status } = parcel
  const trackingUrl = carrierAddress(parcel.trackingUrl)
  const proofUrl = carrierAddress(delivered?.proofUrl ?? null)
  // Information without a text, such as the answer to a change of the delivery, does not say where the parcel is.
  const last =
    events.findLast(({ step, place, note }) => step !== 'INFORMATION' || place !== '' || note !== '') ??
    events.at(-1)
  return (
    <Stack space={1}>
      <Text>
        {t('deliveries.parcel')}{' '}
        {trackingUrl === null ? (
          <span className={styles.breaking}>{number}</span>
        ) : (
          <Link href={trackingUrl} external externalLabel={t('deliveries.new-tab')}>
            {number}
          </Link>
        )}
      </Text>
      {promised !== null && !isFinal(status) && (
        <Text>
          {t('deliveries.promised', `${times.dayAndTime(promised.from)} – ${times.dayAndTime(promised.to)}`)}
        </Text>
      )}
      {delivered !== null && (
        <Text size="s">
          {delivered.receivedBy === ''
            ? t('deliveries.delivered-at', times.dayAndTime(delivered.at))
            : t('deliveries.delivered-to', times.dayAndTime(delivered.at), delivered.receivedBy)}{' '}
          {proofUrl !== null && (
            <Link href={proofUrl} external externalLabel={t('deliveries.new-tab')}>
              {t('deliveries.proof')}
            </Link>
          )}
        </Text>
      )}
      {goods.length > 0 && <Goods goods={goods} />}
      {last === undefined ? (
        <Text size="s" tone="muted">
          {t('deliveries.no-events')}
        </Text>
      ) : (
        <details>
          <summary className={styles.summary}>
            {[t(`deliveries.event-${last.step}`), last.place, times.dayAndTime(last.occurredAt)]
              .filter(Boolean)
              .join(', ')}
          </summary>
          <ol className={styles.plain} reversed>
            {events.toReversed().map(({ step, place, note, occurredAt }) => (
              <li key={`${occurredAt} ${step}`}>
                <Text size="s">
                  {[times.dayAndTime(occurredAt), t(`deliveries.event-${step}`), place, note]
                    .filter(Boolean)
                    .join(', ')}
                </Text>
              </li>
            ))}
          </ol>
        </details>
      )}
      {children}
    </Stack>
  )
}
