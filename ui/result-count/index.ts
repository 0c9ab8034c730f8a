export { countParts, resultCountText } from './count-parts.ts'
export type { CountPart } from './count-parts.ts'
export { ResultCount } from './result-count.tsx'
export type { ResultCountProps } from './result-count.tsx'
