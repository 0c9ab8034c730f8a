import type { Agreement, AgreementLine } from '@tradecounter/api/contract'
import { quantityText } from '@tradecounter/shop/cart'
import { languageOf, localHref, useFormat, useShop, useTranslations } from '@tradecounter/shop/core'
import { Link } from '@tradecounter/ui/link'
import { QuantityInput } from '@tradecounter/ui/quantity-input'
import { Text } from '@tradecounter/ui/text'
import type { CallOffProblem } from './call-off-rules.ts'
import { UsedBar } from './used-bar.tsx'
import * as styles from './agreements.css.ts'

interface AgreementLinesProps {
  agreement: Agreement
  /** Quantities to call off, as typed, by position. */
  typed: ReadonlyMap<number, string>
  onType: (position: number, text: string) => void
  problem: CallOffProblem | null
}

/** The lines with their price, what is agreed and what has happened to it. */
export function AgreementLines({ agreement, typed, onType, problem }: AgreementLinesProps) {
  return (
    <ol className={styles.lines}>
      {agreement.lines.map((line) => (
        <Line
          key={line.position}
          line={line}
          agreement={agreement}
          value={typed.get(line.position) ?? ''}
          onType={(text) => onType(line.position, text)}
          problem={problem?.position === line.position ? problem : null}
        />
      ))}
    </ol>
  )
}

interface LineProps {
  line: AgreementLine
  agreement: Agreement
  value: string
  onType: (text: string) => void
  problem: CallOffProblem | null
}

function Line({ line, agreement, value, onType, problem }: LineProps) {
  const context = useShop()
  const t = useTranslations()
  const format = useFormat()
  const { unit, price, usedShare, deliveryPlan, leastCallOff, remaining } = line
  const isCallable = agreement.canCallOff && line.isBuyable && remaining !== 0
  return (
    <li className={styles.line}>
      <div className={styles.lineHead}>
        <span className={styles.lineName} {...languageOf(line)}>
          <Link href={localHref(line.url, context)}>{`${line.variantNbr} ${line.name}`}</Link>
        </span>
        {price !== null && (
          <Text as="span" numeric strong>
            {t('order-agreements.agreed-price', format.money(price, agreement.currency), line.priceUnit)}
          </Text>
        )}
      </div>
      {usedShare !== null && <UsedBar label={t('order-agreements.called-off')} share={usedShare} size="s" />}
      <Quantities line={line} />
      {deliveryPlan.length > 0 && (
        <Text size="s">
          {t(
            'order-agreements.plan',
            deliveryPlan
              .map(({ day, quantity }) =>
                t('order-agreements.planned', format.date(day), quantityText(quantity, unit)),
              )
              .join(', '),
          )}
        </Text>
      )}
      {/* A field says so itself. */}
      {!isCallable && leastCallOff > 0 && (
        <Text size="s" tone="muted">
          {t('order-agreements.least', quantityText(leastCallOff, unit))}
        </Text>
      )}
      {agreement.canCallOff && !line.isBuyable && (
        <Text size="s" tone="muted">
          {t('order-agreements.not-buyable')}
        </Text>
      )}
      {isCallable && (
        <QuantityInput
          name={`line-${line.position}`}
          value={value}
          onValueChange={onType}
          precision={line.decimalPrecision}
          unitVolume={line.unitVolume}
          {...(remaining === null ? {} : { max: remaining })}
          unit={unit}
          {...(leastCallOff > 0
            ? { hint: t('order-agreements.least', quantityText(leastCallOff, unit)) }
            : {})}
          labels={{
            field: t('order-agreements.quantity-of', line.name),
            increase: t('order-agreements.increase', line.name),
            decrease: t('order-agreements.decrease', line.name),
          }}
          {...(problem === null ? {} : { message: problemText(problem, line, t) })}
        />
      )}
    </li>
  )
}

/** What is wrong with the quantity of a line, with what is possible. */
function problemText(
  { code }: CallOffProblem,
  { remaining, leastCallOff, unit }: AgreementLine,
  t: ReturnType<typeof useTranslations>,
): string {
  if (code === 'overCallOff' && remaining !== null)
    return t('order-agreements.problem-remaining', quantityText(remaining, unit))
  if (code === 'underCallOff') return t('order-agreements.least', quantityText(leastCallOff, unit))
  return t(`order-agreements.problem-${code}`)
}

/** What is agreed of a line, and what has happened to it. */
function Quantities({ line }: { line: AgreementLine }) {
  const t = useTranslations()
  const { agreed, calledOff, inCarts, delivered, invoiced, remaining, unit } = line
  const facts: [string, number | null][] = [
    [t('order-agreements.agreed'), agreed],
    [t('order-agreements.called-off'), calledOff],
    [t('order-agreements.in-carts'), inCarts === 0 ? null : inCarts],
    [t('order-agreements.delivered'), delivered],
    [t('order-agreements.invoiced'), invoiced],
    [t('order-agreements.remaining'), remaining],
  ]
  return (
    <dl className={styles.quantities}>
      {facts.map(
        ([name, quantity]) =>
          quantity !== null && (
            <div key={name}>
              <dt className={styles.figureName}>{name}</dt>
              <dd className={styles.figure}>{quantityText(quantity, unit)}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
