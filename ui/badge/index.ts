export { Badge } from './badge.tsx'
export type { BadgeKind, BadgeProps } from './badge.tsx'
export { BadgeList } from './badge-list.tsx'
export type { BadgeItem, BadgeListProps } from './badge-list.tsx'
