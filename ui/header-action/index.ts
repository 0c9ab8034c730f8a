export { HeaderAction, type HeaderActionProps } from './header-action.tsx'
