export { FilterPanel, type FilterPanelProps } from './facet-filter.tsx'
export type { FilterLabels, FilterSection } from './filter-section.tsx'
export type { FilterValue } from './facet-values.ts'
