export { IntervalFilter, type IntervalFilterProps } from './interval-filter.tsx'
export { acceptedText, readBound, readInterval, writeBound } from './interval.ts'
export type {
  IntervalBounds,
  IntervalEnd,
  IntervalProblem,
  IntervalTexts,
  IntervalValue,
} from './interval.ts'
