import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import type { DocumentSource } from '../search/documents.ts'
import { tokenizeWithParts } from '../search/analysis/tokenize.ts'
import { benchProducts } from './search-source.ts'

const clean = (text: string): string => text.replaceAll(/[\t\n\\]/gu, ' ')
const terms = (text: string): string =>
  tokenizeWithParts(text)
    .map(({ term }) => term)
    .join(' ')

/** Writes a table's rows to a file that the server can read. */
function tableFile(folder: string, name: string) {
  const path = join(folder, name)
  const stream = createWriteStream(path, { mode: 0o644 })
  return {
    path,
    async row(...fields: Array<string | number>): Promise<void> {
      if (!stream.write(`${fields.map((field) => clean(String(field))).join('\t')}\n`))
        await once(stream, 'drain')
    },
    async end(): Promise<void> {
      stream.end()
      await once(stream, 'finish')
    },
  }
}

const written = (ids: Iterable<number>): string => `{${[...ids].join(',')}}`

/** Writes the catalogue as files to copy from: products, variants, values and numbers. Returns their paths. */
export async function writeTables(source: DocumentSource, articles: number, folder: string) {
  const products = tableFile(folder, 'products')
  const variants = tableFile(folder, 'variants')
  const values = tableFile(folder, 'values')
  const numbers = tableFile(folder, 'numbers')
  const paths = new Map(source.categories.map(({ id, path }) => [id, path]))
  const names = new Map(
    source.categories.map(({ id, path }) => [path, source.names[`category:${id}`]?.['sv'] ?? '']),
  )
  const units = new Map(source.attributes.map(({ key, unit }) => [key, unit]))
  const ids = new Map<string, number>()
  const idOf = async (attribute: string, value: string): Promise<number> => {
    const key = `${attribute}=${value}`
    const known = ids.get(key)
    if (known !== undefined) return known
    ids.set(key, ids.size + 1)
    await values.row(ids.size, attribute, value)
    return ids.size
  }
  for (const product of benchProducts(articles)) {
    const path = paths.get(product.categoryId) ?? ''
    const words = new Set<string>()
    const own = [await idOf('brand', product.brand)]
    for (const part of path.split('/').map((_, at, all) => all.slice(0, at + 1).join('/'))) {
      words.add(names.get(part) ?? '')
      own.push(await idOf('category', part))
    }
    const all = new Set(own)
    for (const variant of product.variants) {
      const mine = new Set(own)
      for (const { key, number, value } of variant.attributes) {
        const text = number === null ? (value ?? '') : String(number / 1000)
        const id = await idOf(key, text)
        mine.add(id)
        all.add(id)
        words.add(
          `${source.names[`value:${text}`]?.['sv'] ?? text.replace('.', ',')} ${units.get(key) ?? ''}`,
        )
        if (key.length === 2) words.add(`${key} ${text}`)
      }
      await variants.row(variant.id, product.id, written(mine))
      for (const number of new Set([variant.code, variant.manufacturerNumber, variant.ean]))
        await numbers.row(number, product.id)
    }
    await products.row(
      product.id,
      path,
      terms(product.names['sv'] ?? ''),
      [...words, product.brand].map(terms).join(' '),
      terms(product.descriptions['sv'] ?? ''),
      written(all),
    )
  }
  const files = { products, variants, values, numbers }
  for (const file of Object.values(files)) await file.end()
  return { products: products.path, variants: variants.path, values: values.path, numbers: numbers.path }
}
