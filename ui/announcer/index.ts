export { announce } from './announce.ts'
export type { Politeness } from './announce.ts'
export { Announcer } from './announcer.tsx'
