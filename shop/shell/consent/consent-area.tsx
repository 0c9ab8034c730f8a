import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslations } from '@tradecounter/shop/core'
import { announce } from '@tradecounter/ui/announcer'
import * as styles from './consent-area.css.ts'
import { removeFirstPaint, reserveSpaceBelow, createContainer } from './consent-position.ts'
import { ConsentQuestion } from './consent-question.tsx'

export interface ConsentAreaProps {
  /** Groups that are consented to now. */
  groups: readonly string[]
  /** The visitor has asked for it: the groups show, and the focus goes there. */
  asked: boolean
  onChoose: (groups: readonly string[]) => void
}

/** The question for consent at the window's foot (spec §9): it waits, holds nothing up and covers nothing for good. */
export default function ConsentArea({ groups, asked, onChoose }: ConsentAreaProps) {
  const t = useTranslations()
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
  // In the same paint in which this one shows.
  useLayoutEffect(removeFirstPaint, [])
  useEffect(() => {
    if (asked) area.current?.focus()
  }, [asked])

  const choose = (chosen: readonly string[]): void => {
    onChoose(chosen)
    announce(t('consent.kept'), 'polite')
  }
  return createPortal(
    <div ref={area} className={styles.place} tabIndex={-1}>
      <div className={styles.pressable}>
        <ConsentQuestion
          value={value}
          onValueChange={setValue}
          expanded={expanded}
          onExpandedChange={setExpanded}
          onAccept={() => choose(['C0001', 'C0002'])}
          onRefuse={() => choose(['C0001'])}
          onSave={() => choose(value)}
        />
      </div>
    </div>,
    place,
  )
}
