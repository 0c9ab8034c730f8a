export { MobileMenu, type MobileMenuProps } from './mobile-menu.tsx'
export type { MobileMenuLabels } from './menu-levels.tsx'
