import { useTranslations } from '@tradecounter/shop/core'
import { Link } from '@tradecounter/ui/link'

/** The way to the rows before those with which a list began. */
export function RowsBefore({ href }: { href: string }) {
  const t = useTranslations()
  return <Link href={href}>{t('search.show-before')}</Link>
}
