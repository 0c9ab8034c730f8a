/** A style of a family: the package's file with `*` in place of the subset, and its weights. */
export interface Style {
  source: string
  /** One weight, or the range of a variable font. */
  weight: number | readonly [number, number]
}

/** A family of the shop, and the source of its glyphs. */
export interface Family {
  /** CSS family name, and in lower case with hyphens the name of its files. */
  name: string
  /** The reserved name in the source, and its replacement in a modified version (of the same length). */
  rename?: readonly (readonly [string, string])[]
  styles: readonly Style[]
  /** Weights for which a fallback is measured; headings are measured with the text of headings. */
  body: readonly number[]
  headings: readonly number[]
  /** Whether headings are set in capitals. */
  capitals?: true
}

const variable = (name: string): Style[] => [
  { source: `@fontsource-variable/${name}/files/${name}-*-wght-normal.woff2`, weight: [400, 700] },
]
const fixed = (name: string, weight: number): Style => ({
  source: `@fontsource/${name}/files/${name}-*-${weight}-normal.woff2`,
  weight,
})

/**
 * "Plex" is a Reserved Font Name of IBM: a subset is a modified version and must not carry it (SIL Open Font License,
 * section 3). The families of the brand Gelia have names of their own.
 */
const withoutPlex = [
  ['IBM Plex Sans', 'Gelia UI Sans'],
  ['IBMPlexSans', 'GeliaUISans'],
] as const

/** The families of all brands. The weights are those of `ui/theme/brands` (a test compares them). */
export const families: readonly Family[] = [
  { name: 'Archivo', styles: variable('archivo'), body: [400, 600], headings: [680] },
  {
    name: 'Gelia Sans',
    rename: withoutPlex,
    styles: [fixed('ibm-plex-sans', 400), fixed('ibm-plex-sans', 600)],
    body: [400, 600],
    headings: [],
  },
  {
    name: 'Gelia Sans Condensed',
    rename: withoutPlex,
    styles: [fixed('ibm-plex-sans-condensed', 600)],
    body: [],
    headings: [600],
  },
  { name: 'Figtree', styles: variable('figtree'), body: [400, 600], headings: [650] },
  {
    name: 'Barlow',
    styles: [fixed('barlow', 400), fixed('barlow', 600)],
    body: [400, 600],
    headings: [],
  },
  {
    name: 'Barlow Condensed',
    styles: [fixed('barlow-condensed', 700)],
    body: [],
    headings: [700],
    capitals: true,
  },
  { name: 'Outfit', styles: variable('outfit'), body: [400, 600], headings: [] },
]

/** A source of symbols that families lack; the first source with a symbol provides it. */
export interface SignSource extends Style {
  file: string
  /** Axes that stay at one value. */
  pinned?: Record<string, number>
}

export const signSources: readonly SignSource[] = [
  {
    file: 'signs',
    source: 'inter-ui/variable/InterVariable.woff2',
    weight: [400, 700],
    pinned: { opsz: 14 },
  },
  // The diameter sign ⌀.
  {
    file: 'signs-technical',
    source: '@fontsource/noto-sans-symbols/files/noto-sans-symbols-symbols-400-normal.woff2',
    weight: 400,
  },
]
