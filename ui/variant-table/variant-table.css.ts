import { globalStyle, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { space } from '../theme/space.ts'
import { readOnlyAloud, tabular, type } from '../theme/fragments.ts'
import { componentLayer } from '../theme/layers.css.ts'
import { component } from '../theme/rules.ts'
import { extent } from '../theme/extents.ts'
import { grown, edge, target } from '../theme/sizes.ts'
import { narrower } from './variant-table-head.css.ts'

const areaBase = component({
  // Positions the visually hidden text in the cells, which would otherwise widen the page.
  position: 'relative',
  containerType: 'inline-size',
  inlineSize: '100%',
  overflow: 'auto',
  overscrollBehaviorInline: 'contain',
  background: vars.color.surfaceRaised,
  border: `${edge.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  selectors: { '&[aria-busy="true"]': { cursor: 'progress' } },
})

const limited = (pixels: number) => [
  areaBase,
  { '@layer': { [componentLayer]: { maxBlockSize: `${pixels}px` } } },
]

/** A fully visible table does not scroll, so that its head can stick to the window. */
const unscrolled = { selectors: { '&[data-fits]': { overflow: 'clip' } } } as const

export const area = styleVariants({
  480: limited(480),
  672: limited(672),
  full: [areaBase, { '@layer': { [componentLayer]: unscrolled } }],
})

export const table = component({
  ...type('s'),
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  color: vars.color.text,
})

// Focused elements must not hide under the head, whether the page or the area scrolls.
globalStyle(`${table} > tbody :is(a, button, input)`, {
  '@layer': { [componentLayer]: { scrollMarginBlockStart: space(12) } },
})

export const caption = component({ ...readOnlyAloud })

export const row = component({
  background: vars.color.surfaceRaised,
  selectors: {
    '&:hover': { background: vars.color.surfaceSunken },
    '&[aria-current]': { background: vars.color.accentSoft },
  },
})

const between = { borderBlockEnd: `${edge.hair} solid ${vars.color.border}` }

const cellBase = component({
  ...tabular,
  ...between,
  blockSize: vars.size.row,
  paddingBlock: space(1),
  paddingInline: space(3),
  '@container': narrower,
  verticalAlign: 'middle',
  selectors: { [`${row}:last-child > &`]: { borderBlockEnd: 'none' } },
})

export const cell = styleVariants({
  text: [cellBase],
  number: [cellBase, { '@layer': { [componentLayer]: { whiteSpace: 'nowrap' } } }],
  // Text in it may break anywhere, so the column would shrink to one letter. Two lines of stock or price fit beside
  // the add button: rows keep their height when these load.
  stock: [cellBase, { '@layer': { [componentLayer]: { minInlineSize: grown(38), paddingBlock: 0 } } }],
  price: [
    cellBase,
    {
      '@layer': {
        [componentLayer]: {
          minInlineSize: grown(32),
          textAlign: 'end',
          whiteSpace: 'nowrap',
          paddingBlock: 0,
        },
      },
    },
  ],
  numeric: [cellBase, { '@layer': { [componentLayer]: { textAlign: 'end', whiteSpace: 'nowrap' } } }],
})

/** The number stays visible while the attributes scroll. */
export const code = component({
  ...tabular,
  ...between,
  position: 'sticky',
  insetInlineStart: 0,
  paddingInline: space(3),
  '@container': narrower,
  background: 'inherit',
  fontWeight: vars.font.weightStrong,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  selectors: {
    [`${row}:last-child > &`]: { borderBlockEnd: 'none' },
    [`${row}[aria-current] > &`]: { boxShadow: `inset ${edge.mark} 0 0 ${vars.color.accent}` },
  },
})

/** As high as the minimum target size (WCAG 2.5.8). */
export const link = component({ color: vars.color.link, display: 'inline-block', lineHeight: target.least })

export const pack = component({
  ...type('xs'),
  display: 'block',
  color: vars.color.textMuted,
  fontWeight: vars.font.weightRegular,
})

export const unit = component({ color: vars.color.textMuted })

export const add = component({
  ...between,
  paddingBlock: space(1),
  paddingInline: space(3),
  '@container': narrower,
  inlineSize: '1%',
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
  selectors: { [`${row}:last-child > &`]: { borderBlockEnd: 'none' } },
})

/** As wide as its content: a cell would stack the quantity and the button. */
export const addLine = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space(3),
  inlineSize: 'max-content',
  marginInlineStart: 'auto',
})

export const replacement = component({
  ...type('s'),
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: extent.factColumn,
  minBlockSize: target.least,
  whiteSpace: 'normal',
  color: vars.color.link,
})
