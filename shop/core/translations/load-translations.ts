import type { ShopContext } from '../context/context.ts'

const isTexts = (body: unknown): body is Record<string, string> => typeof body === 'object' && body !== null

const read = async (address: string): Promise<unknown> => {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.json()
}

/**
 * Fetches the texts that the page was not sent, unless it has that of `key`. For parts of the frame that few visitors
 * open. Texts of the page stay as they are. Browser only; throws if the texts cannot be fetched.
 */
export async function loadTranslations(
  { translations, locale }: Pick<ShopContext, 'translations' | 'locale'>,
  key: string,
): Promise<void> {
  if (Object.hasOwn(translations, key)) return
  const manifest = await read('/translations/manifest.json')
  const files = isTexts(manifest) ? (manifest['files'] as unknown) : null
  const name = isTexts(files) ? files[locale] : undefined
  const texts = name === undefined ? null : await read(`/translations/${name}`)
  if (!isTexts(texts) || !Object.hasOwn(texts, key)) throw new Error(`${key} has no text for ${locale}`)
  // Written only here. Callers draw after this has settled.
  const page: Record<string, string> = translations
  for (const [own, text] of Object.entries(texts)) if (!Object.hasOwn(page, own)) page[own] = text
}
