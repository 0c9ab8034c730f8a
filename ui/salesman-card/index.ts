export { SalesmanCard } from './salesman-card.tsx'
export type { SalesmanCardProps } from './salesman-card.tsx'
export { telephoneHref } from './telephone.ts'
