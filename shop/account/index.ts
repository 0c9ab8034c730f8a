import { later, whileOpen } from '@tradecounter/shop/core'

export { AccountArea } from './menu/account-area.tsx'
export { setPassword } from './calls.ts'
export { MyPageLink } from './my-pages/my-page-link.tsx'
export { MyPagesNav } from './my-pages/my-pages-nav.tsx'
export type { MyPageId } from './my-pages/my-pages-links.ts'
export { personOf } from './session/person.ts'
export { loginMessage, loginOutcome } from './rules.ts'
export { SignedInOnly, SignInPrompt, type SignInPromptProps } from './sign-in/sign-in-prompt.tsx'

/** Signs in on the page that is open. */
export const SignInAgain = later(() => import('./sign-in/sign-in-again.tsx'), { over: whileOpen })
