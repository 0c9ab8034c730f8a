import { vars } from '../theme/contract.css.ts'
import { extent } from '../theme/extents.ts'
import { bareList, tabular, type } from '../theme/fragments.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'
import { containerFrom } from '../theme/media.ts'
import { edge, fixed, grown } from '../theme/sizes.ts'

export const container = component({ containerType: 'inline-size' })

/** Number and quantity stay side by side. The button wraps below in a narrow container. */
export const row = component({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) minmax(${fixed(24)}, ${grown(30)})`,
  alignItems: 'start',
  gap: space(2),
  '@container': { [containerFrom(440)]: { gridTemplateColumns: `minmax(0, 1fr) ${grown(30)} max-content` } },
})

/** Aligned with the fields, below their labels. */
export const add = component({
  ...type('s'),
  gridColumn: '1 / -1',
  display: 'grid',
  '@container': {
    [containerFrom(440)]: { gridColumn: 'auto', paddingBlockStart: `calc(1lh + ${space(1)})` },
  },
})

export const numberField = component({ position: 'relative', minInlineSize: 0 })

/** The suggestions, over the content below. */
export const suggestions = component({
  ...bareList,
  ...type('s'),
  position: 'absolute',
  insetInline: 0,
  zIndex: vars.layer.overlay,
  marginBlockStart: space(1),
  maxBlockSize: extent.stages,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  border: `${edge.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  boxShadow: vars.shadow.overlay,
  selectors: { '&[hidden]': { display: 'none' } },
})

export const suggestion = component({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: vars.size.touch,
  paddingInline: space(3),
  paddingBlock: space(1),
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.surfaceSunken },
    '&[aria-selected="true"]': {
      background: vars.color.accentSoft,
      outline: `${edge.strong} solid ${vars.color.focus}`,
      outlineOffset: `-${edge.strong}`,
    },
  },
})

export const suggestedNumber = component({ ...tabular, fontWeight: vars.font.weightStrong })
export const suggestedCustom = component({ ...tabular, color: vars.color.textMuted })
