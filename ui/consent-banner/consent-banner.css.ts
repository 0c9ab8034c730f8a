import { vars } from '../theme/contract.css.ts'
import { bareList, display, type } from '../theme/fragments.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'
import { extent } from '../theme/extents.ts'
import { containerFrom } from '../theme/media.ts'
import { grown, edge } from '../theme/sizes.ts'

const wide = containerFrom(720)

export const container = component({ containerType: 'inline-size' })

export const banner = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  padding: space(3),
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  border: `${edge.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  boxShadow: vars.shadow.overlay,
  overflowWrap: 'anywhere',
  '@media': { print: { display: 'none' } },
  '@container': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) max-content',
      columnGap: space(8),
      padding: `${space(4)} ${space(6)}`,
      alignItems: 'center',
    },
  },
})

export const content = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(1),
  maxInlineSize: '68ch',
})
/** On a phone the banner covers only a small part of the page. */
export const title = component({
  ...display,
  ...type('m'),
  margin: 0,
  textTransform: vars.font.headingCase,
  '@container': { [wide]: { ...type('l') } },
})
export const text = component({ ...type('s'), margin: 0, '@container': { [wide]: { ...type('m') } } })

export const groups = component({
  ...bareList,
  gridColumn: '1 / -1',
  display: 'grid',
  gap: `${space(3)} ${space(8)}`,
  paddingBlock: space(3),
  borderBlock: `${edge.hair} solid ${vars.color.border}`,
  '@container': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

/**
 * Refusing must be as easy as accepting: both buttons are side by side and of equal size. In keyboard order they
 * come after the groups.
 */
export const actions = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) fit-content(40%)',
  gap: space(2),
  '@container': {
    [wide]: {
      minInlineSize: extent.consentActions,
      selectors: { [`${groups} + &`]: { gridColumn: '1 / -1', justifySelf: 'end' } },
    },
  },
})

export const always = component({
  ...type('s'),
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  color: vars.color.textMuted,
})

/** Aligned with the text beside the switches. */
export const kept = component({
  paddingInlineStart: `calc(${grown(9)} + ${space(3)})`,
  paddingBlock: space(1),
})

export const groupName = component({ margin: 0, fontWeight: vars.font.weightStrong })
export const groupText = component({ ...type('s'), margin: 0, color: vars.color.textMuted })
