import type { specified } from './specified.ts'

/** `4px`, never a bare number: a wrong unit must not typecheck. */
export type Px = `${number}px`
/** A colour as `#rrggbb`. Alpha is mixed where it is used. */
export type Hex = `#${string}`
export type Ms = `${number}ms`

/** A severity's three faces: the strong colour, its tint as a surface, and text on that tint. */
export interface SeverityTokens {
  base: Hex
  soft: Hex
  text: Hex
}

/** Everything that a brand decides. Complete in every brand; a missing or extra token does not typecheck. */
export interface Tokens {
  unit: Px
  color: {
    surface: Hex
    surfaceRaised: Hex
    surfaceSunken: Hex
    text: Hex
    textMuted: Hex
    textInverse: Hex
    border: Hex
    /** Border of a control: at least 3:1 on every surface. */
    borderStrong: Hex
    focus: Hex
    accent: Hex
    accentHover: Hex
    /** Text on `accent`. */
    accentText: Hex
    accentSoft: Hex
    /** Text on `accentSoft`. */
    accentSoftText: Hex
    /** The signal colour of the brand, for marks and highlights, and text on it. */
    signal: Hex
    signalText: Hex
    link: Hex
    /** The frame: header and footer surfaces with the text on them. */
    header: Hex
    headerText: Hex
    footer: Hex
    footerText: Hex
    /** The welcome of the start page: its ground, text on it, and its button with its text. */
    hero: Hex
    heroText: Hex
    heroAction: Hex
    heroActionText: Hex
    success: SeverityTokens
    error: SeverityTokens
    warning: SeverityTokens
    info: SeverityTokens
    attention: SeverityTokens
    labelCampaign: Hex
    labelRental: Hex
    labelOutlet: Hex
    labelNew: Hex
    /** Text on the four label colours, in their order. */
    labelCampaignText: Hex
    labelRentalText: Hex
    labelOutletText: Hex
    labelNewText: Hex
    stockGray: Hex
    overlay: Hex
  }
  font: {
    body: string
    heading: string
    weightRegular: `${number}`
    weightStrong: `${number}`
    weightHeading: `${number}`
    /** `none`, or `uppercase` for a brand that shouts. */
    headingCase: 'none' | 'uppercase'
    headingTracking: string
  }
  text: Record<'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl', { size: `${number}rem`; line: `${number}` }>
  radius: { s: Px; m: Px; l: Px; full: Px }
  /** How a brand composes what other brands compose otherwise. */
  shape: {
    /** Layers of a `background` drawn on `hero`, on whose far side no text stands. */
    heroArt: string
    /** Prominent tiles: the picture beside the words, or above them. */
    tile: 'row' | 'column'
    /** Width to height of the picture on a card. */
    picture: '1' | '4 / 3'
    /** The minimum height of a prominent tile from a tablet on. */
    tileRoom: Px
    /** What the picture of a prominent tile takes at least. */
    tilePictureWidth: '0%' | '100%'
    tilePictureHeight: Px
  }
  shadow: { raised: string; overlay: string }
  size: {
    control: Px
    touch: Px
    panel: typeof specified.sidePanel
    search: typeof specified.searchBox
    row: Px
    page: Px
  }
  layer: { sticky: `${number}`; overlay: `${number}`; notice: `${number}` }
  motion: { fast: Ms; slow: Ms }
}
