import { later } from '@tradecounter/shop/core'

/** Loaded late: the end of one section of my account. */
export const PersonalData = later(() => import('./security/personal-data.tsx'))
