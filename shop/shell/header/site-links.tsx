import { startTransition, Suspense, useState } from 'react'
import { later, useTranslations, withTrigger } from '@tradecounter/shop/core'
import { IconButton } from '@tradecounter/ui/icon-button'
import { Inline } from '@tradecounter/ui/layout'
import { Link } from '@tradecounter/ui/link'
import { type MenuItem, opens } from '@tradecounter/ui/mega-menu'
import { opener } from './site-links.css.ts'

/** Few sites have more than links: its code loads on the first click. */
const SitePanel = later(() => import('./site-panel.tsx'), { over: withTrigger })

/** The links of a site; one with more than a link has a button beside it that opens what is below it (SHELL-6). */
export const SiteLinks = ({ items }: { items: readonly MenuItem[] }) => (
  <Inline space={4}>
    {items.map((item) => {
      const key = `${item.url} ${item.title}`
      const link = (
        <Link key={key} href={item.url} tone="quiet">
          {item.title}
        </Link>
      )
      return opens(item) ? (
        <Inline key={key} as="span" space={1} wrap={false}>
          {link}
          <PanelButton item={item} />
        </Inline>
      ) : (
        link
      )
    })}
  </Inline>
)

function PanelButton({ item }: { item: MenuItem }) {
  const t = useTranslations()
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const trigger = (
    <IconButton
      icon="chevron-down"
      label={t('shell.menu.show', item.title)}
      size="s"
      tone="inherit"
      // A loaded panel opens by itself.
      {...(wanted
        ? {}
        : {
            'aria-haspopup': 'dialog',
            'aria-expanded': open,
            onClick: () => {
              setOpen(true)
              // As a transition, the button stays until the panel has loaded.
              startTransition(() => setWanted(true))
            },
          })}
    />
  )
  return (
    <span className={opener}>
      <Suspense fallback={trigger}>
        {wanted ? <SitePanel item={item} trigger={trigger} open={open} onOpenChange={setOpen} /> : trigger}
      </Suspense>
    </span>
  )
}
