export { FeedbackForm } from './feedback-form.tsx'
export type { FeedbackFormProps, FeedbackPhase } from './feedback-form.tsx'
