import type { AgreementKind, AgreementState } from '../contract/index.ts'
import { addDays } from '../platform/days.ts'

/** Percent from which an agreement is nearly used up, and days before its end. */
const nearEmptyShare = 80
const nearEndDays = 30

/** A line with what orders have called off of it and what carts hold. Quantities are in the stored form. */
export interface LineUse {
  quantity: number | null
  calledOff: number
  inCarts: number
}

/** An agreement with what has been called off of it. Values are in the minor unit. */
export interface AgreementUse {
  kind: AgreementKind
  validFrom: string
  validTo: string
  agreedValue: number | null
  calledOffValue: number
  lines: readonly LineUse[]
}

/** What is left to call off of a line, lines in carts counted; null if no quantity is agreed on. */
export const remainingOf = ({ quantity, calledOff, inCarts }: LineUse): number | null =>
  quantity === null ? null : Math.max(0, quantity - calledOff - inCarts)

const shareOf = (used: number, agreed: number): number =>
  agreed <= 0 ? 100 : Math.min(100, Math.floor((used * 100) / agreed))

/** The ordered part of a line in percent, rounded down; null if no quantity is agreed on. */
export const lineShareOf = ({
  quantity,
  calledOff,
}: Pick<LineUse, 'quantity' | 'calledOff'>): number | null =>
  quantity === null ? null : shareOf(calledOff, quantity)

/**
 * The ordered part in percent, rounded down: of the value, or of the line of which most is used; null for prices alone.
 */
export function usedShareOf({ kind, agreedValue, calledOffValue, lines }: AgreementUse): number | null {
  if (kind === 'price') return null
  if (kind === 'value') return shareOf(calledOffValue, agreedValue ?? 0)
  return Math.max(0, ...lines.map((line) => lineShareOf(line) ?? 0))
}

/** Whether orders have taken all. What carts hold can come back. */
const isUsedUp = (use: AgreementUse): boolean =>
  use.kind === 'value'
    ? usedShareOf(use) === 100
    : use.kind === 'quantity' && use.lines.every(({ quantity, calledOff }) => calledOff >= (quantity ?? 0))

/** The state of an agreement on a day. */
export function agreementState(use: AgreementUse, today: string): AgreementState {
  if (today > use.validTo) return 'ended'
  if (isUsedUp(use)) return 'usedUp'
  if (today < use.validFrom) return 'coming'
  return addDays(today, nearEndDays) >= use.validTo ? 'ending' : 'active'
}

/** Whether lines can be called off in a state. */
export const allowsCallOff = (state: AgreementState): boolean => state === 'active' || state === 'ending'

/** What the customer is warned of. */
export function agreementWarnings(use: AgreementUse, today: string): ('nearEmpty' | 'nearEnd')[] {
  const state = agreementState(use, today)
  const share = usedShareOf(use)
  return [
    ...(allowsCallOff(state) && share !== null && share >= nearEmptyShare ? (['nearEmpty'] as const) : []),
    ...(state === 'ending' ? (['nearEnd'] as const) : []),
  ]
}

/** Days after its end for which an agreement can still be extended. */
const extensionDays = 90

/** Whether an extension can be asked for on a day: not while an earlier request waits. */
export const canAskExtension = (
  { validFrom, validTo }: Pick<AgreementUse, 'validFrom' | 'validTo'>,
  latest: { wantedUntil: string; grantedUntil: string } | undefined,
  today: string,
): boolean =>
  today >= validFrom &&
  today <= addDays(validTo, extensionDays) &&
  (latest === undefined || latest.grantedUntil !== '' || latest.wantedUntil <= validTo)
