export { AddressCard } from './address-card.tsx'
export type { AddressCardProps, PostalAddress } from './address-card.tsx'
