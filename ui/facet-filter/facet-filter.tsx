'use client'
import { type ReactNode, useId } from 'react'
import * as styles from './facet-filter.css.ts'
import { type FilterLabels, type FilterSection, Section } from './section.tsx'

export interface FacetFilterProps {
  title: string
  sections: readonly FilterSection[]
  onToggle: (attributeId: string, value: string, selected: boolean) => void
  onClear: (attributeId: string) => void
  /** Called at every edit of a value search, for tracking (FILT-7). */
  onSearch?: (attributeId: string, phrase: string) => void
  /** Makes the open facets controlled: the panel then uses `expanded` of each section. */
  onExpandedChange?: (attributeId: string, expanded: boolean) => void
  /** Makes "all values" controlled: the panel then uses `all` of each section. */
  onAllChange?: (attributeId: string, all: boolean) => void
  labels: FilterLabels
  /** Draws the filter of a section of type 2, inside a section with the facet's name. */
  renderInterval?: (attributeId: string) => ReactNode
  /** Hides the title if the panel around it has the same one. @default false */
  titleHidden?: boolean
}

/**
 * Use it beside a list, or in its all-filters panel, to narrow the list by facets. The caller holds the selected
 * values. Inside a `<form method="get">` it works without script.
 */
export function FacetFilter(props: FacetFilterProps): ReactNode {
  const { title, sections, onToggle, onClear, onSearch, labels, renderInterval, titleHidden = false } = props
  const { onExpandedChange, onAllChange } = props
  const id = useId()
  return (
    <section
      className={styles.panel}
      aria-labelledby={titleHidden ? undefined : id}
      aria-label={titleHidden ? title : undefined}
    >
      {!titleHidden && (
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
      )}
      {sections.map((section) => (
        <Section
          key={section.id}
          section={section}
          labels={labels}
          interval={section.type === 2 && renderInterval?.(section.id)}
          onToggle={(value, selected) => onToggle(section.id, value, selected)}
          onClear={() => onClear(section.id)}
          onSearch={onSearch && ((phrase) => onSearch(section.id, phrase))}
          onExpandedChange={onExpandedChange && ((expanded) => onExpandedChange(section.id, expanded))}
          onAllChange={onAllChange && ((all) => onAllChange(section.id, all))}
        />
      ))}
    </section>
  )
}
