export { DateRangePicker } from './date-range-picker.tsx'
export type { DateRangeLabels, DateRangePickerProps, DateRangePreset } from './date-range-props.ts'
export type { DayRange } from '../calendar/index.ts'
