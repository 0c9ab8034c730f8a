import type { KeyboardEvent, PointerEvent, ReactNode, Ref } from 'react'
import { Icon } from '../icon/index.ts'
import * as styles from './mega-menu.css.ts'

interface MenuMoreProps {
  /** Whether some items do not fit. Until they are measured, the style sheet decides. */
  needed: boolean
  /** Whether the current page is in one of those items. */
  current: boolean
  open: boolean
  /** The visible word: "More". */
  label: string
  panelId: string
  buttonRef: Ref<HTMLButtonElement>
  onPress: () => void
  onKeyDown: (event: KeyboardEvent) => void
  onPointerEnter: (event: PointerEvent) => void
  onPointerLeave: (event: PointerEvent) => void
  /** The open panel. */
  children: ReactNode
}

/** The button at the end of the row that opens the items that do not fit. */
export function MenuMore(props: MenuMoreProps): ReactNode {
  const { needed, current, open, label, panelId, buttonRef, onPress, children } = props
  const { onKeyDown, onPointerEnter, onPointerLeave } = props
  return (
    <div className={styles.morePlace} onPointerEnter={onPointerEnter} onPointerLeave={onPointerLeave}>
      <div className={styles.rest}>
        <div
          className={`${styles.item} ${styles.more}`}
          data-needed={needed || undefined}
          data-state={open ? 'open' : 'closed'}
        >
          <button
            ref={buttonRef}
            type="button"
            className={styles.moreButton}
            data-top={needed || undefined}
            aria-expanded={open}
            aria-controls={open ? panelId : undefined}
            aria-current={current || undefined}
            onClick={onPress}
            onKeyDown={onKeyDown}
          >
            {label}
            <span className={styles.moreArrow}>
              <Icon name="chevron-down" size="s" />
            </span>
          </button>
        </div>
      </div>
      {children}
    </div>
  )
}
