/** A display face: its files, and the numbers that make Arial Bold take up the same room until it is there. */
export interface DisplayFace {
  family: string
  /** Path of the package's file without the subset, which stands in place of `*`. */
  file: string
  weight: string
  /** Share of Arial Bold's width in our own headings (measured in Chromium on Swedish product names). */
  sizeAdjust: `${number}%`
  /** Ascent and descent of the face divided by `sizeAdjust`. */
  ascent: `${number}%`
  descent: `${number}%`
}

/** Google's two subsets that cover the seven languages of the shop. */
export const subsets = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
} as const

/** One display face per brand; a browser downloads only the one that the brand in use names. */
export const displayFaces: readonly DisplayFace[] = [
  {
    family: 'Archivo',
    file: '@fontsource-variable/archivo/files/archivo-*-wght-normal.woff2',
    weight: '100 900',
    sizeAdjust: '96.96%',
    ascent: '90.55%',
    descent: '21.66%',
  },
  {
    family: 'IBM Plex Sans Condensed',
    file: '@fontsource/ibm-plex-sans-condensed/files/ibm-plex-sans-condensed-*-600-normal.woff2',
    weight: '600',
    sizeAdjust: '87.57%',
    ascent: '117.05%',
    descent: '31.4%',
  },
  {
    family: 'Figtree',
    file: '@fontsource-variable/figtree/files/figtree-*-wght-normal.woff2',
    weight: '300 900',
    sizeAdjust: '94.69%',
    ascent: '100.32%',
    descent: '26.4%',
  },
  {
    family: 'Barlow Condensed',
    file: '@fontsource/barlow-condensed/files/barlow-condensed-*-700-normal.woff2',
    weight: '700',
    // Measured in capitals, as the brand sets its headings.
    sizeAdjust: '67.81%',
    ascent: '147.48%',
    descent: '29.5%',
  },
  {
    family: 'Outfit',
    file: '@fontsource-variable/outfit/files/outfit-*-wght-normal.woff2',
    weight: '100 900',
    sizeAdjust: '93.18%',
    ascent: '107.32%',
    descent: '27.9%',
  },
]
