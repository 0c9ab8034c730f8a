import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { built, entries, publishedSources, root } from './folders.ts'

/** `./badge.css.ts` is `./badge.styles.js` in the package, `./badge.tsx` is `./badge.js`. */
const specifier = /((?:from|import) ?\(?["'])(\.{1,2}\/[^"']+?)(\.css)?\.tsx?(["'])/gu

const publishedName = (text: string): string => text.replace(/\.css\.d\.ts/u, '.styles.d.ts')

/** TypeScript leaves the extensions of imports in declarations as they are in the sources. */
const withPublishedImports = (text: string): string =>
  text.replaceAll(
    specifier,
    (_all, before: string, name: string, css: string | undefined, after: string) =>
      `${before}${name}${css ? '.styles' : ''}.js${after}`,
  )

/**
 * Writes the types of every entry beside its module, from the published sources. Throws if TypeScript cannot write
 * a type.
 */
export function buildDeclarations(): void {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile) as { config: object }
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: ['x'] }, ts.sys, root)
  const program = ts.createProgram(
    entries.map((entry) => join(publishedSources, entry, 'index.ts')),
    {
      ...options,
      noEmit: false,
      incremental: false,
      tsBuildInfoFile: undefined,
      declaration: true,
      declarationMap: true,
      emitDeclarationOnly: true,
      stripInternal: true,
      rootDir: publishedSources,
      outDir: built,
    },
  )
  const { diagnostics } = program.emit(undefined, (path, text) => {
    const target = publishedName(path)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, publishedName(path.endsWith('.map') ? text : withPublishedImports(text)))
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
