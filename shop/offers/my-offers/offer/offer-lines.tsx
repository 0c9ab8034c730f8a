import type { Offer, OfferLine } from '@tradecounter/api/contract'
import { chosenDetails, quantityText } from '@tradecounter/shop/cart'
import { localHref, PricesNote, useFormat, useShop, useTranslations } from '@tradecounter/shop/core'
import { OrderNumber } from '@tradecounter/shop/orders'
import { Checkbox } from '@tradecounter/ui/checkbox'
import { Stack } from '@tradecounter/ui/layout'
import { Link } from '@tradecounter/ui/link'
import { Text } from '@tradecounter/ui/text'
import { VisuallyHidden } from '@tradecounter/ui/visually-hidden'
import * as styles from '../offers.css.ts'

interface OfferLinesProps {
  offer: Offer
  lines: readonly OfferLine[]
  /** Positions that are chosen; null where nothing can be accepted. */
  chosen: ReadonlySet<number> | null
  onChoose: (position: number, isChosen: boolean) => void
}

/** The lines of the current version with their prices. */
export function OfferLines({ offer, lines, chosen, onChoose }: OfferLinesProps) {
  return (
    <Stack space={2}>
      <PricesNote />
      <ol className={styles.lines}>
        {lines.map((line) => (
          <Line
            key={line.position}
            line={line}
            currency={offer.currency}
            openOrders={offer.openOrders}
            isChosen={chosen === null || line.use !== 'open' ? null : chosen.has(line.position)}
            onChoose={(isChosen) => onChoose(line.position, isChosen)}
          />
        ))}
      </ol>
    </Stack>
  )
}

interface LineProps {
  line: OfferLine
  currency: string
  /** Orders that the user may open. */
  openOrders: readonly string[]
  /** Null where the line cannot be chosen. */
  isChosen: boolean | null
  onChoose: (isChosen: boolean) => void
}

function Line({ line, currency, openOrders, isChosen, onChoose }: LineProps) {
  const context = useShop()
  const t = useTranslations()
  const format = useFormat()
  const perUnit = (amount: number): string => `${format.money(amount, currency)}/${line.priceUnit}`
  const details = chosenDetails(line.configuration, { format, t, currency, unit: line.unit })
  const name = [line.variantNumber, line.name].filter(Boolean).join(' ')
  return (
    <li className={styles.line}>
      <div className={styles.lineHead}>
        <span className={styles.lineName}>
          {/* Alternatives and sellers name a line by its number. */}
          <Text as="span" numeric tone="muted">
            {line.position}.
          </Text>{' '}
          {line.url === null ? (
            <Text as="span" strong>
              {name}
            </Text>
          ) : (
            <Link href={localHref(line.url, context)}>{name}</Link>
          )}
        </span>
        <Text as="span" numeric>
          {quantityText(line.quantity, line.unit)}
        </Text>
        {line.total !== null && (
          <Text as="span" numeric strong>
            {format.money(line.total, currency)}
          </Text>
        )}
      </div>
      <div className={styles.prices}>
        {line.offeredPrice !== null && (
          <Text as="span" size="s" strong>
            {t('offers.offered-price')} {perUnit(line.offeredPrice)}
            {line.discount !== null && ` (−${format.number(line.discount / 10)} %)`}
          </Text>
        )}
        {line.customerPrice !== null && (
          <Text as="span" size="s" tone="muted">
            {t('offers.customer-price')} {perUnit(line.customerPrice)}
          </Text>
        )}
        {line.listPrice !== null && line.listPrice !== line.customerPrice && (
          <Text as="span" size="s" tone="muted">
            {t('offers.list-price')} {perUnit(line.listPrice)}
          </Text>
        )}
        {line.kind !== 'ordinary' && (
          <Text as="span" size="s">
            {line.kind === 'optional'
              ? t('offers.kind-optional')
              : t('offers.alternative-to', String(line.alternativeTo))}
          </Text>
        )}
      </div>
      {details.map((detail) => (
        <Text key={detail.name} size="s" tone="muted">
          {detail.name}: {detail.value}
        </Text>
      ))}
      {line.note !== '' && <Text size="s">{line.note}</Text>}
      {line.use === 'inCart' && <Text size="s">{t('offers.in-cart')}</Text>}
      {line.use === 'ordered' && (
        <Text size="s">
          <OrderNumber
            orderNumber={line.orderNumber}
            openOrders={openOrders}
            text={t('offers.ordered-in', line.orderNumber)}
          />
        </Text>
      )}
      {isChosen !== null && (
        <Checkbox
          label={
            <>
              {t('offers.choose')} <VisuallyHidden>{line.name}</VisuallyHidden>
            </>
          }
          name={`line-${line.position}`}
          checked={isChosen}
          onCheckedChange={onChoose}
        />
      )}
    </li>
  )
}
