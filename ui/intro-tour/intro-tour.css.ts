import { createVar, keyframes } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { display, tabular, type } from '../theme/fragments.ts'
import { media } from '../theme/media.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'
import { fixed, edge } from '../theme/sizes.ts'

/** Position of the target in pixels, set by the component. */
export const top = createVar()
export const left = createVar()
export const width = createVar()
export const height = createVar()

const fade = keyframes({ from: { opacity: 0 } })
/** Aligned with its target, inside the window. */
const beside = `clamp(${space(3)}, calc(${left} - ${fixed(1.5)}), calc(100vw - ${vars.size.panel} * 0.8 - ${space(8)}))`

const shade = `color-mix(in srgb, ${vars.color.overlay} 62%, transparent)`

/** A tour is no part of a printed page. */
const onScreen = { '@media': { print: { display: 'none' } } } as const

/** Blocks the page and catches the pointer; the spotlight darkens. */
export const overlay = component({
  ...onScreen,
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  selectors: { '&[data-missing]': { background: shade } },
})

/** The lit area, a little larger than its target. */
export const spotlight = component({
  ...onScreen,
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

/** On a phone the card is at the opposite end of the screen from its target, otherwise below or above it. */
export const card = component({
  ...type('m'),
  position: 'fixed',
  // Above the spotlight, which is rendered anew with each target and is then behind the card in the document.
  zIndex: `calc(${vars.layer.overlay} + 1)`,
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
    ...onScreen['@media'],
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
  // Visible however long the text is.
  position: 'sticky',
  insetBlockEnd: `calc(-1 * ${space(4)})`,
  paddingBlock: space(2),
  background: vars.color.surfaceRaised,
})

/** Aligned with the text above. */
export const skip = component({ marginInlineStart: `calc(-1 * ${space(4)})` })

/** Keeps the back and next buttons together at the end of the line. */
export const turns = component({ display: 'flex', gap: space(2), marginInlineStart: 'auto' })
