import { useTranslations } from '@tradecounter/shop/core'
import { Link } from '@tradecounter/ui/link'

/** Link to the rows before those that the list started with. */
export function RowsBefore({ href }: { href: string }) {
  const t = useTranslations()
  return <Link href={href}>{t('search.show-before')}</Link>
}
