export { MySalesPersonView } from './my-sales-person-view.tsx'
