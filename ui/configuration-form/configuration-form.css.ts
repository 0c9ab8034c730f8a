import { vars } from '../theme/contract.css.ts'
import { display, tabular, type } from '../theme/fragments.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'
import { containerFrom } from '../theme/media.ts'
import { fixed, grown, edge } from '../theme/sizes.ts'

export const form = component({ containerType: 'inline-size', display: 'grid', gap: space(6) })

export const group = component({ display: 'grid', gap: space(2), margin: 0, minInlineSize: 0 })

export const legend = component({
  ...display,
  ...type('m'),
  paddingBlockEnd: space(1),
  textTransform: vars.font.headingCase,
  overflowWrap: 'anywhere',
})

export const star = component({ color: vars.color.error.base, marginInlineStart: '0.2em' })
export const help = component({
  ...type('s'),
  margin: 0,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
})

export const options = component({
  display: 'grid',
  gap: space(2),
  '@container': { [containerFrom(520)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const option = component({
  display: 'flex',
  columnGap: space(3),
  alignItems: 'center',
  minBlockSize: `max(${fixed(12)}, ${vars.size.touch})`,
  padding: `${space(2)} ${space(3)}`,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  border: `${edge.hair} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.m,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.text },
    '&:has(:checked)': {
      background: vars.color.accentSoft,
      borderColor: vars.color.accent,
      boxShadow: `inset 0 0 0 ${edge.hair} ${vars.color.accent}`,
    },
    '&:has(:focus-visible)': {
      outline: `${edge.strong} solid ${vars.color.focus}`,
      outlineOffset: edge.strong,
    },
    [`${group}[data-invalid] &`]: { borderColor: vars.color.error.base },
  },
})

export const radio = component({
  flex: 'none',
  inlineSize: fixed(4.5),
  blockSize: fixed(4.5),
  margin: 0,
  accentColor: vars.color.accent,
  cursor: 'inherit',
  selectors: { '&&:focus-visible': { outline: 'none', boxShadow: 'none' } },
})

export const picture = component({
  flex: 'none',
  inlineSize: fixed(14),
  blockSize: fixed(10),
  objectFit: 'contain',
  background: vars.color.surfaceRaised,
  borderRadius: vars.radius.s,
})

export const text = component({ minInlineSize: 0, flex: 1, overflowWrap: 'anywhere' })

export const description = component({ ...type('s'), display: 'block', color: vars.color.textMuted })

export const price = component({ ...type('s'), ...tabular, flex: 'none', whiteSpace: 'nowrap' })

/** Indents a text field below its checkbox. */
export const indented = component({
  display: 'grid',
  gap: space(3),
  paddingInlineStart: `calc(${grown(4.5)} + ${space(2)})`,
})

export const collar = component({ paddingBlockStart: space(2) })

export const sum = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space(4),
  paddingBlockStart: space(3),
  borderBlockStart: `${edge.hair} solid ${vars.color.border}`,
})

export const amount = component({ ...tabular, fontWeight: vars.font.weightStrong })

export const foot = component({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  justifyContent: 'flex-end',
  gap: space(2),
})
