import type { Product, VariantItem } from '@tradecounter/api/contract'
import { documentItems, useTranslations, languageOf } from '@tradecounter/shop/core'
import { AttributeTable } from '@tradecounter/ui/attribute-table'
import { DocumentList } from '@tradecounter/ui/document-list'
import { Heading } from '@tradecounter/ui/heading'
import { Columns, Stack } from '@tradecounter/ui/layout'
import { Text } from '@tradecounter/ui/text'
import * as styles from './print-sheet.css.ts'

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
  const documents = documentItems(product.documents)
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
              <Text lines {...languageOf({ lang: product.descriptionLang })}>
                {product.description}
              </Text>
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

/** Every article with its EAN, only in print: for shelves, scanners and order books (VAR-1). */
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
