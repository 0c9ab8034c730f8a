import { tokenPaths, type TokenPath } from './token-list.ts'

const any = '*'
const fits = (pattern: TokenPath, path: TokenPath): boolean =>
  pattern.length <= path.length && pattern.every((part, place) => part === any || part === path[place])

const parts = (chain: string): string[] =>
  [...chain.matchAll(/\.(\w+)|\[['"]?([^\]'"]+)['"]?\]/gu)].map(([match, name, index]) =>
    name === undefined ? (/['"]/u.test(match) ? (index ?? any) : any) : name,
  )

/** The theme variables behind the shared helpers of `ui/theme`. */
const pieces: readonly { call: RegExp; patterns: (argument: string) => TokenPath[] }[] = [
  { call: /\bspace\(/gu, patterns: () => [['unit']] },
  { call: /\bpageGutter\b/gu, patterns: () => [['unit']] },
  {
    call: /\btype\(([^)]*)\)/gu,
    patterns: (argument) => [['text', /^['"]/u.test(argument) ? argument.replace(/['"]/gu, '') : any]],
  },
  {
    call: /\.\.\.display\b/gu,
    patterns: () => [
      ['font', 'heading'],
      ['font', 'weightHeading'],
      ['font', 'headingTracking'],
    ],
  },
]

/**
 * The theme variables in the source of style sheets. A computed part (`vars.text[step]`) counts for every possible
 * variable.
 */
export function usedTokens(sources: readonly string[]): TokenPath[] {
  const patterns = sources
    .map((source) => source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$|^import .*$/gmu, ''))
    .flatMap((source) => [
      ...[...source.matchAll(/\bvars((?:\.\w+|\[[^\]]+\])+)/gu)].map(([, chain = '']) => parts(chain)),
      ...pieces.flatMap(({ call, patterns: of }) =>
        [...source.matchAll(call)].flatMap(([, argument = '']) => of(argument)),
      ),
    ])
  return tokenPaths.filter((path) => patterns.some((pattern) => fits(pattern, path)))
}
