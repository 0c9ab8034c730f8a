export { MegaMenu, type MegaMenuProps } from './mega-menu.tsx'
export type { MenuItem } from './menu-item.ts'
