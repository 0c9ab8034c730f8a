import type { Seller } from '@tradecounter/api/contract'

/** The parts of the operator area, each with the permissions of which one opens it. */
const parts = [
  { href: '/offers', key: 'operator.offers', permissions: ['offers:answer'] },
  { href: '/returns', key: 'returns.title', permissions: ['returns:answer', 'complaints:answer'] },
  { href: '/applications', key: 'applications.title', permissions: ['applications:answer'] },
  { href: '/feedback', key: 'operator.feedback', permissions: ['feedback:read'] },
] as const

/** The parts that a seller may open. */
export const partsFor = (seller: Seller) =>
  parts.filter(({ permissions }) => permissions.some((each) => seller.permissions.includes(each)))

/** Where the operator area begins for a seller. */
export const startOf = (seller: Seller): string => partsFor(seller)[0]?.href ?? parts[0].href
