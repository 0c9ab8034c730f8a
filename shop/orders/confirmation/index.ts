export { ConfirmationView } from './confirmation-view.tsx'
