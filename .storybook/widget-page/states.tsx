import type { PreparedStory } from 'storybook/internal/types'
import type { ReactRenderer } from '@storybook/react-vite'
import type { JSX } from 'react'
import type { StoryGlobals } from '../../stories/parts/story-globals.ts'
import { isNarrow, sentence } from './groups.ts'
import { StoryPlace } from './story-place.tsx'
import * as styles from './widget-page.css.ts'

/** Requirement ids are for traceability, not for readers of this page. */
const withoutIds = (text: string): string => text.replace(/\s*\((?:[A-Z]+-\d+(?:,\s*)?)+\)/gu, '')

const describe = ({ parameters }: PreparedStory<ReactRenderer>): string => {
  const { docs } = parameters as { docs?: { description?: { story?: unknown } } }
  const text = docs?.description?.story
  return typeof text === 'string' ? withoutIds(text) : ''
}

/** Every story of the widget with its description, rendered when it comes near the viewport. */
export function States(props: {
  stories: readonly PreparedStory<ReactRenderer>[]
  globals: StoryGlobals
}): JSX.Element {
  return (
    <ul className={isNarrow(props.stories[0]?.title ?? '') ? styles.pairs : styles.states}>
      {props.stories.map((story) => {
        const text = describe(story)
        return (
          <li key={story.id} className={styles.state}>
            <div className={styles.stateHead}>
              <h3 className={styles.stateName}>
                <a target="_parent" href={`./?path=/story/${story.id}`}>
                  {sentence(story.name)}
                </a>
              </h3>
              {text !== '' && <p className={styles.note}>{text}</p>}
            </div>
            <StoryPlace story={story} globals={props.globals} />
          </li>
        )
      })}
    </ul>
  )
}
