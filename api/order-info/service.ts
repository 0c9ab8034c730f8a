/** One order, as its page shows it: what other features do with it. */
export { answerOrder } from './comments.ts'
