import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { readOnlyAloud, type } from '../theme/fragments.ts'
import { componentLayer } from '../theme/layers.css.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'
import { containerFrom } from '../theme/media.ts'
import { edge } from '../theme/sizes.ts'

/** A table from this container width on; below it each row is a card. */
export const tableBase = containerFrom(680)

export const container = component({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
})

const areaBase = component({
  overscrollBehaviorInline: 'contain',
  scrollPaddingBlockStart: space(12),
  selectors: { '&[aria-busy="true"]': { cursor: 'progress' } },
  '@container': {
    [tableBase]: {
      overflow: 'auto',
      background: vars.color.surfaceRaised,
      border: `${edge.hair} solid ${vars.color.border}`,
      borderRadius: vars.radius.m,
    },
  },
})

const limited = (pixels: number) => [
  areaBase,
  { '@layer': { [componentLayer]: { '@container': { [tableBase]: { maxBlockSize: `${pixels}px` } } } } },
]

export const area = styleVariants({ 480: limited(480), 672: limited(672), full: [areaBase] })

export const table = component({
  ...type('m'),
  display: 'block',
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '@container': { [tableBase]: { display: 'table' } },
  '@media': { print: { display: 'table' } },
})

/** The first column stays while the others scroll sideways. */
export const nameStays = style({})

/** Rows closer together, for readers of long tables. */
export const compact = component({ vars: { [vars.size.row]: space(8) } })

export const caption = component({ ...readOnlyAloud })

export const body = component({
  display: 'grid',
  gap: space(3),
  '@container': { [tableBase]: { display: 'table-row-group' } },
})

export const row = component({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: space(2),
  rowGap: space(1),
  padding: space(3),
  background: vars.color.surfaceRaised,
  border: `${edge.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  selectors: {
    '&[data-selected]': { background: vars.color.accentSoft, borderColor: vars.color.accent },
  },
  '@container': {
    [tableBase]: {
      display: 'table-row',
      border: 'none',
      selectors: { '&:not([data-selected]):hover': { background: vars.color.surfaceSunken } },
    },
  },
  '@media': { print: { breakInside: 'avoid' } },
})

export const nothing = component({ padding: space(3) })

export const onlyCards = component({
  minInlineSize: 0,
  maxInlineSize: '100%',
  '@container': { [tableBase]: { display: 'none' } },
})
