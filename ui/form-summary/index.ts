export { FormSummary, type FormSummaryProps } from './form-summary.tsx'
