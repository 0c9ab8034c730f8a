export {
  addComment,
  changeDelivery,
  changeOrder,
  deliveryNoteAddress,
  followOrder,
  trackAddress,
} from './calls.ts'
export { stepsOf } from './rules.ts'
export { Shipments } from './shipments.tsx'
