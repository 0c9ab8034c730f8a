import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { built, entries, root, sources } from './folders.ts'

/** `./badge.css.ts` is `./badge.styles.js` in the package, `./badge.tsx` is `./badge.js`. */
const specifier = /((?:from|import) ?\(?["'])(\.{1,2}\/[^"']+?)(\.css)?\.tsx?(["'])/gu

const builtName = (path: string): string => path.replace(/\.css\.d\.ts/u, '.styles.d.ts')

/** The map of a declaration, with its source looked up in the package's own `src`. */
function withOwnSource(text: string, file: string): string {
  const map = JSON.parse(text) as { file: string; sources: string[] }
  const folder = dirname(join(built, file))
  map.file = builtName(map.file)
  map.sources = map.sources.map((source) =>
    relative(folder, join(built, 'src', relative(sources, join(folder, source)))),
  )
  return JSON.stringify(map)
}

/**
 * Writes the types of every entry beside its module. Throws when a type cannot be written down; whether the sources
 * are right is the question of `npm run check:types`.
 */
export function buildDeclarations(): void {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile) as { config: object }
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: ['x'] }, ts.sys, root)
  const program = ts.createProgram(
    entries.map((entry) => join(sources, entry, 'index.ts')),
    {
      ...options,
      noEmit: false,
      incremental: false,
      tsBuildInfoFile: undefined,
      declaration: true,
      declarationMap: true,
      emitDeclarationOnly: true,
      stripInternal: true,
      rootDir: sources,
      outDir: built,
    },
  )
  const { diagnostics } = program.emit(undefined, (path, text) => {
    const file = relative(built, path)
    const target = join(built, builtName(file))
    mkdirSync(dirname(target), { recursive: true })
    const content = file.endsWith('.map')
      ? withOwnSource(text, file)
      : text
          .replaceAll(
            specifier,
            (_all, before: string, name: string, css: string | undefined, after: string) =>
              [before, name, css ? '.styles' : '', '.js', after].join(''),
          )
          .replace(/(sourceMappingURL=.*)\.css\.d\.ts\.map/u, '$1.styles.d.ts.map')
    writeFileSync(target, content)
  })
  if (diagnostics.length > 0)
    throw new Error(
      ts.formatDiagnostics(diagnostics, {
        getCanonicalFileName: (name) => name,
        getCurrentDirectory: () => root,
        getNewLine: () => '\n',
      }),
    )
}
