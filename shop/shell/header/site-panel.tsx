import { Stack } from '@tradecounter/ui/layout'
import { Link } from '@tradecounter/ui/link'
import type { MenuItem } from '@tradecounter/ui/mega-menu'
import { Popover, type PopoverProps } from '@tradecounter/ui/popover'
import { RichText } from '@tradecounter/ui/rich-text'

export interface SitePanelProps extends Pick<PopoverProps, 'trigger' | 'open' | 'onOpenChange'> {
  item: MenuItem
}

/** What is below an entry of the site's own menu: its links and what editors have written (spec §3 "Menus"). */
export default function SitePanel({ item, ...popover }: SitePanelProps) {
  const { title, subItems, nodes = [] } = item
  return (
    <Popover {...popover} label={title} align="start">
      <Stack space={4}>
        {subItems.length > 0 && (
          <Stack as="ul" space={2} align="start">
            {subItems.map((link) => (
              <li key={`${link.url} ${link.title}`}>
                <Link href={link.url}>{link.title}</Link>
              </li>
            ))}
          </Stack>
        )}
        {nodes.length > 0 && <RichText nodes={nodes} />}
      </Stack>
    </Popover>
  )
}
