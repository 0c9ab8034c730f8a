import * as v from 'valibot'
import type { Address, Checkout, OrderRequest } from '@tradecounter/api/contract'
import { draftSchema } from './draft-schema.ts'

/** The steps of the checkout that ask something; the review follows them. */
export const checkoutSteps = ['address', 'marking', 'date'] as const
export type CheckoutStep = (typeof checkoutSteps)[number] | 'review'

const order: readonly CheckoutStep[] = [...checkoutSteps, 'review']

/** Whether a section stands before another. */
export const isBefore = (step: CheckoutStep, other: CheckoutStep): boolean =>
  order.indexOf(step) < order.indexOf(other)

/** The section after one that is finished: the next that has not been seen, or the review when all have. */
export function stepAfter(step: CheckoutStep, { furthest }: Pick<CheckoutDraft, 'furthest'>): CheckoutStep {
  if (furthest === 'review') return 'review'
  return isBefore(step, furthest) ? furthest : (order[order.indexOf(step) + 1] ?? 'review')
}

/** Opens a section. */
export const opened = (step: CheckoutStep, { furthest }: CheckoutDraft): Partial<CheckoutDraft> => ({
  step,
  furthest: isBefore(furthest, step) ? step : furthest,
})

/** `addressId` of an address that is written by hand. */
export const otherAddress = 'other'

/** Everything that the visitor chooses and writes in the checkout, kept until the order is placed. */
export interface CheckoutDraft {
  /** Id of one of the customer's addresses, or `other`. */
  addressId: string
  /** What is written for `other`; stays while another address is chosen. */
  address: Address
  /** Whether the goods are brought, or fetched at the branch. */
  deliveryMethod: 'delivery' | 'pickup'
  branchId: string
  /** Whether what is there may come before the rest. */
  partDelivery: boolean
  reference: string
  goodsMark: string
  project: string
  contactName: string
  contactPhone: string
  /** `YYYY-MM-DD`, or empty. */
  requestedDeliveryDate: string
  /** The section that is open. */
  step: CheckoutStep
  /** The furthest section that was opened: those before it have been seen. */
  furthest: CheckoutStep
}

const emptyAddress: Address = { name: '', street: '', postalCode: '', city: '' }

/** A new checkout: delivery to the first address on the first day, with the user as contact. */
export const newDraft = ({ addresses, branches, contact, firstDeliveryDate }: Checkout): CheckoutDraft => ({
  addressId: addresses[0]?.id ?? otherAddress,
  address: emptyAddress,
  deliveryMethod: 'delivery',
  branchId: branches[0]?.id ?? '',
  partDelivery: true,
  reference: '',
  goodsMark: '',
  project: '',
  contactName: contact.name,
  contactPhone: '',
  requestedDeliveryDate: firstDeliveryDate,
  step: 'address',
  furthest: 'address',
})

/**
 * What was typed before on top of a new draft: what is missing or of another kind is as in the new one, and an address or
 * a branch that the customer no longer has is not chosen.
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
    contactName: kept.contactName ?? fresh.contactName,
    contactPhone: kept.contactPhone ?? fresh.contactPhone,
    requestedDeliveryDate: kept.requestedDeliveryDate ?? fresh.requestedDeliveryDate,
    step: kept.step ?? fresh.step,
    furthest: kept.furthest ?? fresh.furthest,
  }
}

/** The branch where the goods are fetched; undefined when they are brought. */
export const chosenBranch = (
  { deliveryMethod, branchId }: Pick<CheckoutDraft, 'deliveryMethod' | 'branchId'>,
  { branches }: Checkout,
): Checkout['branches'][number] | undefined =>
  deliveryMethod === 'pickup' ? branches.find(({ id }) => id === branchId) : undefined

/** The days that can be asked for: those of the branch that brings the goods or hands them out. */
export const chosenWindow = (
  draft: CheckoutDraft,
  checkout: Checkout,
): Pick<Checkout, 'firstDeliveryDate' | 'lastDeliveryDate' | 'closedDates'> =>
  chosenBranch(draft, checkout) ?? checkout

/** The address that the order goes to, or where it is fetched. */
export function chosenAddress(draft: CheckoutDraft, checkout: Checkout): Address {
  const known = chosenBranch(draft, checkout) ?? checkout.addresses.find(({ id }) => id === draft.addressId)
  if (known === undefined) return draft.address
  const { name, street, postalCode, city } = known
  return { name, street, postalCode, city }
}

/** The order as it is sent: for the cart, the prices and the stock that the visitor has seen. */
export function orderRequestOf(draft: CheckoutDraft, checkout: Checkout): OrderRequest {
  const { name, street, postalCode, city } = chosenAddress(draft, checkout)
  return {
    cartVersion: checkout.cart.version,
    cartStamp: checkout.cart.stamp,
    deliveryMethod: draft.deliveryMethod,
    branchId: draft.deliveryMethod === 'pickup' ? draft.branchId : '',
    partDelivery: draft.partDelivery,
    address: { name: name.trim(), street: street.trim(), postalCode: postalCode.trim(), city: city.trim() },
    reference: draft.reference.trim(),
    goodsMark: draft.goodsMark.trim(),
    project: draft.project.trim(),
    contactName: draft.contactName.trim(),
    contactPhone: draft.contactPhone.trim(),
    requestedDeliveryDate: draft.requestedDeliveryDate,
  }
}
