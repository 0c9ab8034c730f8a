import { vars } from '../theme/contract.css.ts'
import { bareButton, readOnlyAloud } from '../theme/fragments.ts'
import { space } from '../theme/space.ts'
import { component } from '../theme/rules.ts'
import { fixed, grown, edge } from '../theme/sizes.ts'

/** The whole row is clickable. */
export const row = component({
  ...bareButton,
  display: 'inline-grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space(3),
  alignItems: 'start',
  maxInlineSize: '100%',
  minBlockSize: `max(${vars.size.touch}, ${space(8)})`,
  paddingBlock: space(1),
  borderRadius: vars.radius.s,
  selectors: {
    '&:disabled': { color: vars.color.textMuted, cursor: 'not-allowed' },
    '&[aria-busy="true"]': { cursor: 'progress' },
  },
})

/** One line high, so that the track is centred on the first line. */
export const line = component({ display: 'flex', alignItems: 'center', blockSize: '1lh' })

export const track = component({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  boxSizing: 'border-box',
  inlineSize: grown(9),
  blockSize: grown(5),
  padding: fixed(0.5),
  background: vars.color.surfaceRaised,
  border: `${edge.fine} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.full,
  transitionProperty: 'background-color, border-color',
  transitionDuration: vars.motion.fast,
  selectors: {
    [`${row}:hover:not(:disabled) &`]: { borderColor: vars.color.text },
    [`${row}[aria-checked="true"] &`]: { background: vars.color.accent, borderColor: vars.color.accent },
    // Pale while the change is being saved.
    [`${row}[aria-busy="true"] &`]: { opacity: 0.6 },
    [`${row}:disabled &`]: { background: vars.color.surfaceSunken, borderColor: vars.color.border },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        [`${row}[aria-checked="true"] &`]: { background: 'Highlight', borderColor: 'Highlight' },
        [`${row}:disabled &`]: { background: 'Canvas', borderColor: 'GrayText' },
      },
    },
  },
})

/** Its position shows the state: off at the start, on at the end. */
export const thumb = component({
  inlineSize: grown(3.25),
  blockSize: grown(3.25),
  borderRadius: vars.radius.full,
  background: vars.color.borderStrong,
  transitionProperty: 'margin, background-color',
  transitionDuration: vars.motion.fast,
  selectors: {
    [`${row}[aria-checked="true"] &`]: { marginInlineStart: grown(4), background: vars.color.accentText },
    [`${row}:disabled &`]: { background: vars.color.textMuted },
  },
  '@media': {
    '(forced-colors: active)': {
      background: 'ButtonText',
      forcedColorAdjust: 'none',
      selectors: {
        [`${row}[aria-checked="true"] &`]: { background: 'HighlightText' },
        [`${row}:disabled &`]: { background: 'GrayText' },
      },
    },
  },
})

export const text = component({ overflowWrap: 'anywhere' })
export const hidden = component({ ...readOnlyAloud })

export const description = component({
  display: 'block',
  fontSize: vars.text.s.size,
  lineHeight: vars.text.s.line,
  color: vars.color.textMuted,
})
