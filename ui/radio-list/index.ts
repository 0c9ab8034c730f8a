export { RadioList } from './radio-list.tsx'
export type { RadioListProps, RadioOption } from './radio-list.tsx'
