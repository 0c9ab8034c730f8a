export * from './returns.ts'
export * from './seller.ts'
