export { approvalListOf } from './approval-list.ts'
export { AttestationView } from './attestation-view.tsx'
export { shownPart } from './shown-part.ts'
