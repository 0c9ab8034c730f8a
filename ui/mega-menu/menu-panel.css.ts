import { keyframes } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { bareList, type } from '../theme/fragments.ts'
import { media } from '../theme/media.ts'
import { component } from '../theme/rules.ts'
import { pageGutter, space } from '../theme/space.ts'
import { fixed, edge, target } from '../theme/sizes.ts'

const appear = keyframes({ from: { opacity: 0, transform: `translateY(-${fixed(1)})` } })

export const panel = component({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  // The height below the three rows of the header, for any number of groups.
  maxBlockSize: `calc(100dvh - ${vars.size.control} * 5)`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.surfaceRaised,
  borderBlockEnd: `${edge.hair} solid ${vars.color.border}`,
  boxShadow: vars.shadow.overlay,
  animation: `${appear} ${vars.motion.fast} ease-out`,
})

export const inner = component({
  maxInlineSize: vars.size.page,
  marginInline: 'auto',
  paddingBlock: space(6),
  paddingInline: pageGutter,
  display: 'grid',
  gap: space(6),
  selectors: {
    '&[data-extra]': {
      '@media': {
        [media('tablet')]: {
          gridTemplateColumns: `minmax(0, 1fr) minmax(0, calc(${vars.size.panel} * 0.7))`,
        },
      },
    },
  },
})

export const columns = component({
  ...bareList,
  display: 'grid',
  gap: space(6),
  gridTemplateColumns: `repeat(auto-fill, minmax(calc(${vars.size.panel} * 0.4), 1fr))`,
})

/** Placeholders below the known items. */
export const coming = component({ selectors: { 'ul + &': { marginBlockStart: space(6) } } })

/** Beside the columns, separated by a line. */
export const extra = component({
  display: 'grid',
  alignContent: 'start',
  gap: space(4),
  selectors: {
    '&:only-child': { maxInlineSize: vars.size.panel },
    ':not(:empty) + &': {
      '@media': {
        [media('tablet')]: {
          paddingInlineStart: space(6),
          borderInlineStart: `${edge.hair} solid ${vars.color.border}`,
        },
      },
    },
  },
})

export const groupPlace = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  justifyItems: 'start',
})

export const group = component({
  paddingBlock: space(1),
  minBlockSize: target.least,
  color: vars.color.text,
  fontWeight: vars.font.weightStrong,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover, &[aria-current]': { color: vars.color.link },
    '&:hover': { textDecoration: 'underline' },
  },
})

export const leaves = component({ ...bareList })

export const leaf = component({
  ...type('s'),
  display: 'inline-block',
  minBlockSize: target.least,
  paddingBlock: space(1),
  color: vars.color.textMuted,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover, &[aria-current]': { color: vars.color.link },
    '&:hover': { textDecoration: 'underline' },
    '&[aria-current]': { fontWeight: vars.font.weightStrong },
  },
})
