import { later, whileOpen } from '@tradecounter/shop/core'

export { AccountArea } from './account-area.tsx'
export { setPassword } from './calls.ts'
export { MyPageLink } from './my-page-link.tsx'
export { MyPagesNav } from './my-pages-nav.tsx'
export type { MyPageId } from './my-pages.ts'
export { personOf } from './person.ts'
export { loginMessage, loginOutcome } from './rules.ts'
export { SignedInOnly, SignInPrompt, type SignInPromptProps } from './sign-in-prompt.tsx'

/** Signs in on the page that is open. */
export const SignInAgain = later(() => import('./sign-in-again.tsx'), { over: whileOpen })
