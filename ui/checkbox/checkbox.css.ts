import { vars } from '../theme/contract.css.ts'
import { space } from '../theme/space.ts'
import { component } from '../theme/rules.ts'
import { fixed, grown, edge } from '../theme/sizes.ts'

const lineHeight = `calc(${vars.text.m.line} * ${vars.text.m.size})`
const rowHeight = `max(${vars.size.touch}, ${space(7)})`

/** The whole row is clickable. */
export const row = component({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: space(2),
  alignItems: 'start',
  minBlockSize: rowHeight,
  paddingBlock: `max(0px, calc((${rowHeight} - ${lineHeight}) / 2))`,
  cursor: 'pointer',
  selectors: {
    '&:has(:disabled)': { color: vars.color.textMuted, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&:has(:disabled)': { color: 'GrayText' } } },
  },
})

/** One line high, so that the box is centred on the first line. */
export const line = component({ display: 'flex', alignItems: 'center', blockSize: '1lh' })

export const box = component({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  inlineSize: grown(4.5),
  blockSize: grown(4.5),
  background: vars.color.surfaceRaised,
  border: `${edge.fine} solid ${vars.color.borderStrong}`,
  borderRadius: `min(${vars.radius.s}, ${fixed(1.25)})`,
  cursor: 'inherit',
  transitionProperty: 'background-color, border-color',
  transitionDuration: vars.motion.fast,
  selectors: {
    '&::before': {
      content: '""',
      inlineSize: grown(3),
      blockSize: grown(3),
      clipPath: 'polygon(12% 52%, 24% 40%, 41% 57%, 77% 19%, 89% 31%, 41% 81%)',
      background: vars.color.accentText,
      opacity: 0,
    },
    '&:checked': { background: vars.color.accent, borderColor: vars.color.accent },
    '&:checked::before': { opacity: 1 },
    '&:indeterminate': { background: vars.color.accent, borderColor: vars.color.accent },
    '&:indeterminate::before': { opacity: 1, clipPath: 'inset(42% 12%)' },
    ':hover > * > &:not(:disabled):not(:checked)': { borderColor: vars.color.text },
    '&[aria-invalid="true"]': { borderColor: vars.color.error.base },
    '&:disabled': { background: vars.color.surfaceSunken, borderColor: vars.color.border },
    '&:disabled::before': { background: vars.color.textMuted },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&:checked, &:indeterminate': { background: 'Highlight', borderColor: 'Highlight' },
        '&::before': { background: 'HighlightText', forcedColorAdjust: 'none' },
        '&:disabled': { background: 'Canvas', borderColor: 'GrayText' },
        '&:disabled::before': { background: 'GrayText' },
      },
    },
  },
})

export const text = component({ overflowWrap: 'anywhere' })

export const description = component({
  display: 'block',
  fontSize: vars.text.s.size,
  lineHeight: vars.text.s.line,
  color: vars.color.textMuted,
})

export const count = component({
  lineHeight,
  fontSize: vars.text.s.size,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})
