/** Applications to become a customer: what sellers decide, and what ends with personal data and time. */
export { eraseFromAgreements, readAgreements } from './agreements.ts'
export {
  approveApplication,
  askApplicant,
  checkCredit,
  type Decision,
  endAsDuplicate,
  rejectApplication,
} from './decide.ts'
export { eraseFromApplications, readApplicationsOf } from './personal-data.ts'
export { listApplications, readForSeller, revealNumbers } from './seller.ts'
export { eraseExpiredApplications } from './store.ts'
