export { exportsAddress, useExports } from './calls.ts'
export { ExportJobs } from './later-export-jobs.ts'
export { KeptFiles } from './kept-files.tsx'
