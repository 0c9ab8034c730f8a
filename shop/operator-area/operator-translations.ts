export { readAnswerLines } from './offers/answer-fields.ts'
export { startOf } from './parts.ts'
export { readReturnAssignment, readReturnStep } from './returns/step-fields.ts'
export { utcMinute } from './local-time.ts'
export type { FormProblem, FormValues, OperatorPageProps, OperatorView } from './views.ts'

/** The groups of texts of the operator area. */
export const operatorTranslations = [
  'common',
  'operator',
  'offers',
  'returns',
  'applications',
  'become-a-customer',
] as const
