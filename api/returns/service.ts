/** Returns and complaints: what the operator area lets sellers do with them. */
export {
  findReturnFileForSeller,
  findWritableReturn,
  listReturnsForSeller,
  readReturnForSeller,
  type ReturnSeller,
  takeReturnStep,
  writeToCustomer,
} from './answer-return.ts'
export { assignReturn } from './assign-return.ts'
