import { type ESTree, Visitor } from 'rolldown/utils'

/** A call of `later` or `loadUntilThere` whose code every visit to its page needs. */
export interface LateCall {
  name: 'later' | 'loadUntilThere'
  /** Where the call is in the source. */
  start: number
  end: number
  /** The module that it loads, relative to the source. */
  path: string
}

/** The path of `() => import('./x.tsx')`; null for anything else, and for another package. */
function importedBy(argument: ESTree.Argument | undefined): string | null {
  if (argument?.type !== 'ArrowFunctionExpression' || argument.params.length > 0) return null
  const { body } = argument
  if (body.type !== 'ImportExpression' || body.source.type !== 'Literal') return null
  const path = body.source.value
  return typeof path === 'string' && path.startsWith('.') ? path : null
}

/** Whether the options are absent, or `{ behind: true }`. Other ones make the code load when it is first rendered. */
function isForEveryVisit(options: ESTree.Argument | undefined): boolean {
  if (options === undefined) return true
  if (options.type !== 'ObjectExpression' || options.properties.length !== 1) return false
  const [only] = options.properties
  return (
    only?.type === 'Property' &&
    only.key.type === 'Identifier' &&
    only.key.name === 'behind' &&
    only.value.type === 'Literal' &&
    only.value.value === true
  )
}

/** Finds the calls in a parsed module, in their order. */
export function findLateCalls(program: ESTree.Program): LateCall[] {
  const found: LateCall[] = []
  new Visitor({
    CallExpression({ callee, arguments: [load, options, ...rest], start, end }) {
      if (callee.type !== 'Identifier' || rest.length > 0) return
      const { name } = callee
      if (name !== 'later' && name !== 'loadUntilThere') return
      const path = importedBy(load)
      if (path !== null && isForEveryVisit(options)) found.push({ name, start, end, path })
    },
  }).visit(program)
  return found.toSorted((a, b) => a.start - b.start)
}
