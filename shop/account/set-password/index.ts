export { SetPasswordView } from './set-password-view.tsx'
