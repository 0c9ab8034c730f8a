import { keyframes } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { space } from '../theme/space.ts'
import { display, type } from '../theme/fragments.ts'
import { media } from '../theme/media.ts'
import { component, componentVariants } from '../theme/rules.ts'
import { fixed, edge } from '../theme/sizes.ts'

const fade = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: `translateY(${fixed(2)})` } })

export const overlay = component({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  display: 'grid',
  alignItems: 'end',
  justifyItems: 'center',
  background: `color-mix(in srgb, ${vars.color.overlay} 56%, transparent)`,
  animation: `${fade} ${vars.motion.slow} ease-out`,
  '@media': {
    print: { position: 'static', display: 'block', background: 'none' },
    [media('tablet')]: { alignItems: 'center', padding: space(4) },
  },
})

/** A sheet from the bottom on a phone, centred on wider screens. */
export const dialog = component({
  ...type('m'),
  boxSizing: 'border-box',
  inlineSize: '100%',
  minInlineSize: 0,
  maxBlockSize: '92dvh',
  display: 'flex',
  flexDirection: 'column',
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  borderRadius: `${vars.radius.l} ${vars.radius.l} 0 0`,
  boxShadow: vars.shadow.overlay,
  outline: `${edge.hair} solid transparent`,
  overflow: 'hidden',
  animation: `${rise} ${vars.motion.slow} ease-out`,
  '@media': {
    print: { maxBlockSize: 'none', overflow: 'visible', boxShadow: 'none' },
    [media('tablet')]: { borderRadius: vars.radius.l, maxBlockSize: `calc(100dvh - ${space(12)})` },
  },
})

export const sizes = componentVariants({
  s: { '@media': { [media('tablet')]: { maxInlineSize: `calc(${vars.size.panel} * 0.92)` } } },
  m: { '@media': { [media('tablet')]: { maxInlineSize: `calc(${vars.size.panel} * 1.25)` } } },
  l: { '@media': { [media('tablet')]: { maxInlineSize: `calc(${vars.size.panel} * 1.8)` } } },
})

export const head = component({
  flex: 'none',
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space(3),
  paddingBlock: space(3),
  paddingInlineStart: space(4),
  paddingInlineEnd: space(2),
  borderBlockEnd: `${edge.hair} solid ${vars.color.border}`,
  '@media': { [media('tablet')]: { paddingInlineStart: space(6), paddingInlineEnd: space(3) } },
})

/** Vertically centred with the close button while the title has one line. */
export const naming = component({
  minInlineSize: 0,
  paddingBlock: `max(0px, calc((max(${vars.size.control}, ${vars.size.touch}) - 1lh) / 2))`,
  ...type('l'),
})

export const title = component({
  ...display,
  ...type('l'),
  margin: 0,
  textTransform: vars.font.headingCase,
  overflowWrap: 'anywhere',
  // A very long title must leave space for the content.
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
})

export const description = component({
  ...type('m'),
  margin: 0,
  marginBlockStart: space(1),
  color: vars.color.textMuted,
})

export const body = component({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space(4),
  overflowWrap: 'anywhere',
  '@media': { print: { overflow: 'visible' }, [media('tablet')]: { padding: space(6) } },
})

export const foot = component({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap-reverse',
  justifyContent: 'flex-end',
  gap: space(2),
  padding: space(4),
  paddingBlockEnd: `calc(${space(4)} + env(safe-area-inset-bottom, 0px))`,
  borderBlockStart: `${edge.hair} solid ${vars.color.border}`,
  '@media': { [media('tablet')]: { paddingInline: space(6) } },
})
