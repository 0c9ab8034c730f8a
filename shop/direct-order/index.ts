export { DirectOrderArea } from './area-part.ts'
export { DirectOrderForm, ManyRows } from './later-parts.ts'
export { directOrderAddress } from './calls.ts'
export { useSentLine } from './sent-line.ts'
