export { SiteSwitch } from './site-switch.tsx'
export type { SiteGroup, SiteOption, SiteSwitchProps } from './site-switch.tsx'
