export { LocaleSwitch } from './locale-switch.tsx'
export type { LocaleOption, LocaleSwitchProps } from './locale-switch.tsx'
