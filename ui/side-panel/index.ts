export { SidePanel, type SidePanelProps } from './side-panel.tsx'
export { useOpenerFocus } from './opener-focus.ts'
