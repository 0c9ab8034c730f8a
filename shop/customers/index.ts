export { attachedAddress } from './calls.ts'
