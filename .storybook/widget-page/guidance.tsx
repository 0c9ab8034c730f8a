import { Icon } from '@tradecounter/ui/icon'
import { Heading } from '@tradecounter/ui/heading'
import type { JSX } from 'react'
import type { WidgetPage } from '../../stories/parts/widget-page.ts'
import { Section } from './section.tsx'
import * as styles from './widget-page.css.ts'

const Advice = ({ good, lines }: { good: boolean; lines: readonly string[] }): JSX.Element => (
  <div className={good ? styles.dos : styles.donts}>
    <Heading level={3}>
      <span className={styles.adviceTitle}>
        <Icon name={good ? 'check' : 'close'} />
        {good ? 'Do' : 'Do not'}
      </span>
    </Heading>
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </div>
)

/** Renders the names of keys as keys; words between them, as in "Arrow up, arrow down", stay text. */
const Keys = ({ keys }: { keys: string }): JSX.Element => (
  <span className={styles.keys}>
    {keys.split(/,\s*/u).map((key) => (
      <kbd key={key} className={styles.key}>
        {key}
      </kbd>
    ))}
  </span>
)

/** Guidance for a widget: dos and don'ts, keys, and accessibility. */
export function Guidance({ page }: { page: WidgetPage }): JSX.Element {
  return (
    <>
      <Section id="dos" title="Do and do not">
        <div className={styles.advice}>
          <Advice good lines={page.dos} />
          <Advice good={false} lines={page.donts} />
        </div>
      </Section>
      {page.keys.length > 0 && (
        <Section id="keys" title="Keys">
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Key</th>
                <th scope="col">What it does</th>
              </tr>
            </thead>
            <tbody>
              {page.keys.map(({ keys, does }) => (
                <tr key={keys + does}>
                  <th scope="row">
                    <Keys keys={keys} />
                  </th>
                  <td>{does}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Section>
      )}
      <Section id="accessibility" title="Accessibility">
        <ul className={styles.lines}>
          {page.accessibility.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Section>
    </>
  )
}
