export { FacetFilter, type FacetFilterProps } from './facet-filter.tsx'
export type { FilterLabels, FilterSection } from './section.tsx'
export type { FilterValue } from './facet-values.ts'
