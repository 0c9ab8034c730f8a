export { Icon, iconNames } from './icon.tsx'
export type { IconName, IconProps } from './icon.tsx'
