import { memoizeByObject } from '@tradecounter/shop/core/memoize-by-object'
import type { Bytes } from './page-context.ts'

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text between tags or inside a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/gu, (character) => entities[character] ?? '')

const jsonEscapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/**
 * Escapes JSON inside a script element. The characters that could end it or start another occur only in strings.
 */
export const escapeJson = (json: string): string =>
  json.replace(/[<>&\u2028\u2029]/gu, (character) => jsonEscapes[character] ?? '')

/** A value as JSON for a script element. */
export const scriptJson = (value: unknown): string => escapeJson(JSON.stringify(value))

/** The same in UTF-8, memoised for an object that many pages share. */
export const sharedScriptJson = memoizeByObject((value: object): Bytes => Buffer.from(scriptJson(value)))
