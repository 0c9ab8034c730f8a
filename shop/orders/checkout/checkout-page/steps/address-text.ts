import type { Address } from '@tradecounter/api/contract'

/** An address on one line, without empty parts. */
export const addressText = ({ name, street, postalCode, city }: Address): string =>
  [name, street, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
