export { documentRoute } from './route.ts'
export { suppliedDocument } from './supplied.ts'
