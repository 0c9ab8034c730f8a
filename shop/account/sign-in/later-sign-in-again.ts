import { later, whileOpen } from '@tradecounter/shop/core'

/** Sign-in without leaving the page. */
export const SignInAgain = later(() => import('./sign-in-again.tsx'), { over: whileOpen })
