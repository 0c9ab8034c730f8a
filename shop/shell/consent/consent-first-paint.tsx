import { ConsentQuestion } from './consent-question.tsx'
import { aheadId } from './consent-position.ts'
import * as styles from './consent-area.css.ts'

const nothing = (): void => {}

/**
 * The question as it stands in the page before any script: it shows in the first paint, where `asksAttribute` is set, and
 * hears nothing until the one that does takes its place. Server only.
 */
export function ConsentAhead() {
  return (
    <div id={aheadId} className={`${styles.place} ${styles.ahead}`} hidden inert data-nosnippet="">
      <div className={styles.pressable}>
        <ConsentQuestion
          value={['C0001']}
          onValueChange={nothing}
          expanded={false}
          onExpandedChange={nothing}
          onAccept={nothing}
          onRefuse={nothing}
          onSave={nothing}
        />
      </div>
    </div>
  )
}
