import { vars } from '../theme/contract.css.ts'
import { bareList, display, tabular, type } from '../theme/fragments.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'
import { extent } from '../theme/extents.ts'
import { fixed, edge, grown } from '../theme/sizes.ts'
import { specified } from '../theme/specified.ts'

export const cart = component({ containerType: 'inline-size', display: 'grid', gap: space(3) })

/**
 * At most 500 px (spec §9), scrollable above that. Less in a low window, so that the total below it is visible: the
 * rest is the height of the panel's header, footer and total.
 */
export const list = component({
  ...bareList,
  maxBlockSize: `max(${grown(56)}, min(${specified.miniCartList}, 100dvh - ${grown(80)} - ${space(8)}))`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: { '&[aria-busy="true"]': { cursor: 'progress' } },
  '@media': { print: { maxBlockSize: 'none', overflow: 'visible' } },
})

export const line = component({
  display: 'grid',
  alignItems: 'start',
  gap: `${space(1)} ${space(3)}`,
  gridTemplateColumns: `${fixed(14)} minmax(0, 1fr) auto`,
  paddingBlock: space(3),
  selectors: { '& + &': { borderBlockStart: `${edge.hair} solid ${vars.color.border}` } },
})

export const picture = component({ inlineSize: fixed(14), blockSize: fixed(14) })

export const text = component({ display: 'grid', gap: fixed(0.5), minInlineSize: 0 })

export const name = component({
  ...type('s'),
  position: 'relative',
  color: vars.color.text,
  fontWeight: vars.font.weightStrong,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  ':hover': { color: vars.color.link, textDecoration: 'underline' },
  // Large enough for touch, without a gap below a short name.
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockStart: 0,
    insetInline: 0,
    blockSize: '100%',
    minBlockSize: vars.size.touch,
  },
})

export const code = component({ ...type('xs'), ...tabular, color: vars.color.textMuted })

export const amounts = component({
  ...type('s'),
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space(3),
})

export const unitPrice = component({ color: vars.color.textMuted })
export const totalPrice = component({ marginInlineStart: 'auto', fontWeight: vars.font.weightStrong })

export const messages = component({ gridColumn: '1 / -1' })

export const total = component({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space(3),
  margin: 0,
  paddingBlockStart: space(3),
  borderBlockStart: `${edge.strong} solid ${vars.color.text}`,
})

export const amount = component({
  ...display,
  ...type('l'),
  ...tabular,
  marginInlineStart: 'auto',
  whiteSpace: 'nowrap',
})

export const busy = component({ display: 'grid', placeItems: 'center', minBlockSize: extent.waiting })
