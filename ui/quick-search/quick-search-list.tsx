import type { ReactNode } from 'react'
import { Icon } from '../icon/index.ts'
import { Thumbnail } from '../thumbnail/index.ts'
import * as styles from './quick-search-list.css.ts'
import type { useCombobox } from '../field/use-combobox.ts'
import type { QuickSearchOption, QuickSearchSection } from './suggestions.ts'

type Combobox = Pick<ReturnType<typeof useCombobox>, 'listId' | 'optionProps'>

/** Icon for the kind of an option; its group's heading says the same. */
const kindIcons = {
  recent: 'clock',
  'did-you-mean': 'search',
  suggestion: 'search',
  category: 'grid',
  'category-card': 'grid',
} as const

interface OptionProps {
  option: QuickSearchOption
  optionProps: ReturnType<Combobox['optionProps']>
  onFollow: (option: QuickSearchOption) => void
}

function Option({ option, optionProps, onFollow }: OptionProps): ReactNode {
  const { kind, text, lang, url, imageUrl, detail, aside, star } = option
  return (
    <a
      // An option is a link, so that a middle click works.
      {...optionProps}
      className={styles.option[kind]}
      href={url}
      tabIndex={-1}
      onClick={() => onFollow(option)}
    >
      {kind === 'product' ? (
        <span className={styles.picture}>
          <Thumbnail imageUrl={imageUrl} />
        </span>
      ) : (
        <span className={styles.kindIcon}>
          <Icon name={kindIcons[kind]} size="s" />
        </span>
      )}
      <span className={styles.content}>
        <span className={styles.text} lang={lang}>
          {text}
        </span>
        {detail !== undefined && (
          <>
            {' '}
            <span className={styles.detail}>{detail}</span>
          </>
        )}
      </span>
      {star !== undefined && (
        <>
          {' '}
          <Icon name="star" size="s" label={star} />
        </>
      )}
      {aside !== undefined && (
        <>
          {' '}
          <span className={styles.aside}>{aside}</span>
        </>
      )}
    </a>
  )
}

interface QuickSearchListProps {
  combobox: Combobox
  label: string
  sections: readonly QuickSearchSection[]
  onFollow: (option: QuickSearchOption) => void
}

/** The popup's options in their sections. Always mounted, so that the field's `aria-controls` has a target. */
export function QuickSearchList(props: QuickSearchListProps): ReactNode {
  const { combobox, label, sections, onFollow } = props
  const { listId: id, optionProps } = combobox
  const options = sections.flatMap((section) => section.options)
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native list box holds neither links nor pictures
    <div id={id} role="listbox" aria-label={label}>
      {sections.map((section) => (
        <div
          key={section.id}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a list box of divs may not contain a native group
          role="group"
          aria-labelledby={section.heading === '' ? undefined : `${id}-heading-${section.id}`}
          className={styles.section}
        >
          {section.heading !== '' && (
            <div id={`${id}-heading-${section.id}`} className={styles.heading}>
              {section.heading}
            </div>
          )}
          {section.options.map((option) => (
            <Option
              key={option.id}
              option={option}
              optionProps={optionProps(options.indexOf(option))}
              onFollow={onFollow}
            />
          ))}
          {section.options.length === 0 && section.emptyText !== undefined && (
            <div className={styles.none}>{section.emptyText}</div>
          )}
        </div>
      ))}
    </div>
  )
}
