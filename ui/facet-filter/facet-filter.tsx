'use client'
import { type ReactNode, useId } from 'react'
import * as styles from './facet-filter.css.ts'
import { type FilterLabels, type FilterSection, Section } from './filter-section.tsx'

export interface FilterPanelProps {
  title: string
  sections: readonly FilterSection[]
  onToggle: (attributeId: string, value: string, selected: boolean) => void
  onClear: (attributeId: string) => void
  /** Every edit of a value search, for tracking (FILT-7). */
  onSearch?: (attributeId: string, phrase: string) => void
  labels: FilterLabels
  /** Draws the filter of a section of type 2. Inside a section that says the facet's name. */
  renderInterval?: (attributeId: string) => ReactNode
  /** Hidden where the panel around it has the same title. @default false */
  titleHidden?: boolean
}

/**
 * The facets of a list, several open at once. It holds no choice of its own: the values come and go with the
 * address. Inside a `<form method="get">` it works without script, in the rail and in a side panel alike.
 */
export function FilterPanel(props: FilterPanelProps): ReactNode {
  const { title, sections, onToggle, onClear, onSearch, labels, renderInterval, titleHidden = false } = props
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
          onSearch={onSearch === undefined ? undefined : (phrase) => onSearch(section.id, phrase)}
        />
      ))}
    </section>
  )
}
