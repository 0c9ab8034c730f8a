import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { entries } from '../../bin/pack/folders.ts'
import { makeConsumer } from './consumer.ts'

const strict: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noUncheckedSideEffectImports: true,
  resolveJsonModule: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  types: [],
}

const readers: Record<string, ts.CompilerOptions> = {
  bundler: { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
  node: { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext },
}

/** TypeScript's errors in files of an app, and in the package's own declarations. */
function mistakes(files: string[], folder: string, reader: ts.CompilerOptions): string[] {
  const program = ts.createProgram(files, { ...strict, ...reader })
  return ts
    .getPreEmitDiagnostics(program)
    .filter(({ file }) => file === undefined || file.fileName.startsWith(folder))
    .map(
      ({ file, messageText }) =>
        `${file?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    )
}

describe('the types of the package', () => {
  it.each(Object.keys(readers))('every entry, the README and the app typecheck as a %s', (reader) => {
    const { folder, installed } = makeConsumer('vite', ['@types/react', '@types/react-dom', 'csstype'])
    const every = join(folder, 'every.ts')
    const imports = entries.map((entry, at) => `import * as entry${at} from '@tradecounter/ui/${entry}'`)
    const names = entries.map((_entry, at) => `entry${at}`)
    writeFileSync(
      every,
      `${imports.join('\n')}\nexport const all: readonly object[] = [${names.join(', ')}]\n`,
    )
    const readme = readFileSync(join(installed, 'README.md'), 'utf8')
    const examples = [...readme.matchAll(/```tsx\n([\s\S]*?)```/gu)].map(([, code = ''], at) => {
      const file = join(folder, `example-${at}.tsx`)
      writeFileSync(file, code)
      return file
    })
    expect(examples.length).toBeGreaterThan(2)
    const app = [join(folder, 'desk.ts'), join(folder, 'vite/main.tsx')]
    expect(mistakes([every, ...app, ...examples], folder, readers[reader] ?? {})).toEqual([])
  })

  it('a missing label and an unknown prop do not typecheck', () => {
    const { folder } = makeConsumer(null, ['@types/react', 'csstype'])
    const wrong = join(folder, 'wrong.tsx')
    writeFileSync(
      wrong,
      `import { Badge } from '@tradecounter/ui/badge'
       import { Price } from '@tradecounter/ui/price'
       export const one = <Badge kind="campaign" className="own">Campaign</Badge>
       export const two = <Price labels={{ ordinary: 'a', campaign: 'b', loading: 'c' }} />`,
    )
    const found = mistakes([wrong], folder, readers.bundler ?? {})
    expect(found.some((text) => text.includes('className'))).toBe(true)
    expect(found.some((text) => text.includes("'hidden' is missing"))).toBe(true)
    expect(found).toHaveLength(2)
  })
})
