import { brandNames, type BrandName } from '@tradecounter/ui/theme'
import { createContext, useContext } from 'react'

/** The locales of the stories. */
export const storyLocales = ['sv-SE', 'fi-FI', 'nn-NO', 'nb-NO', 'da-DK', 'en-US', 'en-GB'] as const
export type StoryLocale = (typeof storyLocales)[number]

/** The choices of the toolbar or the address, e.g. `?globals=brand:prevex;locale:fi-FI`. */
export interface StoryGlobals {
  /** `wall` shows the story in all five brands at once. */
  brand: BrandName | 'wall'
  /** `story` keeps each story's own locale. */
  locale: StoryLocale | 'story'
  density: 'brand' | 'compact'
  motion: 'full' | 'reduced'
  /** `forced` is a preview of the system's colours. */
  colours: 'brand' | 'forced'
  direction: 'ltr' | 'rtl'
  zoom: '100' | '200' | '400'
}

const firstBrand: BrandName = 'tradecounter'

export const firstGlobals: StoryGlobals = {
  brand: firstBrand,
  locale: 'story',
  density: 'brand',
  motion: 'full',
  colours: 'brand',
  direction: 'ltr',
  zoom: '100',
}

const oneOf = <Value extends string>(values: readonly Value[], value: unknown, first: Value): Value =>
  values.find((each) => each === value) ?? first

/** Parses the globals of Storybook, which come from the address; an unknown value becomes the default. */
export const readGlobals = (globals: Readonly<Record<string, unknown>>): StoryGlobals => ({
  brand: oneOf([...brandNames, 'wall'] as const, globals.brand, firstGlobals.brand),
  locale: oneOf([...storyLocales, 'story'] as const, globals.locale, firstGlobals.locale),
  density: oneOf(['brand', 'compact'], globals.density, firstGlobals.density),
  motion: oneOf(['full', 'reduced'], globals.motion, firstGlobals.motion),
  colours: oneOf(['brand', 'forced'], globals.colours, firstGlobals.colours),
  direction: oneOf(['ltr', 'rtl'], globals.direction, firstGlobals.direction),
  // The address parses numeric text as a number.
  zoom: oneOf(['100', '200', '400'], String(globals.zoom), firstGlobals.zoom),
})

/** The brand of a page: the wall has none of its own. */
export const brandOfPage = ({ brand }: Pick<StoryGlobals, 'brand'>): BrandName =>
  brand === 'wall' ? firstBrand : brand

/** The globals in the form of the address. */
export const writeGlobals = (globals: StoryGlobals): string => {
  const first = new Map<string, string>(Object.entries(firstGlobals))
  return Object.entries(globals)
    .filter(([name, value]) => first.get(name) !== value)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
}

/** The globals of the current story. */
export const StoryGlobalsContext = createContext<StoryGlobals>(firstGlobals)

/** The locale of the toolbar, or the story's own if none is chosen. */
export function useStoryLocale(own: StoryLocale = 'en-GB'): StoryLocale {
  const { locale } = useContext(StoryGlobalsContext)
  return locale === 'story' ? own : locale
}
