import type { MyListLine } from '@tradecounter/api/contract'
import { outcomeTexts } from '@tradecounter/shop/cart/list-outcome'
import { languageOf, localHref, useShop, useTranslations } from '@tradecounter/shop/core'
import { Stack } from '@tradecounter/ui/layout'
import { LineDetails, LineMessages } from '@tradecounter/ui/line-item'
import { Link } from '@tradecounter/ui/link'
import { Thumbnail } from '@tradecounter/ui/thumbnail'
import * as styles from '../../my-lists.css.ts'

/** The article of a line: picture, name with link, choices, note, and what keeps it from being added as it is. */
export function Article({ line }: { line: MyListLine }) {
  const context = useShop()
  const t = useTranslations()
  return (
    <div className={styles.article}>
      <span className={styles.picture}>
        <Thumbnail imageUrl={line.imageUrl} />
      </span>
      <Stack space={1}>
        <span {...languageOf(line)}>
          {line.url === '' ? line.name : <Link href={localHref(line.url, context)}>{line.name}</Link>}
        </span>
        <LineDetails
          details={[
            ...line.configuration.map(({ name, value }) => ({ name, value })),
            ...(line.note === '' ? [] : [{ name: t('my-lists.note'), value: line.note }]),
          ]}
        />
        <LineMessages
          {...outcomeTexts(line, t)}
          labels={{ error: t('common.severity.error'), warning: t('common.severity.warning') }}
        />
      </Stack>
    </div>
  )
}
