export { documentRoute } from './route.ts'
