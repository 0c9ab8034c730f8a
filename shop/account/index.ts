export { AccountArea } from './account-area.tsx'
export { MyPageLink } from './my-page-link.tsx'
export { loginMessage, loginOutcome, personOf } from './rules.ts'
export { SignedInOnly, SignInPrompt, type SignInPromptProps } from './sign-in-prompt.tsx'
