export { FilterChips, type FilterChipsProps } from './filter-chips.tsx'
export { isPlainClick } from './plain-click.ts'
