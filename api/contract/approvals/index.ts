export * from './need.ts'
export * from './requests.ts'
export * from './rules.ts'
