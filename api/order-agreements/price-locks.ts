import type { SessionCaller } from '../accounts/service.ts'
import { lockedLineKey, type LockedPrice, type PriceLockSource, type TakenLine } from '../carts/service.ts'
import { lineTotal, fromStored } from '../catalogue/articles/service.ts'
import { sites } from '../contract/index.ts'
import { dayIn, startOfDay } from '../platform/days.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { agreementState, allowsCallOff } from './rules.ts'
import { type AgreementLineRow, type AgreementRecord, lockAgreements, readAgreements } from './store.ts'

/** A quantity that no line reaches, for lines without an agreed one. */
export const unbounded = 1_000_000_000

/**
 * The most that a cart line may have of an agreement's line, in the stored form: `own`, which it has, and what is
 * neither ordered nor in another cart. `takenValue` is what other lines of the same call-off take of the value.
 */
export function mostOf(
  agreement: AgreementRecord,
  line: AgreementLineRow,
  own = 0,
  { takenValue = 0 }: { takenValue?: number } = {},
): number {
  if (line.quantity !== null) return Math.max(0, line.quantity - line.calledOff - line.inCarts + own)
  if (agreement.kind !== 'value' || agreement.agreedValue === null || line.unitPrice === 0) return unbounded
  const { agreedValue, calledOffValue, inCartsValue } = agreement
  const left = Math.max(0, agreedValue - calledOffValue - inCartsValue + lineTotal(line, own) - takenValue)
  return Math.floor((left * line.pricePer * 10 ** line.decimalPrecision) / line.unitPrice)
}

/** 409: more than what remains. */
export const overCallOff = (line: AgreementLineRow, remaining: number, field: string): ApiError =>
  new ApiError(409, 'overCallOff', 'More than what remains of the agreement.', {
    field,
    more: { remaining: fromStored(remaining, line.decimalPrecision) },
  })

/**
 * Refuses an order that takes more than what was agreed, such as after the agreement was lowered. It is read after the
 * order was written, under the lock of `lock`.
 */
async function checkTaken(
  { trx }: WriteContext,
  { customerId }: SessionCaller,
  _orderNumber: string,
  taken: readonly TakenLine[],
): Promise<void> {
  const agreements = await readAgreements(trx, customerId, [...new Set(taken.map(({ lockId }) => lockId))])
  for (const agreement of agreements) {
    for (const line of agreement.lines)
      if (line.quantity !== null && line.calledOff > line.quantity) throw overCallOff(line, 0, 'lines')
    const [first] = agreement.lines
    const { agreedValue, calledOffValue, kind } = agreement
    if (kind === 'value' && first !== undefined && calledOffValue > (agreedValue ?? 0))
      throw overCallOff(first, 0, 'lines')
  }
}

/** Prices of agreements. The document of a locked line is the agreement. */
export const agreementPriceLocks: PriceLockSource = {
  read: async (queries, { customerId, site }, lines, now) => {
    const own = new Map(lines.map((line) => [lockedLineKey(line), line.quantity]))
    const ids = [...new Set(lines.map(({ lockId }) => lockId))]
    const agreements = await readAgreements(queries, customerId, ids)
    const { country } = sites[site]
    const today = dayIn(country, now)
    return new Map(
      agreements.flatMap((agreement) =>
        agreement.lines.map((line): [string, LockedPrice] => {
          const key = lockedLineKey({ lockId: agreement.id, lockPosition: line.position })
          const most = mostOf(agreement, line, own.get(key))
          return [
            key,
            {
              kind: 'agreement',
              documentId: agreement.id,
              number: agreement.number,
              unitPrice: line.unitPrice,
              leastQuantity: Math.min(line.leastCallOff, most),
              mostQuantity: most,
              validUntil: startOfDay(country, agreement.validTo, 1),
              isOpen: allowsCallOff(agreementState(agreement, today)),
            },
          ]
        }),
      ),
    )
  },
  lock: lockAgreements,
  recordOrder: checkTaken,
}
