/** Applications to become a customer: what programs do with them without a caller. */
export { eraseExpiredApplications } from './store.ts'
