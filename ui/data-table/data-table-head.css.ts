import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { bareButton, type } from '../theme/fragments.ts'
import { componentLayer } from '../theme/layers.css.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'
import { stickyHead } from '../theme/table-parts.ts'
import { tableBase } from './data-table.css.ts'
import { target } from '../theme/sizes.ts'

/** Cards have no head: every value has its name, and a menu sorts. */
export const header = component({
  display: 'none',
  '@container': { [tableBase]: { display: 'table-header-group' } },
})

const headBase = component({ ...type('s'), ...stickyHead })

export const head = styleVariants({
  text: [headBase],
  numeric: [headBase, { '@layer': { [componentLayer]: { textAlign: 'end' } } }],
  tool: [headBase, { '@layer': { [componentLayer]: { inlineSize: '1%', paddingInlineEnd: 0 } } }],
})

export const sort = component({
  ...bareButton,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  minBlockSize: `max(${target.least}, ${vars.size.touch})`,
  borderRadius: vars.radius.s,
  ':hover': { color: vars.color.link },
  // The words stand over the figures, the arrow on their other side.
  selectors: { '[data-numeric] > &': { flexDirection: 'row-reverse' } },
  // A box of its own is left empty in the heads that a browser repeats on every sheet.
  '@media': { print: { display: 'contents' } },
})

export const arrow = component({
  display: 'inline-flex',
  opacity: 0.45,
  selectors: { '[aria-sort] > * > &': { opacity: 1 } },
  '@media': { print: { display: 'none' } },
})
