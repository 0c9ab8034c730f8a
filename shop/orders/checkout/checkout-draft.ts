import * as v from 'valibot'
import type { Address, Checkout } from '@tradecounter/api/contract'
import { draftSchema } from './draft-schema.ts'

/** The steps of the checkout with input; the review follows them. */
export const checkoutSteps = ['address', 'marking', 'date'] as const
export type CheckoutStep = (typeof checkoutSteps)[number] | 'review'

const order: readonly CheckoutStep[] = [...checkoutSteps, 'review']

/** Whether a step comes before another. */
export const isBefore = (step: CheckoutStep, other: CheckoutStep): boolean =>
  order.indexOf(step) < order.indexOf(other)

/** The step after a completed one: the next unseen one, or the review. */
export function stepAfter(step: CheckoutStep, { furthest }: Pick<CheckoutDraft, 'furthest'>): CheckoutStep {
  if (furthest === 'review') return 'review'
  return isBefore(step, furthest) ? furthest : (order[order.indexOf(step) + 1] ?? 'review')
}

/** Opens a section. */
export const opened = (step: CheckoutStep, { furthest }: CheckoutDraft): Partial<CheckoutDraft> => ({
  step,
  furthest: isBefore(furthest, step) ? step : furthest,
})

/** `addressId` of a typed address. */
export const otherAddress = 'other'

/** Everything that the visitor chooses and types in the checkout, kept until the order is placed. */
export interface CheckoutDraft {
  /** Id of one of the customer's addresses, or `other`. */
  addressId: string
  /** The typed address for `other`; stays while another one is chosen. */
  address: Address
  /** Whether the goods are delivered, or collected at a branch. */
  deliveryMethod: 'delivery' | 'pickup'
  branchId: string
  /** Whether available goods may be delivered before the rest. */
  partDelivery: boolean
  reference: string
  goodsMark: string
  project: string
  costCentre: string
  contactName: string
  contactPhone: string
  /** `YYYY-MM-DD`, or empty. */
  requestedDeliveryDate: string
  /** The open step. */
  step: CheckoutStep
  /** The furthest step that was opened: those before it have been seen. */
  furthest: CheckoutStep
}

/** The id if it is among some, otherwise the first of them. */
const idAmong = (some: readonly { id: string }[], id: string): string | undefined =>
  (some.find((each) => each.id === id) ?? some[0])?.id

const emptyAddress: Address = { name: '', street: '', postalCode: '', city: '' }

/**
 * A new checkout: delivery on the first day that the company prefers, with the user as contact, and what the user has
 * chosen in my account. A chosen address or branch that the customer no longer has is left out.
 */
export const newDraft = ({
  addresses,
  branches,
  contact,
  defaults,
  preferredDeliveryDate,
}: Checkout): CheckoutDraft => ({
  addressId: idAmong(addresses, defaults.addressId) ?? otherAddress,
  address: emptyAddress,
  deliveryMethod: 'delivery',
  branchId: idAmong(branches, defaults.branchId) ?? '',
  partDelivery: true,
  reference: defaults.reference,
  goodsMark: '',
  project: defaults.project,
  costCentre: '',
  contactName: contact.name,
  contactPhone: contact.phone,
  requestedDeliveryDate: preferredDeliveryDate,
  step: 'address',
  furthest: 'address',
})

/**
 * Restores a saved draft: missing or invalid fields are as in a new one, and an address or branch that the customer
 * no longer has is not chosen.
 */
export function readDraft(
  stored: unknown,
  fresh: CheckoutDraft,
  { addresses, branches }: Checkout,
): CheckoutDraft {
  const { success, output: kept } = v.safeParse(draftSchema, stored)
  if (!success) return fresh
  const known = [otherAddress, ...addresses.map(({ id }) => id)]
  return {
    addressId: known.find((id) => id === kept.addressId) ?? fresh.addressId,
    address: kept.address ?? fresh.address,
    deliveryMethod: kept.deliveryMethod === 'pickup' && branches.length > 0 ? 'pickup' : 'delivery',
    branchId: branches.find(({ id }) => id === kept.branchId)?.id ?? fresh.branchId,
    partDelivery: kept.partDelivery ?? fresh.partDelivery,
    reference: kept.reference ?? fresh.reference,
    goodsMark: kept.goodsMark ?? fresh.goodsMark,
    project: kept.project ?? fresh.project,
    costCentre: kept.costCentre ?? fresh.costCentre,
    contactName: kept.contactName ?? fresh.contactName,
    contactPhone: kept.contactPhone ?? fresh.contactPhone,
    requestedDeliveryDate: kept.requestedDeliveryDate ?? fresh.requestedDeliveryDate,
    step: kept.step ?? fresh.step,
    furthest: kept.furthest ?? fresh.furthest,
  }
}

/** The branch where the goods are collected; undefined for delivery. */
export const chosenBranch = (
  { deliveryMethod, branchId }: Pick<CheckoutDraft, 'deliveryMethod' | 'branchId'>,
  { branches }: Checkout,
): Checkout['branches'][number] | undefined =>
  deliveryMethod === 'pickup' ? branches.find(({ id }) => id === branchId) : undefined

/** The possible days of the branch that delivers the goods or hands them out. */
export const chosenWindow = (
  draft: CheckoutDraft,
  checkout: Checkout,
): Pick<Checkout, 'firstDeliveryDate' | 'lastDeliveryDate' | 'closedDates'> =>
  chosenBranch(draft, checkout) ?? checkout

/** The delivery address, or that of the branch. */
export function chosenAddress(draft: CheckoutDraft, checkout: Checkout): Address {
  const known = chosenBranch(draft, checkout) ?? checkout.addresses.find(({ id }) => id === draft.addressId)
  if (known === undefined) return draft.address
  const { name, street, postalCode, city } = known
  return { name, street, postalCode, city }
}
