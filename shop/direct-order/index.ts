export { DirectOrderArea } from './later-parts.ts'
export { DirectOrderForm } from './direct-order-form.tsx'
export { ManyRows } from './many-rows-part.ts'
export { directOrderAddress } from './calls.ts'
