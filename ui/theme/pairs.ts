import type { Tokens } from './tokens.ts'

/** A colour token by its path under `color`, e.g. `accent` or `error.soft`. */
export type ColorName = ColorPath<Tokens['color']>

type ColorPath<Colors> = {
  [Key in keyof Colors & string]: Colors[Key] extends string ? Key : `${Key}.${keyof Colors[Key] & string}`
}[keyof Colors & string]

/** Foreground and background that a widget combines. */
export type ColorPair = readonly [foreground: ColorName, background: ColorName]

const surfaces = ['surface', 'surfaceRaised', 'surfaceSunken'] as const
const severities = ['success', 'error', 'warning', 'info', 'attention'] as const

const onSurfaces = (foreground: ColorName): ColorPair[] => surfaces.map((surface) => [foreground, surface])

/** Text and its background, 4.5:1 in every brand (WCAG 1.4.3). Add the pair when a widget first uses it. */
export const textPairs: readonly ColorPair[] = [
  ...onSurfaces('text'),
  ...onSurfaces('textMuted'),
  ...onSurfaces('link'),
  ...onSurfaces('stockGray'),
  ['textInverse', 'text'],
  ['accentText', 'accent'],
  ['accentText', 'accentHover'],
  ['accentSoftText', 'accentSoft'],
  ['text', 'accentSoft'],
  ['textMuted', 'accentSoft'],
  ['link', 'accentSoft'],
  ['signalText', 'signal'],
  ['headerText', 'header'],
  ['footerText', 'footer'],
  ['heroText', 'hero'],
  ['heroActionText', 'heroAction'],
  ['labelCampaignText', 'labelCampaign'],
  ['labelRentalText', 'labelRental'],
  ['labelOutletText', 'labelOutlet'],
  ['labelNewText', 'labelNew'],
  ...severities.flatMap((severity): ColorPair[] => [
    ...onSurfaces(`${severity}.base`),
    [`${severity}.text`, `${severity}.soft`],
    ['text', `${severity}.soft`],
    ['textInverse', `${severity}.base`],
  ]),
]

/** Icons, borders of controls and focus rings, 3:1 in every brand (WCAG 1.4.11). */
export const partPairs: readonly ColorPair[] = [
  ...onSurfaces('borderStrong'),
  ...onSurfaces('focus'),
  ...onSurfaces('accent'),
  ['focus', 'accentSoft'],
  ['accent', 'accentSoft'],
  ['heroAction', 'hero'],
  ['borderStrong', 'accentSoft'],
  ...severities.map((severity): ColorPair => [`${severity}.base`, `${severity}.soft`]),
]
