import type { Decorator, Preview } from '@storybook/react-vite'
import { isValidElement } from 'react'
import type { ArgTypesEnhancer } from 'storybook/internal/types'
import '@tradecounter/ui/theme/styles'
import { readGlobals, StoryGlobalsContext } from '../stories/parts/story-globals.ts'
import { BrandWall } from '../stories/parts/story-frame.tsx'
import { loadFonts } from './load-fonts.ts'
import './preview.css'
import { preventFrameScroll } from './prevent-frame-scroll.ts'
import { globalTypes, initialGlobals, viewports } from './toolbar.ts'
import { applyGlobals } from './apply-globals.ts'
import { WidgetDocs } from './widget-page/widget-docs.tsx'

preventFrameScroll()

const themed: Decorator = (Story, { globals, args, id, viewMode }) => {
  const chosen = readGlobals(globals)
  applyGlobals(chosen)
  if (chosen.brand === 'wall' && viewMode !== 'docs') return <BrandWall id={id} globals={chosen} />
  // A widget with a `locale` prop follows the toolbar; the others read `useStoryLocale()`.
  const follows = 'locale' in args && chosen.locale !== 'story'
  const story = follows ? <Story args={{ ...args, locale: chosen.locale }} /> : <Story />
  return (
    <StoryGlobalsContext value={chosen}>
      {viewMode === 'docs' ? (
        // Storybook styles the links, lists and tables of its own pages outside layers: not those of a widget.
        <div className="sb-unstyled" style={{ display: 'contents' }}>
          {story}
        </div>
      ) : (
        story
      )}
    </StoryGlobalsContext>
  )
}

const isMarkup = (value: unknown): boolean =>
  isValidElement(value) || (Array.isArray(value) && value.some(isMarkup))

const isDrawn = (value: unknown): boolean => typeof value === 'string' && value.startsWith('data:image')

/** The story sets props with markup or drawings: a control would show their internals. */
const withoutMarkup: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => [
      name,
      isMarkup(initialArgs[name]) || isDrawn(initialArgs[name]) ? { ...type, control: false } : type,
    ]),
  )

const taggedDefault = /\s*@default\s+(.+?)\s*$/u

/** Moves a default at the end of a description to the column of defaults. */
const withDefaults: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => {
      const { description = '', table } = type
      const [, summary] = taggedDefault.exec(description) ?? []
      if (summary === undefined) return [name, type]
      const said = description.replace(taggedDefault, '')
      return [name, { ...type, description: said, table: { ...table, defaultValue: { summary } } }]
    }),
  )

/**
 * `npm test` sends each story's findings from the browser to its report: for passed rules, one node is enough
 * there. Storybook's panel lists them all, also when it runs the tests itself.
 */
const a11yOptions =
  import.meta.env.VITEST_STORYBOOK === 'false' ? { resultTypes: ['violations' as const] } : {}

/** The gate only opens every story; the group `accessibility` of `npm run test:all` checks each one. */
const hasAxe = import.meta.env.VITE_AXE !== 'off'

const preview: Preview = {
  globalTypes,
  initialGlobals,
  beforeAll: loadFonts,
  decorators: [themed],
  argTypesEnhancers: [withoutMarkup, withDefaults],
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    a11y: { test: hasAxe ? 'error' : 'off', options: a11yOptions },
    docs: { page: WidgetDocs },
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Overview',
          [
            'Start here',
            'Brands side by side',
            'Colour',
            'Type',
            'Icons',
            'Space and motion',
            'Writing',
            'Accessibility',
            'Release notes',
          ],
          'Screens',
          'Foundations',
          'Actions',
          'Fields',
          'Overlays',
          'Finding',
          'Product',
          'Trade',
          'Status',
          'Data',
          'Shell',
        ],
      },
    },
  },
}

export default preview
