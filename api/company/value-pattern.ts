/**
 * Patterns of company administrators for fields of orders: regular expressions in a subset whose matching takes bounded
 * time, so that no pattern can stop the service. Letters, digits, `\d`, `\w`, `.`, classes, `|`, groups, and the
 * quantifiers `? * + {n} {n,m}` behind a single character or class. No groups with a quantifier other than `?`, no
 * references, no look-around.
 */

/** Characters of a value at most. */
export const longestValue = 40

/** Ways in which a pattern may match at most: the product of the choices at each quantifier and alternative. */
const mostWays = 100_000

/** Why a pattern is refused. */
export type PatternProblem = 'syntax' | 'tooComplex'

class Refused extends Error {
  readonly problem: PatternProblem
  constructor(problem: PatternProblem) {
    super(problem)
    this.problem = problem
  }
}

const refuse = (problem: PatternProblem): never => {
  throw new Refused(problem)
}

/** One character: a class, an escaped character or a plain one. */
const unit = /\[\^?(?:\\[\]\\^dws-]|[^\]\\[])+\]|\\[dws.\\\-/+*?()[\]{}|^$]|[^\\()[\]{}|?*+^$]/uy
const quantifier = /\?|\*|\+|\{(\d{1,2})(?:,(\d{1,2}))?\}/uy

class Parser {
  readonly #text: string
  #at = 0
  constructor(text: string) {
    this.#text = text
  }

  #take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text)
    if (found !== null) this.#at += found[0].length
    return found
  }

  #takeText(text: string): boolean {
    const isNext = this.#text.startsWith(text, this.#at)
    if (isNext) this.#at += text.length
    return isNext
  }

  /** Ways of the whole pattern. */
  parse(): number {
    const ways = this.#alternatives(0)
    return this.#at === this.#text.length ? ways : refuse('syntax')
  }

  #alternatives(depth: number): number {
    if (depth > 5) refuse('tooComplex')
    let ways = this.#sequence(depth)
    while (this.#takeText('|')) ways += this.#sequence(depth)
    return ways
  }

  #sequence(depth: number): number {
    let ways = 1
    while (this.#at < this.#text.length && !/[|)]/u.test(this.#text.charAt(this.#at))) {
      ways *= this.#part(depth)
      if (ways > mostWays) refuse('tooComplex')
    }
    return ways
  }

  #part(depth: number): number {
    if (this.#takeText('(?:') || this.#takeText('(')) {
      const ways = this.#alternatives(depth + 1)
      if (!this.#takeText(')')) refuse('syntax')
      return this.#takeText('?') ? ways + 1 : ways
    }
    if (this.#take(unit) === null) refuse('syntax')
    const found = this.#take(quantifier)
    if (found === null) return 1
    const [sign, least, most] = found
    if (sign === '?') return 2
    if (sign === '*' || sign === '+') return longestValue + 1
    if (most === undefined) return 1
    return Number(most) < Number(least) ? refuse('syntax') : Number(most) - Number(least) + 1
  }
}

/** Why a pattern is refused; null if it is accepted. */
export function patternProblem(pattern: string): PatternProblem | null {
  try {
    new Parser(pattern).parse()
    return compile(pattern) === null ? 'syntax' : null
  } catch (cause) {
    if (cause instanceof Refused) return cause.problem
    throw cause
  }
}

function compile(pattern: string): RegExp | null {
  try {
    return new RegExp(`^(?:${pattern})$`, 'u')
  } catch {
    return null
  }
}

/** Whether a whole value matches an accepted pattern. */
export const matchesPattern = (pattern: string, value: string): boolean =>
  value.length <= longestValue && (compile(pattern)?.test(value) ?? false)
