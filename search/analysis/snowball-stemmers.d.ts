declare module 'snowball-stemmers' {
  export interface Stemmer {
    stem(word: string): string
  }
  export function newStemmer(language: 'swedish' | 'finnish' | 'norwegian' | 'danish' | 'english'): Stemmer
}
