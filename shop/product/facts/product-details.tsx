import type { Product, VariantItem } from '@tradecounter/api/contract'
import { formatNumber, isLocalPath, useTranslations } from '@tradecounter/shop/core'
import { AttributeTable } from '@tradecounter/ui/attribute-table'
import { DocumentList } from '@tradecounter/ui/document-list'
import { Heading } from '@tradecounter/ui/heading'
import { Columns, Stack } from '@tradecounter/ui/layout'
import { Text } from '@tradecounter/ui/text'
import * as styles from './print-sheet.css.ts'

/** Size of a file as people say it: kilobytes below a megabyte. */
const sizeText = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${formatNumber(bytes / 1_000_000)} MB`

/** Documents of the shop's own and of the makers': nothing else is a link. */
const leadsSomewhere = (url: string): boolean => isLocalPath(url) || url.startsWith('https://')

/** What kind of file an address leads to: `PDF`. */
const fileKind = (url: string): string => (/\.([a-z0-9]{2,4})$/iu.exec(url)?.[1] ?? '').toUpperCase()

/** Attributes on one side; description, warranty and documents on the other. */
export default function ProductDetails({
  product,
  variant,
}: {
  product: Product
  variant: VariantItem | undefined
}) {
  const t = useTranslations()
  const numbers = [
    { name: t('product.maker-number'), value: variant?.originalCode ?? '', unit: '' },
    { name: t('product.ean'), value: variant?.ean ?? '', unit: '' },
  ].filter(({ value }) => value !== '')
  const documents = product.documents
    .filter(({ url }) => leadsSomewhere(url))
    .map(({ title, url, bytes }) => ({
      title,
      url,
      kind: fileKind(url),
      size: bytes > 0 ? sizeText(bytes) : '',
    }))
  return (
    <>
      <Columns template="equal" space={8}>
        <AttributeTable caption={t('product.attributes')} rows={[...product.attributes, ...numbers]} />
        <Stack space={6}>
          {product.description !== '' && (
            <Stack space={3}>
              <Heading level={2} size="m">
                {t('product.description')}
              </Heading>
              <Text>{product.description}</Text>
            </Stack>
          )}
          {documents.length > 0 && (
            <Stack space={3}>
              <Heading level={2} size="m">
                {t('product.documents')}
              </Heading>
              <DocumentList label={t('product.documents')} items={documents} />
            </Stack>
          )}
          {product.warrantyText !== '' && (
            <Stack space={3}>
              <Heading level={2} size="m">
                {t('product.warranty')}
              </Heading>
              <Text>{product.warrantyText}</Text>
            </Stack>
          )}
        </Stack>
      </Columns>
      <PrintSheet items={product.variantList.items} />
    </>
  )
}

/** Every article with its EAN, on paper only: for the shelf, the scanner and the order book (VAR-1). */
function PrintSheet({ items }: { items: readonly VariantItem[] }) {
  const t = useTranslations()
  return (
    <table className={styles.sheet}>
      <caption className={styles.sheetCaption}>{t('product-page.print-sheet')}</caption>
      <tbody>
        {items.map(({ code, originalCode, ean }) => (
          <tr key={code}>
            <th scope="row" className={styles.sheetCell}>
              {code}
            </th>
            <td className={styles.sheetCell}>{originalCode}</td>
            <td className={styles.sheetCell}>{ean}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
