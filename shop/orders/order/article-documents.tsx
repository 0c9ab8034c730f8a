import type { Order } from '@tradecounter/api/contract'
import { documentItems, useTranslations } from '@tradecounter/shop/core'
import { screenOnly } from '@tradecounter/shop/my-pages'
import { DocumentList } from '@tradecounter/ui/document-list'
import { Heading } from '@tradecounter/ui/heading'
import { Stack } from '@tradecounter/ui/layout'
import { Text } from '@tradecounter/ui/text'

/** Certificates, declarations and data sheets of the articles of an order. Renders nothing without any. */
export function ArticleDocuments({ documents, documentCount }: Pick<Order, 'documents' | 'documentCount'>) {
  const t = useTranslations()
  const items = documentItems(
    documents.map(({ title, articleName, ...rest }) => ({
      ...rest,
      title: t('order-info.document-of', title, articleName),
    })),
  )
  if (items.length === 0) return null
  return (
    <div className={screenOnly}>
      <Stack space={3} as="section">
        <Heading level={2} size="m">
          {t('order-info.documents')}
        </Heading>
        <DocumentList label={t('order-info.documents')} items={items} />
        {documentCount > documents.length && (
          <Text tone="muted">{t('order-info.documents-more', documents.length, documentCount)}</Text>
        )}
      </Stack>
    </div>
  )
}
