export { families } from './families/index.ts'
export { loadDemo, type DemoLoad } from './load-demo.ts'
export { demoUsers, type DemoUser } from './people.ts'
