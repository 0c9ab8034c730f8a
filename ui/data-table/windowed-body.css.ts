import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { type } from '../theme/fragments.ts'
import { componentLayer } from '../theme/layers.css.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'

/** The engine holds the place of what is read; the browser's own way of holding it would add to that. */
export const body = component({ overflowAnchor: 'none' })

/** In the space of rows that are not drawn: nothing, or their number. */
const wordsBase = component({ ...type('s'), padding: 0, border: 'none', color: vars.color.textMuted })

export const words = styleVariants({
  none: [wordsBase],
  some: [wordsBase, { '@layer': { [componentLayer]: { padding: space(3), verticalAlign: 'top' } } }],
})
