import { spawnSync } from 'node:child_process'

/** What a program has said. */
export interface Output {
  text: string
  /** What it has complained about; empty for a sound document. */
  complaints: string
}

/**
 * Runs a program of this machine. Throws if it is missing or refuses the document; `bin/document-readers.mjs` installs
 * the programs.
 */
export function runProgram(program: string, args: readonly string[]): Output {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8', timeout: 60_000 })
  if (error !== undefined)
    throw new Error(`${program} could not be started. Install poppler-utils and libxml2-utils.`, {
      cause: error,
    })
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr}`)
  return { text: stdout, complaints: stderr.trim() }
}

/** The facts that poppler's `pdfinfo` lists, by name. Throws if it complains. */
export function pdfFacts(file: string): ReadonlyMap<string, string> {
  const { text, complaints } = runProgram('pdfinfo', [file])
  if (complaints !== '') throw new Error(`pdfinfo complains: ${complaints}`)
  return new Map(
    text.split('\n').flatMap((line) => {
      const [, name, value] = /^([^:]+):\s*(.*)$/u.exec(line) ?? []
      return name === undefined || value === undefined ? [] : [[name, value] as const]
    }),
  )
}

/** The text of a PDF, as poppler's `pdftotext` reads it, in single spaces. Throws if it complains. */
export function pdfText(file: string): string {
  const { text, complaints } = runProgram('pdftotext', ['-enc', 'UTF-8', file, '-'])
  if (complaints !== '') throw new Error(`pdftotext complains: ${complaints}`)
  return text.replaceAll(/\s+/gu, ' ').trim()
}

/** The fonts of a PDF that it does not bring along, as poppler's `pdffonts` lists them. */
export function missingFonts(file: string): string[] {
  const [head = '', , ...rows] = runProgram('pdffonts', [file]).text.trimEnd().split('\n')
  const from = head.indexOf('emb')
  return rows.filter((row) => row.slice(from, from + 3) !== 'yes')
}

/** The value of an XPath 1.0 expression over an XML file, as libxml2's `xmllint` finds it. */
export const xpath = (file: string, expression: string): string =>
  runProgram('xmllint', ['--nonet', '--xpath', expression, file]).text.trim()
