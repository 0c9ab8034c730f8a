import type { ShopContext } from '../context/context.ts'

const isTexts = (body: unknown): body is Record<string, string> => typeof body === 'object' && body !== null

const read = async (address: string): Promise<unknown> => {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.json()
}

/**
 * Fetches the words that a page was not sent, for parts of the frame that few open: a page carries only what it shows
 * at first. Words that are there stay as they are. Browser only; throws when they cannot be had.
 */
export async function fetchLaterWords(
  { words, locale }: Pick<ShopContext, 'words' | 'locale'>,
  key: string,
): Promise<void> {
  if (Object.hasOwn(words, key)) return
  const manifest = await read('/words/manifest.json')
  const files = isTexts(manifest) ? (manifest['files'] as unknown) : null
  const name = isTexts(files) ? files[locale] : undefined
  const texts = name === undefined ? null : await read(`/words/${name}`)
  if (!isTexts(texts) || !Object.hasOwn(texts, key)) throw new Error(`There is no word ${key} for ${locale}`)
  // The one place where a page's words grow; whoever waits for this draws only afterwards.
  const page: Record<string, string> = words
  for (const [own, text] of Object.entries(texts)) if (!Object.hasOwn(page, own)) page[own] = text
}
