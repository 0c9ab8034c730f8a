export { useOpenFeedback } from './open-feedback.ts'
