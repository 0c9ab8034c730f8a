import { Canvas, Controls, DocsContext, Unstyled, useOf } from '@storybook/addon-docs/blocks'
import { Heading } from '@tradecounter/ui/heading'
import { brandNames } from '@tradecounter/ui/theme'
import { use, useCallback, useContext, useEffect, useState, type JSX } from 'react'
import { brandTitles } from '../../stories/parts/brand-titles.ts'
import { readGlobals, brandOfPage, type StoryGlobals } from '../../stories/parts/story-globals.ts'
import type { WidgetPage } from '../../stories/parts/widget-page.ts'
import { applyGlobals } from '../apply-globals.ts'
import { isNarrow } from './groups.ts'
import { Guidance } from './guidance.tsx'
import { pageOf } from './page-of.ts'
import { widgetOf } from '../../stories/parts/documents.ts'
import { Head } from './head.tsx'
import { Section } from './section.tsx'
import { States } from './states.tsx'
import { StoryPlace } from './story-place.tsx'
import { Tokens } from './tokens.tsx'
import * as styles from './widget-page.css.ts'

const known = new Map<string, Promise<WidgetPage | null>>()
const pagePromise = (widget: string): Promise<WidgetPage | null> => {
  const held = known.get(widget) ?? pageOf(widget)
  known.set(widget, held)
  return held
}

/** The toolbar's choices for the whole page. */
function useGlobalsOfPage(): StoryGlobals {
  const context = useContext(DocsContext)
  const read = useCallback((): StoryGlobals => {
    const [first] = context.componentStories()
    const globals = readGlobals(first ? context.getStoryContext(first).globals : {})
    return { ...globals, brand: brandOfPage(globals) }
  }, [context])
  const [globals, setGlobals] = useState(read)
  useEffect(() => {
    // The pages in frames send on the same channel: only this page's own state counts.
    const follow = (): void => setGlobals(read())
    context.channel.on('globalsUpdated', follow)
    return () => context.channel.off('globalsUpdated', follow)
  }, [context, read])
  return globals
}

/** A widget's page for designers: its purpose, behaviour, every state, and its tokens. */
export default function Page(): JSX.Element {
  const { preparedMeta } = useOf('meta', ['meta'])
  const context = useContext(DocsContext)
  const globals = useGlobalsOfPage()
  const widget = widgetOf(String(preparedMeta.parameters.fileName ?? ''))
  const page = use(pagePromise(widget))
  const stories = context.componentStories()
  const [primary] = stories
  applyGlobals(globals)
  if (primary === undefined) return <p>{preparedMeta.title}</p>

  return (
    <Unstyled>
      <article className={styles.page}>
        <Head title={preparedMeta.title} widget={widget} page={page} />
        <Section id="try" title="Try it">
          <div className={styles.canvas}>
            <Canvas of={primary.moduleExport} sourceState="hidden" />
          </div>
          <div className={styles.controls}>
            <Controls of={primary.moduleExport} />
          </div>
        </Section>
        <Section
          id="brands"
          title="In five brands"
          lead="The default story as the buyers of each brand see it. It follows the controls above."
        >
          <div className={isNarrow(preparedMeta.title) ? styles.wall : styles.wideWall}>
            {brandNames.map((brand) => (
              <figure key={brand} className={styles.wallPlace}>
                <figcaption className={styles.wallName}>{brandTitles[brand]}</figcaption>
                <StoryPlace story={primary} globals={globals} brand={brand} />
              </figure>
            ))}
          </div>
          <p className={styles.note}>
            <a target="_parent" href={`./?path=/story/${primary.id}&globals=brand:wall`}>
              Open the wall
            </a>{' '}
            by itself; any story can be put on it with the brand toolbar.
          </p>
        </Section>
        <Section
          id="states"
          title={`Every state, ${stories.length}`}
          lead="What has to be pressed or typed for a state has been."
        >
          <States stories={stories} globals={globals} />
        </Section>
        {page && <Guidance page={page} />}
        <Section
          id="tokens"
          title="Tokens it uses"
          lead="Found in its style sheet, with their values in the brand that you look at. What it is composed of has tokens of its own."
        >
          <Tokens widget={widget} brand={brandOfPage(globals)} />
        </Section>
        {page === null && (
          <Section id="unwritten" title="About this widget">
            <Heading level={3}>{widget}</Heading>
            <p className={styles.note}>Its text for designers is not written.</p>
          </Section>
        )}
      </article>
    </Unstyled>
  )
}
