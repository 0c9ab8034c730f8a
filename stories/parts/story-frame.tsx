import { brandNames } from '@tradecounter/ui/theme'
import { useEffect, useRef, useState, type JSX } from 'react'
import { brandTitles } from './brand-titles.ts'
import { loadFrame } from './load-frame.ts'
import { writeGlobals, type StoryGlobals } from './story-globals.ts'
import * as styles from './story-frame.css.ts'

/** Address of a single story; axe has its own run, so frames do not use it. */
const addressOf = (id: string, globals: StoryGlobals): string =>
  `iframe.html?viewMode=story&id=${id}&globals=${encodeURIComponent(`${writeGlobals(globals)};a11y.manual:!true`)}`

export interface StoryFrameProps {
  id: string
  /** Accessible name of the frame. */
  title: string
  globals: StoryGlobals
  /** A fixed height instead of the story's own. */
  height?: string
}

/** A story in its own page: overlays, media queries and play functions work as in the shop. */
export function StoryFrame({ id, title, globals, height }: StoryFrameProps): JSX.Element {
  const frame = useRef<HTMLIFrameElement>(null)
  const [tall, setTall] = useState(160)
  const source = addressOf(id, globals)

  useEffect(() => {
    const element = frame.current
    if (element === null) return
    return loadFrame(element, source, height === undefined ? setTall : () => {})
  }, [height, source])

  // It is our own page, and its height is read from here: a sandbox that allows both would restrict nothing.
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe
      ref={frame}
      title={title}
      data-still
      className={styles.frame}
      style={{ blockSize: height ?? tall }}
    />
  )
}

/** One story in all five brands at once, each in its own page. */
export function BrandWall({ id, globals }: { id: string; globals: StoryGlobals }): JSX.Element {
  return (
    <div className={styles.wall}>
      {brandNames.map((brand) => (
        <figure key={brand} className={styles.place}>
          <figcaption className={styles.name}>{brandTitles[brand]}</figcaption>
          <StoryFrame id={id} title={`In ${brandTitles[brand]}`} globals={{ ...globals, brand }} />
        </figure>
      ))}
    </div>
  )
}
