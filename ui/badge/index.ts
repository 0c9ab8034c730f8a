export { Badge } from './badge.tsx'
export type { BadgeKind, BadgeProps } from './badge.tsx'
