export { startAddress } from './calls.ts'
export { StartView } from './start-view.tsx'
