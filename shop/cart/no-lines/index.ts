export { NoLines } from './no-lines.tsx'
