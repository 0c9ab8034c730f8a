import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const filesOf = (room: string, ending: RegExp): string[] =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter(
      (path) =>
        ending.test(path) &&
        !/(?:^|\/)(?:node_modules|dist|packed)\//u.test(path) &&
        !path.endsWith('.css.ts'),
    )
    .map((path) => join(room, path))

/** Attributes whose value is visible or read by screen readers. */
const readAttributes =
  /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|title|placeholder|alt|label|text|heading|children|hint|summary|caption)$/u
/** Two letters in a row: `·`, `×` and `%` are symbols. */
const word = /\p{L}{2}/u
/** Starts like a sentence with at least two words; an identifier or an address does not. */
const sentence = /^\p{Lu}\p{Ll}*[’']?\p{Ll}*(?:,|:)? \p{L}/u

interface Finding {
  line: number
  text: string
}

const joining = new Set([
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
])

/** Literal parts of a rendered expression; arguments of calls are not rendered. */
function shownPieces(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
  if (ts.isParenthesizedExpression(node)) return shownPieces(node.expression)
  if (ts.isConditionalExpression(node)) return [...shownPieces(node.whenTrue), ...shownPieces(node.whenFalse)]
  if (ts.isBinaryExpression(node)) {
    // Of `on && text` the right side is rendered, of `a + b`, `a ?? b` and `a || b` both; a comparison renders
    // nothing.
    const { kind } = node.operatorToken
    if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return shownPieces(node.right)
    return joining.has(kind) ? [...shownPieces(node.left), ...shownPieces(node.right)] : []
  }
  return []
}

/** Messages for developers and operators: thrown errors, warnings, the log, and asserted types. */
function isForDevelopers(node: ts.Node): boolean {
  for (let at: ts.Node | undefined = node.parent; at; at = at.parent) {
    if (ts.isNewExpression(at) && /Error$|Failure$/u.test(at.expression.getText())) return true
    if (ts.isCallExpression(at) && /^(?:console|log)\.|^logFailure$|^super$/u.test(at.expression.getText()))
      return true
    if (ts.isImportDeclaration(at) || ts.isExportDeclaration(at) || ts.isTypeNode(at)) return true
    if (ts.isBlock(at)) return false
  }
  return false
}

/** Whether a property is one of `labels={{ … }}`, whose values are all texts. */
const isInLabels = ({ parent }: ts.PropertyAssignment): boolean =>
  ts.isJsxExpression(parent.parent) &&
  ts.isJsxAttribute(parent.parent.parent) &&
  /labels$/iu.test(parent.parent.parent.name.getText())

/** Texts in a source file that a user could see. */
function textsIn(path: string, source: string): Finding[] {
  const file = ts.createSourceFile(
    path,
    source,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )
  const found: Finding[] = []
  const note = (node: ts.Node, text: string): void => {
    found.push({ line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1, text: text.trim() })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && word.test(node.text)) note(node, node.text)
    if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent)) {
      for (const text of shownPieces(node.expression)) if (word.test(text)) note(node, text)
    }
    if (ts.isJsxAttribute(node) && readAttributes.test(node.name.getText(file)) && node.initializer) {
      const value = ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer
      for (const text of value && ts.isExpression(value) ? shownPieces(value) : [])
        if (word.test(text)) note(node, text)
    }
    if (ts.isPropertyAssignment(node) && isInLabels(node)) {
      for (const text of shownPieces(node.initializer)) if (word.test(text)) note(node, text)
    }
    if (ts.isStringLiteralLike(node) && sentence.test(node.text) && !isForDevelopers(node))
      note(node, node.text)
    if (ts.isTemplateExpression(node) && sentence.test(node.head.text) && !isForDevelopers(node))
      note(node, node.head.text)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

