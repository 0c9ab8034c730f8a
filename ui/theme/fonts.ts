/** A font file: one `@font-face`. `npm run faces` makes the files in `faces/` and the table in `font-table.ts`. */
export interface FontFile {
  family: string
  /** Name in `faces/`. */
  file: string
  /** One weight, or the range of a variable font. */
  weight: string
  /** The characters that the file has, as CSS `unicode-range`. */
  range: string
}

/** A face of a system, in the widths and heights of a family: text keeps its place when the file arrives. */
export interface FontFallback {
  family: string
  weight: string
  /** Names under which systems have the face. */
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

/** Value of `font-family`: the family, its fallbacks, and any face without serifs. */
export const fontStack = (family: string): string =>
  [family, ...fallbackNames.map((name) => fallbackFamily(family, name))]
    .map((name) => `'${name}', `)
    .join('') + 'sans-serif'
