import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { componentLayer } from '../theme/layers.css.ts'
import { pageGutter, space } from '../theme/space.ts'
import { component, componentVariants } from '../theme/rules.ts'
import { extent } from '../theme/extents.ts'
import { containerFrom } from '../theme/media.ts'

export const stack = component({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflowWrap: 'break-word',
})
export const inline = component({
  display: 'flex',
  flexDirection: 'row',
  minInlineSize: 0,
  overflowWrap: 'break-word',
})
export const wrap = component({ flexWrap: 'wrap' })

// A child with one long word breaks it instead of overflowing. Without specificity: a child's own limit wins.
globalStyle(`:where(${stack}, ${inline}) > :where(*)`, {
  '@layer': { [componentLayer]: { maxInlineSize: '100%' } },
})

export const gaps = componentVariants({
  0: { gap: 0 },
  1: { gap: space(1) },
  2: { gap: space(2) },
  3: { gap: space(3) },
  4: { gap: space(4) },
  6: { gap: space(6) },
  8: { gap: space(8) },
  12: { gap: space(12) },
})

export const aligns = componentVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
})

export const justifies = componentVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
})

/** The container that the columns query instead of the window; it takes the available width. */
export const columnsContainer = component({
  containerType: 'inline-size',
  inlineSize: '100%',
  minInlineSize: 0,
})

export const columns = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'break-word',
})

const rail = extent.rail

export const templates = componentVariants({
  equal: {
    '@container': {
      [containerFrom(640)]: {
        gridTemplateColumns: `repeat(auto-fit, minmax(min(${extent.card}, 100%), 1fr))`,
      },
    },
  },
  // The rail holds a filter's longest usual value beside its count (look: 264 px).
  'rail-start': {
    '@container': { [containerFrom(900)]: { gridTemplateColumns: `${rail} minmax(0, 1fr)` } },
  },
  'rail-end': {
    '@container': {
      [containerFrom(900)]: {
        gridTemplateColumns: `minmax(0, 1fr) minmax(${extent.card}, ${extent.cardWide})`,
        // Without a rail the content takes its space.
        selectors: { '&:has(> :only-child)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
      },
    },
  },
  gallery: {
    '@container': {
      [containerFrom(760)]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
    },
  },
})

export const container = component({
  inlineSize: '100%',
  minInlineSize: 0,
  marginInline: 'auto',
  paddingInlineStart: `max(${pageGutter}, env(safe-area-inset-left))`,
  paddingInlineEnd: `max(${pageGutter}, env(safe-area-inset-right))`,
})

export const widths = componentVariants({
  text: { maxInlineSize: `calc(70ch + ${space(8)})` },
  page: { maxInlineSize: `calc(${vars.size.page} + ${space(8)})` },
  wide: { maxInlineSize: `calc(${vars.size.page} * 1.2 + ${space(8)})` },
})
