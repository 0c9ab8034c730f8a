export { PageWithParts } from './page-with-parts.tsx'
