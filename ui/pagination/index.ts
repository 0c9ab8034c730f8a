export { pageWindow } from './page-window.ts'
export type { PageStep } from './page-window.ts'
export { Pagination } from './pagination.tsx'
export type { PaginationProps } from './pagination.tsx'
