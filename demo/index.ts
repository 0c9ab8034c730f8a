export { families } from './catalogue/families/index.ts'
export { loadDemo, type DemoLoad } from './loading/load-demo.ts'
export { demoUsers, type DemoUser } from './people/people.ts'
