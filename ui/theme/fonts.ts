/** A font file: one `@font-face`. `npm run faces` makes the files in `faces/` and the table in `font-table.ts`. */
export interface FontFile {
  family: string
  /** Name in `faces/`. */
  file: string
  /** One weight, or the range of a variable font. */
  weight: string
  /** The characters of the file, as CSS `unicode-range`. */
  range: string
}

/** A system font adjusted to the widths and heights of a family: text does not move when the file arrives. */
export interface FontFallback {
  family: string
  weight: string
  /** Names of the font on different systems. */
  local: readonly string[]
  sizeAdjust: `${number}%`
  ascent: `${number}%`
  descent: `${number}%`
}

/** The system fonts of the fallbacks, in the order of `local()`. */
export const fallbackNames = ['Arial', 'Roboto', 'DejaVu'] as const

/** CSS family of a fallback: `Archivo Fallback Arial`. */
export const fallbackFamily = (family: string, name: (typeof fallbackNames)[number]): string =>
  `${family} Fallback ${name}`

/** Value of `font-family`: the family, its fallbacks, and `sans-serif`. */
export const fontStack = (family: string): string =>
  [family, ...fallbackNames.map((name) => fallbackFamily(family, name))]
    .map((name) => `'${name}', `)
    .join('') + 'sans-serif'
