export { myListAddress } from './calls.ts'
