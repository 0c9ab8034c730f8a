export { StatusBanner } from './status-banner.tsx'
export type { Severity, StatusBannerProps } from './status-banner.tsx'
