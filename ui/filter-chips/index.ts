export { FilterChips, type FilterChip, type FilterChipsProps } from './filter-chips.tsx'
export { isPlainClick } from './plain-click.ts'
