import { existsSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { built, entries, filesBelow } from './folders.ts'

/** The static and dynamic imports of a module or declaration of the package, as written. */
export const importsOf = (file: string): string[] =>
  ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles.map(({ fileName }) => fileName)

/** All files of one kind that are reachable from the package's entries, as paths from the built folder. */
function reached(extension: '.js' | '.d.ts', from: readonly string[]): Set<string> {
  const found = new Set<string>()
  const waiting = from.map((entry) => `${entry}/index${extension}`)
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue
    if (!existsSync(join(built, file))) throw new Error(`${file} is imported, but was not built`)
    found.add(file)
    for (const name of importsOf(join(built, file)))
      if (name.startsWith('.')) waiting.push(join(dirname(file), name).replace(/\.js$/u, extension))
  }
  return found
}

/** The modules of an entry of the built package. */
export const modulesOf = (entry: string): ReadonlySet<string> => reached('.js', [entry])

/** Deletes files that no entry reaches: the modules behind the sheet, and the types of the styles. */
export function prune(): void {
  const kept = new Set([...reached('.js', entries), ...reached('.d.ts', entries)])
  for (const file of filesBelow(built)) {
    const of = file.replace(/\.map$/u, '')
    if (/\.(?:js|d\.ts)$/u.test(of) && !kept.has(of)) rmSync(join(built, file))
  }
}
