export { returnAddress, returnCustomerAddress } from './calls.ts'
