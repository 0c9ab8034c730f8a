import { later } from '@tradecounter/shop/core'

/** Loaded late: few users have exports that a job makes. */
export const ExportJobs = later(() => import('./export-jobs.tsx'))
