import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { askedGroups, useShop, useTranslations } from '@tradecounter/shop/core'
import { announce } from '@tradecounter/ui/announcer'
import * as styles from './consent-area.css.ts'
import { removeFirstPaint, reserveSpaceBelow, createContainer } from './consent-position.ts'
import { ConsentQuestion } from './consent-question.tsx'

export interface ConsentAreaProps {
  /** The accepted groups. */
  groups: readonly string[]
  /** The visitor opened it: the groups are shown and get the focus. */
  asked: boolean
  onChoose: (groups: readonly string[]) => void
}

/** The consent banner at the bottom of the window (spec §9): it does not block the page. */
export default function ConsentArea({ groups, asked, onChoose }: ConsentAreaProps) {
  const t = useTranslations()
  const asks = askedGroups(useShop())
  const [place] = useState(createContainer)
  const [value, setValue] = useState<readonly string[]>(groups)
  const [expanded, setExpanded] = useState(asked)
  const area = useRef<HTMLDivElement>(null)

  useEffect(() => {
    document.body.prepend(place)
    const stop = area.current === null ? undefined : reserveSpaceBelow(area.current)
    return () => {
      stop?.()
      place.remove()
    }
  }, [place])
  // In the same paint in which this one appears.
  useLayoutEffect(removeFirstPaint, [])
  useEffect(() => {
    if (asked) area.current?.focus()
  }, [asked])

  const choose = (chosen: readonly string[]): void => {
    onChoose(chosen)
    announce(t('consent.kept'), 'polite')
  }
  return createPortal(
    <div ref={area} className={styles.container} tabIndex={-1} data-consent="">
      <div className={styles.pressable}>
        <ConsentQuestion
          value={value}
          onValueChange={setValue}
          expanded={expanded}
          onExpandedChange={setExpanded}
          onAccept={() => choose(asks)}
          onRefuse={() => choose(['C0001'])}
          onSave={() => choose(value)}
        />
      </div>
    </div>,
    place,
  )
}
