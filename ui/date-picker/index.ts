export { DatePicker, type DatePickerLabels, type DatePickerProps } from './date-picker.tsx'
