import { later } from '@tradecounter/shop/core'

/** Only administrators of a company see it. */
export const SecondFactorSwitch = later(() => import('./security/factors/second-factor-switch.tsx'))
