import type { specified } from './specified.ts'

/** `4px`, never a bare number, so that a wrong unit does not compile. */
export type Px = `${number}px`
/** A colour as `#rrggbb`. Alpha is mixed in at the place of use. */
export type Hex = `#${string}`
export type Ms = `${number}ms`

/** Colours of a severity: the strong colour, its tint as a background, and text on that tint. */
export interface SeverityTokens {
  base: Hex
  soft: Hex
  text: Hex
}

/** Everything that a brand decides. Complete in every brand; a missing or extra token does not compile. */
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
    /** Header and footer backgrounds and the text on them. */
    header: Hex
    headerText: Hex
    footer: Hex
    footerText: Hex
    /** The hero of the start page: its background, text on it, and its button with its text. */
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
    /** `none`, or `uppercase` for headings in capitals. */
    headingCase: 'none' | 'uppercase'
    headingTracking: string
  }
  text: Record<'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl', { size: `${number}rem`; line: `${number}` }>
  radius: { s: Px; m: Px; l: Px; full: Px }
  /** Layout decisions that differ between brands. */
  shape: {
    /** Layers of a `background` drawn on `hero`; their far side has no text on it. */
    heroArt: string
    /** Prominent tiles: the picture beside the text, or above it. */
    tile: 'row' | 'column'
    /** Width to height of the picture on a card. */
    picture: '1' | '4 / 3'
    /** The minimum height of a prominent tile from a tablet on. */
    tileRoom: Px
    /** Minimum width of the picture of a prominent tile. */
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