describe('the search for texts in code', () => {
  it.each([
    ['text between tags', 'const A = () => <p>Lägg till</p>'],
    ['one word', 'const A = () => <button>Stäng</button>'],
    ['text in an expression', "const A = () => <p>{'Close'}</p>"],
    ['text behind a condition', "const A = (on: boolean) => <p>{on ? 'Open' : 'Closed'}</p>"],
    ['text behind a flag', "const A = (on: boolean) => <p>{on && 'Open'}</p>"],
    ['text put together', "const A = (n: string) => <p>{n + ' products'}</p>"],
    ['text in a template', 'const A = (n: number) => <p>{`${n} products`}</p>'],
    ['a spoken label', 'const A = () => <a aria-label="Close" href="#" />'],
    [
      'a spoken label in an expression',
      "const A = (on: boolean) => <a aria-label={on ? 'Close' : undefined} />",
    ],
    ['a placeholder', 'const A = () => <input placeholder="Sök" />'],
    ['an alternative text', "const A = () => <img alt={'En kran'} />"],
    ['a label of a widget', "const A = () => <Dialog labels={{ close: 'Close' }} />"],
    ['a sentence in an object', "export const labels = { failed: 'The list could not be loaded.' }"],
    ['a sentence in a template', 'export const text = (n: number) => `Not more than ${n}`'],
  ])('finds %s', (_what, source) => {
    expect(textsIn('a.tsx', source)).not.toEqual([])
  })

  it.each([
    ['signs', 'const A = () => <p>· × {n} %</p>'],
    ['a call', "const A = () => <p aria-label={t('cart.title')}>{t('cart.title')}</p>"],
    ['a comparison', "const A = (kind: string) => <p>{kind === 'open' && <b />}</p>"],
    ['an error', "throw new Error('The page has no frame')"],
    ['an address and a class', "const A = () => <a href={'/cart'} className={'a b'} />"],
    ['a word that is no sentence', "const kind = 'campaign price'"],
  ])('ignores %s', (_what, source) => {
    expect(textsIn('a.tsx', source)).toEqual([])
  })
})

const rooms: [string, string[]][] = [
  ['shop', filesOf('shop', /\.tsx?$/u)],
  // Font names are not translated.
  ['ui', filesOf('ui', /\.tsx?$/u).filter((path) => !/^ui\/theme\/(?:font|brands\/)/u.test(path))],
  ['ssr/pages', filesOf('ssr/pages', /\.tsx?$/u)],
]

describe.each(rooms)('the sources of %s', (_room, files) => {
  it('have no sentence that a reader could see (SITE-6)', () => {
    expect(files.length).toBeGreaterThan(10)
    const found = files.flatMap((path) =>
      textsIn(path, readFileSync(path, 'utf8')).map(({ line, text }) => `${path}:${line} ${text}`),
    )
    expect(found).toEqual([])
  })
})

describe('the texts of the service', () => {
  const sources = filesOf('api', /\.ts$/u).map((path) => [path, readFileSync(path, 'utf8')] as const)

  it('no answer has a text in one language only: it comes from the settings (SITE-6)', () => {
    // `message` of a refusal is for developers and the shop shows none of them but one; `success` answers are shown
    // (spec §8).
    const shown = sources.flatMap(([path, source]) =>
      [...source.matchAll(/success: (?:false|true), message: (['"`])(.+?)\1/gu)].map(
        ([found]) => `${path} ${found}`,
      ),
    )
    expect(shown).toEqual([])
    const views = filesOf('shop', /\.tsx?$/u).filter((path) =>
      /\berror\??\.(?:error\??\.)?message\b/u.test(readFileSync(path, 'utf8')),
    )
    // The refusal `notAttached` of a customer switch is the one in the reader's language (spec §4).
    expect(views).toEqual(['shop/account/rules.ts'])
  })

  it('the shop has a text for every code of a cart line (SITE-6)', () => {
    const view = readFileSync('api/carts/view.ts', 'utf8')
    const known = readFileSync('shop/cart/mini-cart/mini-cart-lines.ts', 'utf8')
    const codes = [...view.matchAll(/\? \[\] : \['(\w+)'\]|\? \['(\w+)'\] : \[\]/gu)].map(
      ([, one, other]) => one ?? other,
    )
    expect(codes.length).toBeGreaterThan(1)
    for (const code of codes) expect(known).toContain(`${code}: 'cart.`)
  })
})
