export { FeedbackArea } from './feedback-area.tsx'
