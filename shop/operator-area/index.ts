export { OperatorPage } from './operator-page.tsx'
export type { OperatorPageProps } from './views.ts'
