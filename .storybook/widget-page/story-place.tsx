import { Story } from '@storybook/addon-docs/blocks'
import type { ReactRenderer } from '@storybook/react-vite'
import type { BrandName } from '@tradecounter/ui/theme'
import type { JSX } from 'react'
import type { PreparedStory } from 'storybook/internal/types'
import { StoryFrame } from '../../stories/parts/story-frame.tsx'
import type { StoryGlobals } from '../../stories/parts/story-globals.ts'
import * as styles from './widget-page.css.ts'

type WidgetStory = PreparedStory<ReactRenderer>

interface DocsOfStory {
  docs?: { story?: { inline?: boolean; height?: string } }
  layout?: string
}

/** Whether a story needs its own page: it has a play function, an overlay, or depends on the window's width. */
function needsPage({ playFunction, parameters, title }: WidgetStory): boolean {
  const { docs, layout } = parameters as DocsOfStory
  const group = title.split('/')[0]
  return (
    playFunction !== undefined ||
    layout === 'fullscreen' ||
    docs?.story?.inline === false ||
    group === 'Overlays' ||
    group === 'Shell'
  )
}

/** A story on the widget's page, in the page's brand or in its own. */
export function StoryPlace(props: {
  story: WidgetStory
  globals: StoryGlobals
  brand?: BrandName
}): JSX.Element {
  const { story, globals, brand } = props
  if (needsPage(story)) {
    const height = (story.parameters as DocsOfStory).docs?.story?.height
    return (
      <StoryFrame
        id={story.id}
        title={brand === undefined ? story.name : `${story.name} in ${brand}`}
        globals={brand === undefined ? globals : { ...globals, brand }}
        {...(height === undefined ? {} : { height })}
      />
    )
  }
  return (
    <div className={styles.place} {...(brand === undefined ? {} : { 'data-brand': brand })}>
      <Story of={story.moduleExport} />
    </div>
  )
}
