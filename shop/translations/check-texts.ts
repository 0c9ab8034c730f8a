import type { Texts } from './keys.ts'

/** The placeholders of a text (`{0}`, `{1}`), with repetitions, in numeric order. */
export const placeholdersOf = (text: string): string[] => (text.match(/\{\d\}/gu) ?? []).toSorted()

/** A refused text, and the reason. */
export interface TextRefusal {
  key: string
  reason: 'empty' | 'placeholders' | 'control'
}

/** Accepted texts. `texts` has no prototype, so that no key finds anything but a text. */
export interface CheckedTexts {
  texts: Texts
  refused: readonly TextRefusal[]
}

// Line breaks and tabs too: a text is one line, and so is a line of the log.
const control = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

function faultOf(text: string, reference: string): TextRefusal['reason'] | null {
  if (text.trim() === '') return 'empty'
  if (control.test(text)) return 'control'
  const fits = placeholdersOf(text).join() === placeholdersOf(reference).join()
  return fits && !/[{}]/u.test(text.replace(/\{\d\}/gu, '')) ? null : 'placeholders'
}

/**
 * The given texts that this version of the shop can show. A text must have exactly the placeholders of its key's
 * own text. Unknown keys are ignored, because the texts may be newer than the shop.
 */
export function checkTexts(given: Readonly<Record<string, string>>, reference: Texts): CheckedTexts {
  const texts: Record<string, string> = Object.create(null)
  const refused: TextRefusal[] = []
  for (const [key, own] of Object.entries(reference)) {
    const text = Object.hasOwn(given, key) ? given[key] : undefined
    if (text === undefined) continue
    const reason = faultOf(text, own)
    if (reason === null) texts[key] = text
    else refused.push({ key, reason })
  }
  return { texts, refused }
}
