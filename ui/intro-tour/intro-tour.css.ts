import { createVar, keyframes } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { display, tabular, type } from '../theme/fragments.ts'
import { media } from '../theme/media.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'
import { fixed, edge } from '../theme/sizes.ts'

/** Where the target stands; the widget sets them, in pixels. */
export const top = createVar()
export const left = createVar()
export const width = createVar()
export const height = createVar()

const fade = keyframes({ from: { opacity: 0 } })
/** In line with its target, and inside the window. */
const beside = `clamp(${space(3)}, calc(${left} - ${fixed(1.5)}), calc(100vw - ${vars.size.panel} * 0.8 - ${space(8)}))`

const shade = `color-mix(in srgb, ${vars.color.overlay} 62%, transparent)`

/** Holds the page still and catches the pointer; the spotlight darkens. */
export const overlay = component({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  selectors: { '&[data-missing]': { background: shade } },
})

/** The hole in the dark, a little larger than what it shows. */
export const spotlight = component({
  position: 'fixed',
  zIndex: vars.layer.overlay,
  pointerEvents: 'none',
  insetBlockStart: `calc(${top} - ${fixed(1.5)})`,
  left: `calc(${left} - ${fixed(1.5)})`,
  inlineSize: `calc(${width} + ${fixed(3)})`,
  blockSize: `calc(${height} + ${fixed(3)})`,
  borderRadius: vars.radius.m,
  outline: `${edge.strong} solid ${vars.color.surfaceRaised}`,
  boxShadow: `0 0 0 200vmax ${shade}`,
  transitionProperty: 'inset, inline-size, block-size',
  transitionDuration: vars.motion.slow,
})

/** On a telephone the card stands at the far end from its target, else below or above it. */
export const card = component({
  ...type('m'),
  position: 'fixed',
  zIndex: vars.layer.overlay,
  insetInline: space(3),
  display: 'grid',
  gap: space(2),
  maxBlockSize: '60dvh',
  overflowY: 'auto',
  padding: space(4),
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  border: `${edge.hair} solid transparent`,
  borderRadius: vars.radius.l,
  boxShadow: vars.shadow.overlay,
  animation: `${fade} ${vars.motion.slow} ease-out`,
  selectors: {
    '&[data-side="below"]': { insetBlockEnd: space(3) },
    '&[data-side="above"]': { insetBlockStart: space(3) },
    '&[data-side="middle"]': { insetBlockStart: '50%', transform: 'translateY(-50%)' },
  },
  '@media': {
    [media('tablet')]: {
      insetInline: 'auto',
      inlineSize: `calc(${vars.size.panel} * 0.8)`,
      padding: space(6),
      selectors: {
        '&[data-side="below"]': {
          insetBlockStart: `calc(${top} + ${height} + ${fixed(4.5)})`,
          insetBlockEnd: 'auto',
          left: beside,
        },
        '&[data-side="above"]': {
          insetBlockStart: 'auto',
          insetBlockEnd: `calc(100dvh - ${top} + ${fixed(4.5)})`,
          left: beside,
        },
        '&[data-side="middle"]': { left: '50%', transform: 'translate(-50%, -50%)' },
      },
    },
  },
})

export const count = component({ ...type('s'), ...tabular, color: vars.color.textMuted })

export const title = component({
  ...display,
  ...type('l'),
  textTransform: vars.font.headingCase,
  overflowWrap: 'anywhere',
})

export const text = component({ overflowWrap: 'anywhere' })

export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  marginBlockStart: space(3),
  // In sight however long the text is.
  position: 'sticky',
  insetBlockEnd: `calc(-1 * ${space(4)})`,
  paddingBlock: space(2),
  background: vars.color.surfaceRaised,
})

/** Its words begin where the text does. */
export const skip = component({ marginInlineStart: `calc(-1 * ${space(4)})` })

/** Back and on stay together, at the end of the line. */
export const turns = component({ display: 'flex', gap: space(2), marginInlineStart: 'auto' })
