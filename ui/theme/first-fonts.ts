import type { Tokens } from './tokens.ts'
import { fontFiles } from './font-table.ts'
import { fontStack } from './fonts.ts'

const covers = (range: string, weight: string): boolean => {
  const [least = 0, most = least] = range.split(' ').map(Number)
  return Number(weight) >= least && Number(weight) <= most
}

/** The Latin files of a brand's regular, strong and heading text, which the first paint of every page uses. */
export function firstFonts({ font }: Pick<Tokens, 'font'>): string[] {
  const used = [
    [font.body, font.weightRegular],
    [font.body, font.weightStrong],
    [font.heading, font.weightHeading],
  ] as const
  const files = used.flatMap(([stack, weight]) =>
    fontFiles.filter(
      ({ family, file, weight: range }) =>
        fontStack(family) === stack && file.endsWith('-latin.woff2') && covers(range, weight),
    ),
  )
  return [...new Set(files.map(({ file }) => file))]
}
