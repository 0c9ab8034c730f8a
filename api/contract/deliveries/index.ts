export * from './carrier-events.ts'
export * from './order-changes.ts'
export * from './shipments.ts'
export * from './tracking.ts'
