import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { type } from '../theme/fragments.ts'
import { componentLayer } from '../theme/layers.css.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'

/** The virtualizer keeps the scroll position; the browser's scroll anchoring would add to it. */
export const body = component({ overflowAnchor: 'none' })

/** Fills the space of rows that are not drawn: empty, or with their number. */
const textBase = component({ ...type('s'), padding: 0, border: 'none', color: vars.color.textMuted })

export const text = styleVariants({
  none: [textBase],
  some: [textBase, { '@layer': { [componentLayer]: { padding: space(3), verticalAlign: 'top' } } }],
})
