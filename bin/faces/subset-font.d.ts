/** The used part of `subset-font`, which has no types. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'truetype' | 'woff2'
    keepFeatures?: readonly string[]
    dropTables?: readonly string[]
    noHinting?: boolean
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
