import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { bareButton, type } from '../theme/fragments.ts'
import { componentLayer } from '../theme/layers.css.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'
import { stickyHead } from '../theme/table-parts.ts'
import { nameStays, tableBase } from './data-table.css.ts'
import { target } from '../theme/sizes.ts'

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

export const sort = component({
  ...bareButton,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  minBlockSize: `max(${target.least}, ${vars.size.touch})`,
  borderRadius: vars.radius.s,
  textAlign: 'inherit',
  ':hover': { color: vars.color.link },
  // Numeric columns are right-aligned, so the arrow is on the left.
  selectors: { '[data-numeric] > &': { flexDirection: 'row-reverse' } },
  // Otherwise the head repeated on each printed page would contain an empty box.
  '@media': { print: { display: 'contents' } },
})

export const arrow = component({
  display: 'inline-flex',
  opacity: 0.45,
  selectors: { '[aria-sort] > * > &': { opacity: 1 } },
  '@media': { print: { display: 'none' } },
})
