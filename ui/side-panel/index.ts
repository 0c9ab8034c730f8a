export { SidePanel, type SidePanelProps } from './side-panel.tsx'
export { useOpenerFocus } from './use-opener-focus.ts'
