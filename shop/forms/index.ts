export { bringIntoView, useFocusPart, useFocusRefused } from './focus.ts'
export { FormNotice } from './form-notice.tsx'
export { type FormProblem, useForm } from './use-form.ts'
export { useSendOnce } from './use-send-once.ts'
