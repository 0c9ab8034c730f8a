import type { DeliveryPoint } from '@tradecounter/api/contract'

/** The address of a place in one line; parts that the carrier does not give are left out. */
export const pointAddress = ({ street, postalCode, city }: DeliveryPoint): string =>
  [street, `${postalCode} ${city}`.trim()].filter(Boolean).join(', ')
