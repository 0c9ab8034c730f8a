export { Badge } from './badge.tsx'
export type { BadgeProps } from './badge.tsx'
