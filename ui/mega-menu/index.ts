export { MegaMenu, type MegaMenuProps } from './mega-menu.tsx'
export { MenuExtra } from './menu-extra.tsx'
export { type MegaMenuLabels, type MenuItem, moreId, opens } from './menu-item.ts'
