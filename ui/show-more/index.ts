export { ShowMore } from './show-more.tsx'
export type { ShowMoreProps } from './show-more.tsx'
