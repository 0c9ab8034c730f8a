export { readArticleSegment, writeArticleCode } from './article-segment.ts'
export { readParameters, writeParameters } from './address-pattern.ts'
export {
  sectionsOf,
  type AddressBases,
  type Area,
  type PageAccess,
  type PageDeclaration,
  type RouteOf,
  type Segment,
} from './page-declaration.ts'
