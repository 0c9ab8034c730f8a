import type { ArticleFacts } from './facts.ts'

/** Relevance of an article: 3 the wanted one, 2 close, 1 related, 0 irrelevant. */
export type Grade = 0 | 1 | 2 | 3

/** Grades an article by its facts. */
export type Judge = (article: ArticleFacts) => Grade

/** A phrase with its kind and its meaning. */
export interface JudgedQuery {
  kind: string
  phrase: string
  judge: Judge
}

const grades: readonly Grade[] = [1, 2, 3]

/** `valves/` is a branch of the catalogue, `ball-valve` a family. */
const isOf = (article: ArticleFacts, place: string): boolean =>
  place.includes('/') ? `${article.category}/`.startsWith(place) : article.family === place

function holds(article: ArticleFacts, term: string): boolean {
  const [key = '', written] = term.split('=')
  if (written === undefined) return key.split(',').some((place) => isOf(article, place))
  const value = written.replaceAll('_', ' ')
  if (key === 'brand') return article.brand === value
  if (key === 'series') return article.series === value
  return String(article.attributes[key]) === value
}

/**
 * Parses judgements such as `3 ball-valve dn=15; 1 ball-valve`: the first one that matches an article is its grade,
 * without a match it is 0. A `_` stands for a space. Throws for invalid text.
 */
export function judgeOf(written: string): Judge {
  const rules = written.split(';').map((part) => {
    const [first, ...terms] = part.trim().split(/\s+/u)
    const grade = grades.find((each) => String(each) === first)
    if (grade === undefined || terms.length === 0) throw new Error(`No judgement: ${part}`)
    return { grade, terms }
  })
  return (article) => rules.find(({ terms }) => terms.every((term) => holds(article, term)))?.grade ?? 0
}

/** Parses the judged queries of one language: `kind | phrase | judgements` on each line that is not a comment. */
export const readQueries = (text: string): JudgedQuery[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [kind, phrase, written] = line.split(' | ')
      if (!kind || !phrase || !written) throw new Error(`No judged query: ${line}`)
      return { kind, phrase, judge: judgeOf(written) }
    })
