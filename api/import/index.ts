export { importCatalogue, type ImportSettings, type ImportSummary } from './import-catalogue.ts'
export { ImportRefused } from './refused.ts'
export { UnreadableFile } from '../spreadsheets/index.ts'
