import { later } from '@tradecounter/shop/core'

/** Every section but the first, and states that few visits see: behind `Suspense`, after the page. */
export const MarkingStep = later(() => import('./steps/marking-step.tsx'))
export const DateStep = later(() => import('./steps/date-step.tsx'))
export const ReviewStep = later(() => import('./steps/review-step.tsx'))
export const NothingToOrder = later(() => import('./nothing-to-order.tsx'))
export const NoOrderPermission = later(() => import('./no-order-permission.tsx'))
