import { ConsentQuestion } from './consent-question.tsx'
import { firstPaintId } from './consent-position.ts'
import * as styles from './consent-area.css.ts'

const nothing = (): void => {}

/**
 * The consent banner in the page's HTML: it shows in the first paint if `asksAttribute` is set, and is inert until the
 * interactive banner replaces it. Server only.
 */
export function ConsentFirstPaint() {
  return (
    <div
      id={firstPaintId}
      className={`${styles.container} ${styles.beforeScripts}`}
      hidden
      inert
      data-nosnippet=""
    >
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
