import { vars } from '../theme/contract.css.ts'
import { space } from '../theme/space.ts'
import { clamped, pointsOn, tabular, type } from '../theme/fragments.ts'
import { component } from '../theme/rules.ts'
import { containerFrom } from '../theme/media.ts'
import { fixed, edge } from '../theme/sizes.ts'

/** A container for queries: two cards share a row on a phone, with less content. */
export const container = component({ containerType: 'inline-size', blockSize: '100%' })

const roomy = containerFrom(260)
/** From here "Installationsmateriel" fits beside the picture: not every browser hyphenates. */
const beside = containerFrom(210)

export const card = component({
  display: 'flex',
  flexDirection: 'column',
  gap: space(2),
  blockSize: '100%',
  minBlockSize: fixed(14),
  padding: space(2),
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  border: `${edge.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  textDecoration: 'none',
  transition: `border-color ${vars.motion.fast}`,
  ':hover': { borderColor: vars.color.accent, color: vars.color.link },
  '@container': {
    [beside]: { flexDirection: 'row' },
    [roomy]: { gap: space(3), minBlockSize: fixed(18), paddingInlineEnd: space(4) },
  },
})

/** Layout set by the brand: picture beside the text, or above it. */
export const prominentCard = component({ '@container': { [beside]: { flexDirection: vars.shape.tile } } })

export const picture = component({
  flex: 'none',
  alignSelf: 'start',
  inlineSize: fixed(10),
  blockSize: fixed(10),
  '@container': {
    [beside]: { alignSelf: 'center' },
    [roomy]: { inlineSize: fixed(16), blockSize: fixed(16) },
  },
})

export const prominentPicture = component({
  minInlineSize: vars.shape.tilePictureWidth,
  minBlockSize: vars.shape.tilePictureHeight,
})

export const content = component({
  display: 'grid',
  alignSelf: 'center',
  flex: '1 1 auto',
  inlineSize: '100%',
  minInlineSize: 0,
  selectors: { '&:first-child': { paddingInlineStart: space(2) } },
})

export const parent = component({
  ...type('xs'),
  ...clamped(2),
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
})

export const text = component({
  ...clamped(4),
  ...type('s'),
  fontWeight: vars.font.weightStrong,
  overflowWrap: 'anywhere',
  '@container': { [roomy]: { ...type('m') } },
})

export const count = component({ ...type('xs'), ...tabular, color: vars.color.textMuted })

export const arrow = component({
  ...pointsOn,
  flex: 'none',
  alignSelf: 'center',
  display: 'none',
  color: vars.color.accent,
  '@container': { [roomy]: { display: 'inline-flex' } },
})
