export { DirectOrderArea, DirectOrderForm, ManyRows } from './later-parts.ts'
export { directOrderAddress } from './calls.ts'
