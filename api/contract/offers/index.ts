export * from './offers.ts'
export * from './seller.ts'
export * from './states.ts'
