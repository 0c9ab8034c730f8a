import { later } from '@tradecounter/shop/core'

/** Opens the sign-in where a call finds that the session has ended. Loads right after the page. */
export const SessionEnd = later(() => import('./session-end.tsx'), { behind: true })
