import { keyframes } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { tabular, type } from '../theme/fragments.ts'
import { media } from '../theme/media.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'
import { extent } from '../theme/extents.ts'
import { fixed, edge, unseen } from '../theme/sizes.ts'

const appear = keyframes({ from: { opacity: 0, transform: `translateY(-${fixed(2)})` } })

export const region = component({
  position: 'fixed',
  insetBlockStart: space(3),
  insetInline: space(3),
  zIndex: vars.layer.notice,
  color: vars.color.text,
  background: vars.color.surfaceRaised,
  border: `${edge.hair} solid ${vars.color.border}`,
  borderBlockStart: `${edge.mark} solid ${vars.color.success.base}`,
  borderRadius: vars.radius.m,
  boxShadow: vars.shadow.overlay,
  animation: `${appear} ${vars.motion.slow} ease-out`,
  selectors: {
    // While empty it is only a live region.
    '&:not(:has(a))': {
      inlineSize: unseen,
      blockSize: unseen,
      overflow: 'hidden',
      border: 'none',
      clipPath: 'inset(50%)',
      animation: 'none',
    },
    '&:focus-visible': { outline: `${edge.strong} solid ${vars.color.focus}` },
  },
  '@media': {
    print: { display: 'none' },
    [media('tablet')]: {
      // Below the cart icon, whether the page is scrolled or not.
      insetBlockStart: extent.belowHeader,
      insetInlineStart: 'auto',
      insetInlineEnd: space(6),
      inlineSize: `calc(${vars.size.panel} * 0.75)`,
    },
  },
})

export const notice = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  padding: space(4),
  paddingBlockEnd: 0,
})

export const title = component({
  ...type('m'),
  margin: 0,
  paddingInlineEnd: space(8),
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  fontWeight: vars.font.weightStrong,
  overflowWrap: 'anywhere',
})

export const check = component({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: fixed(5.5),
  blockSize: fixed(5.5),
  borderRadius: vars.radius.full,
  background: vars.color.success.base,
  color: vars.color.textInverse,
})

export const product = component({ display: 'flex', gap: space(3) })

export const image = component({
  flex: 'none',
  inlineSize: fixed(16),
  blockSize: fixed(16),
})

export const text = component({
  ...type('s'),
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  flex: '1 1 auto',
  minInlineSize: 0,
})

export const name = component({
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
})

export const facts = component({ ...tabular, color: vars.color.textMuted, overflowWrap: 'anywhere' })

export const amounts = component({
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space(3),
  overflowWrap: 'anywhere',
})

export const unitPrice = component({ color: vars.color.textMuted, marginInlineStart: space(2) })

export const price = component({ fontWeight: vars.font.weightStrong })

export const foot = component({ padding: space(4), paddingBlockStart: space(3) })

export const close = component({
  position: 'absolute',
  insetBlockStart: space(2),
  insetInlineEnd: space(2),
})
