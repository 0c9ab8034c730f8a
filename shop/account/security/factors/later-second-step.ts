import { later } from '@tradecounter/shop/core'

/** Most users have one factor: the second step of a sign-in loads when it is needed. */
export const SecondStep = later(() => import('./second-step.tsx'))
