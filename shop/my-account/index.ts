export { MyAccountView } from './my-account-view.tsx'
export { type MyAccountSection, sectionTitle } from './sections.ts'
