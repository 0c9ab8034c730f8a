import { keyframes } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { space } from '../theme/space.ts'
import { display, type } from '../theme/fragments.ts'
import { component } from '../theme/rules.ts'
import { media } from '../theme/media.ts'
import { edge } from '../theme/sizes.ts'

const fade = keyframes({ from: { opacity: 0 } })
const fadeAway = keyframes({ to: { opacity: 0 } })
const rise = keyframes({ from: { transform: 'translateY(100%)' } })
const sink = keyframes({ to: { transform: 'translateY(100%)' } })
const enter = keyframes({ from: { transform: 'translateX(100%)' } })
const leave = keyframes({ to: { transform: 'translateX(100%)' } })
const enterFromLeft = keyframes({ from: { transform: 'translateX(-100%)' } })
const leaveToLeft = keyframes({ to: { transform: 'translateX(-100%)' } })

export const overlay = component({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  background: `color-mix(in srgb, ${vars.color.overlay} 56%, transparent)`,
  selectors: {
    '&[data-state="open"]': { animation: `${fade} ${vars.motion.slow} ease-out` },
    '&[data-state="closed"]': { animation: `${fadeAway} ${vars.motion.slow} ease-in` },
  },
  '@media': { print: { display: 'none' } },
})

/** From the bottom on a phone, from the end of the line on wider screens. */
export const panel = component({
  ...type('m'),
  position: 'fixed',
  zIndex: vars.layer.overlay,
  insetBlockEnd: 0,
  insetInline: 0,
  maxBlockSize: '92dvh',
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  borderStartStartRadius: vars.radius.l,
  borderStartEndRadius: vars.radius.l,
  boxShadow: vars.shadow.overlay,
  outline: `${edge.hair} solid transparent`,
  selectors: {
    '&[data-state="open"]': { animation: `${rise} ${vars.motion.slow} ease-out` },
    '&[data-state="closed"]': { animation: `${sink} ${vars.motion.slow} ease-in` },
  },
  '@media': {
    // The whole panel is printed, on as many sheets as it needs.
    print: { position: 'static', maxBlockSize: 'none', boxShadow: 'none' },
    [media('tablet')]: {
      insetBlock: 0,
      insetInlineStart: 'auto',
      inlineSize: vars.size.panel,
      maxBlockSize: 'none',
      borderRadius: 0,
      selectors: {
        '&[data-state="open"]': { animation: `${enter} ${vars.motion.slow} ease-out` },
        '&[data-state="closed"]': { animation: `${leave} ${vars.motion.slow} ease-in` },
        '&:dir(rtl)[data-state="open"]': { animation: `${enterFromLeft} ${vars.motion.slow} ease-out` },
        '&:dir(rtl)[data-state="closed"]': { animation: `${leaveToLeft} ${vars.motion.slow} ease-in` },
      },
    },
  },
})

export const head = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  paddingBlock: space(3),
  paddingInlineStart: space(4),
  paddingInlineEnd: space(2),
  borderBlockEnd: `${edge.hair} solid ${vars.color.border}`,
  '@media': { [media('tablet')]: { paddingInlineStart: space(6), paddingInlineEnd: space(4) } },
})

export const title = component({
  ...display,
  ...type('l'),
  margin: 0,
  textTransform: vars.font.headingCase,
  overflowWrap: 'anywhere',
  selectors: { '&:focus:not(:focus-visible)': { outline: 'none' } },
})

export const body = component({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space(4),
  overflowWrap: 'anywhere',
  '@media': { print: { overflow: 'visible' }, [media('tablet')]: { paddingInline: space(6) } },
})

export const foot = component({
  flex: 'none',
  padding: space(4),
  paddingBlockEnd: `calc(${space(4)} + env(safe-area-inset-bottom, 0px))`,
  borderBlockStart: `${edge.hair} solid ${vars.color.border}`,
  background: vars.color.surfaceRaised,
  '@media': { [media('tablet')]: { paddingInline: space(6) } },
})
