export { FilterPanel, type FilterPanelProps } from './facet-filter.tsx'
export type { FilterLabels, FilterSection } from './section.tsx'
export type { FilterValue } from './facet-values.ts'
