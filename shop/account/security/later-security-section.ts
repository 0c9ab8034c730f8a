import { later } from '@tradecounter/shop/core'

/** The section `security` of my account. */
export const SecuritySection = later(() => import('./security-section.tsx'))
