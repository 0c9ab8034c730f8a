import { CopyButton } from '@tradecounter/ui/copy-button'
import { Heading } from '@tradecounter/ui/heading'
import { use, type JSX } from 'react'
import type { WidgetPage } from '../../stories/parts/widget-page.ts'
import { documents } from '../../stories/parts/documents.ts'
import * as styles from './widget-page.css.ts'

const places = [
  ['try', 'Try it'],
  ['brands', 'Brands'],
  ['states', 'States'],
  ['dos', 'Do and do not'],
  ['keys', 'Keys'],
  ['accessibility', 'Accessibility'],
  ['tokens', 'Tokens'],
] as const

/** Links inside a frame would navigate away; these scroll the page. */
const goTo = (id: string): void =>
  document.querySelector(`#${id}`)?.scrollIntoView({ behavior: 'smooth', block: 'start' })

function Instead({ instead }: { instead: WidgetPage['instead'] }): JSX.Element {
  const all = use(documents())
  return (
    <ul className={styles.instead}>
      {instead.map(({ widget, when }) => {
        const entry = all.get(widget)
        const name = entry?.title.split('/').at(-1) ?? widget
        return (
          <li key={widget}>
            {entry ? (
              <a target="_parent" href={`./?path=/docs/${entry.id}`}>
                {name}
              </a>
            ) : (
              <strong>{name}</strong>
            )}{' '}
            when {when}
          </li>
        )
      })}
    </ul>
  )
}

/** Name, purpose, import statement, and links to the sections. */
export function Head(props: { title: string; widget: string; page: WidgetPage | null }): JSX.Element {
  const { title, widget, page } = props
  const [group = '', name = title] = title.split('/')
  const entry = `@tradecounter/ui/${widget}`
  return (
    <header className={styles.head}>
      <p className={styles.group}>{group}</p>
      <Heading level={1}>{name}</Heading>
      {page && <p className={styles.purpose}>{page.purpose}</p>}
      <p className={styles.entry}>
        <code>{entry}</code>
        <CopyButton
          text={entry}
          label={`Copy ${entry}`}
          labels={{ copied: 'Copied', failed: 'Not copied' }}
        />
      </p>
      {page && page.instead.length > 0 && (
        <section className={styles.section} aria-labelledby="instead-title">
          <Heading level={2} size="m" id="instead-title">
            Use something else
          </Heading>
          <Instead instead={page.instead} />
        </section>
      )}
      <nav aria-label="On this page" className={styles.ways}>
        {places
          .filter(([id]) => page || !['dos', 'keys', 'accessibility'].includes(id))
          .filter(([id]) => id !== 'keys' || (page?.keys.length ?? 0) > 0)
          .map(([id, text]) => (
            <button key={id} type="button" className={styles.way} onClick={() => goTo(id)}>
              {text}
            </button>
          ))}
      </nav>
    </header>
  )
}
