import { vars } from '../theme/contract.css.ts'
import { bareList } from '../theme/fragments.ts'
import { space } from '../theme/space.ts'
import { component, componentVariants } from '../theme/rules.ts'
import { fixed, edge } from '../theme/sizes.ts'

export const badge = component({
  display: 'inline-block',
  paddingInline: space(2),
  paddingBlock: '0.15em',
  border: `${edge.hair} solid transparent`,
  borderRadius: `min(${vars.radius.s}, ${fixed(1.5)})`,
  fontFamily: vars.font.heading,
  fontWeight: vars.font.weightHeading,
  fontSize: vars.text.xs.size,
  lineHeight: 1.4,
  textTransform: vars.font.headingCase,
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  // The background identifies the label, so it is printed too.
  '@media': { print: { printColorAdjust: 'exact' } },
  verticalAlign: 'middle',
})

export const list = component({ ...bareList, display: 'flex', flexWrap: 'wrap', gap: space(1) })

export const kinds = componentVariants({
  campaign: { background: vars.color.labelCampaign, color: vars.color.labelCampaignText },
  rental: { background: vars.color.labelRental, color: vars.color.labelRentalText },
  outlet: { background: vars.color.labelOutlet, color: vars.color.labelOutletText },
  new: { background: vars.color.labelNew, color: vars.color.labelNewText },
})
