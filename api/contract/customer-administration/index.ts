export * from './attachments.ts'
export * from './cost-centres.ts'
export * from './units.ts'
