import { linkHref, useFormat, useShop, useTranslations } from '@tradecounter/shop/core'
import { newsAddress } from '@tradecounter/shop/my-pages'
import { Heading } from '@tradecounter/ui/heading'
import { Stack } from '@tradecounter/ui/layout'
import { Link } from '@tradecounter/ui/link'
import { Text } from '@tradecounter/ui/text'
import { AnswerBlock } from './answer-block.tsx'

/** News of the site, newest first; nothing without any. */
export default function NewsBlock() {
  const context = useShop()
  const t = useTranslations()
  const format = useFormat()
  return (
    <AnswerBlock title={t('my-account.news')} address={newsAddress} isEmpty={({ news }) => news.length === 0}>
      {({ news }) =>
        news.map(({ date, title, text, link }) => {
          const href = link && linkHref(link.url, context)
          return (
            <Stack key={`${date} ${title}`} as="article" space={1}>
              <Heading level={3} size="s">
                {title}
              </Heading>
              <Text size="s" tone="muted">
                <time dateTime={date}>{format.date(date)}</time>
              </Text>
              <Text>{text}</Text>
              {href !== null && (
                <Text>
                  <Link href={href}>{link?.title}</Link>
                </Text>
              )}
            </Stack>
          )
        })
      }
    </AnswerBlock>
  )
}
