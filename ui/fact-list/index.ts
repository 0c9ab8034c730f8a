export { FactList } from './fact-list.tsx'
export type { Fact, FactListProps } from './fact-list.tsx'
