import { localHref, useShop, useWords } from '@tradecounter/shop/core'
import { Footer } from '@tradecounter/ui/footer'
import { Stack } from '@tradecounter/ui/layout'
import { Link } from '@tradecounter/ui/link'
import { Text } from '@tradecounter/ui/text'

/** The foot of every page: the site's links and where to turn for help. */
export default function ShellFooter() {
  const context = useShop()
  const t = useWords()
  const { footerMenu, customerService } = context.settings
  const { phone, email, hours } = customerService
  return (
    <Footer
      brandName={context.siteName}
      groups={footerMenu.map(({ title, items }) => ({
        title,
        items: items.map(({ text, url }) => ({ text, url: localHref(url, context) })),
      }))}
      contact={
        <Stack space={3}>
          {phone !== '' && (
            <Link href={`tel:${phone.replaceAll(' ', '')}`} tone="inverse">
              {phone}
            </Link>
          )}
          {email !== '' && (
            <Link href={`mailto:${email}`} tone="inverse">
              {email}
            </Link>
          )}
          {hours !== '' && <Text size="s">{hours}</Text>}
        </Stack>
      }
      legal={t('shell.legal', context.siteName)}
    />
  )
}
