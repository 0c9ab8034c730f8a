import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { bareButton, type } from '../theme/fragments.ts'
import { componentLayer } from '../theme/layers.css.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'
import { stickyHead } from '../theme/table-parts.ts'
import { nameStays, tableBase } from './data-table.css.ts'
import { grown, target } from '../theme/sizes.ts'

/** Cards have no head: every value has its label, and a menu sorts. */
export const header = component({
  display: 'none',
  '@container': { [tableBase]: { display: 'table-header-group' } },
})

const headBase = component({
  ...type('s'),
  ...stickyHead,
  // A name of several words has two lines before a column of a wide table is out of sight.
  whiteSpace: 'normal',
  selectors: {
    ...stickyHead.selectors,
    // Above the heads that scroll below it.
    [`${nameStays} &:first-child`]: { insetInlineStart: 0, zIndex: 2 },
  },
})

export const head = styleVariants({
  text: [headBase],
  numeric: [headBase, { '@layer': { [componentLayer]: { textAlign: 'end' } } }],
  controls: [
    headBase,
    { '@layer': { [componentLayer]: { inlineSize: '1%', insetInlineEnd: 0, zIndex: 2 } } },
  ],
  tool: [headBase, { '@layer': { [componentLayer]: { inlineSize: '1%', paddingInlineEnd: 0 } } }],
})

const arrowSize = grown(4)
/** Width of the arrow and the space between it and the name. */
const arrowRoom = `calc(${arrowSize} + ${space(1)})`

/** The arrow is in line with the name, so that it stays beside the last word of a name of two lines. */
export const sort = component({
  ...bareButton,
  minBlockSize: `max(${target.least}, ${vars.size.touch})`,
  paddingInlineEnd: arrowRoom,
  borderRadius: vars.radius.s,
  textAlign: 'inherit',
  ':hover': { color: vars.color.link },
  selectors: { '[data-numeric] > &': { paddingInline: `${arrowRoom} 0` } },
  // Otherwise the head repeated on each printed page would contain an empty box.
  '@media': { print: { display: 'contents' } },
})

/** In the button's padding: without a width of its own it never wraps to a line without a word. */
export const arrow = component({
  display: 'inline-flex',
  inlineSize: arrowSize,
  marginInline: `${space(1)} calc(-1 * ${arrowRoom})`,
  verticalAlign: 'middle',
  opacity: 0.45,
  selectors: {
    '[data-numeric] > * > &': { marginInline: `calc(-1 * ${arrowRoom}) ${space(1)}` },
    '[aria-sort] > * > &': { opacity: 1 },
  },
  '@media': { print: { display: 'none' } },
})
