export { agreementList } from './agreement-list.ts'
export { AgreementsView } from './agreements-view.tsx'
export { shownAgreement } from './shown-agreement.ts'
