export { importCatalogue, type ImportSettings, type ImportSummary } from './import-catalogue.ts'
export { ImportRefused } from './import-refused.ts'
export { UnreadableFile } from '../spreadsheets/index.ts'
