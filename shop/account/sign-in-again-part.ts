import { later, whileOpen } from '@tradecounter/shop/core'

/** Signs in on the page that is open; its code comes when a session has ended. Draw it inside a `Suspense`. */
export const SignInAgain = later(() => import('./sign-in-again.tsx'), { over: whileOpen })
