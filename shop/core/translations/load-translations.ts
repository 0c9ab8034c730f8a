import type { ShopContext } from '../context/context.ts'

const isTexts = (body: unknown): body is Record<string, string> => typeof body === 'object' && body !== null

const read = async (address: string): Promise<unknown> => {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.json()
}

/**
 * Fetches texts that were not sent with the page, unless it has that of `key`. For rarely opened parts of the
 * shell. Existing texts stay. Browser only; throws if the texts cannot be fetched.
 */
export async function loadTranslations(
  { translations, locale }: Pick<ShopContext, 'translations' | 'locale'>,
  key: string,
): Promise<void> {
  if (Object.hasOwn(translations, key)) return
  const texts = await read(`/translations/${locale}.json`)
  if (!isTexts(texts) || !Object.hasOwn(texts, key)) throw new Error(`${key} has no text for ${locale}`)
  // Written only here. Callers render after this has settled.
  const page: Record<string, string> = translations
  for (const [own, text] of Object.entries(texts)) if (!Object.hasOwn(page, own)) page[own] = text
}
