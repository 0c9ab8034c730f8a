export { EnvironmentBanner, type EnvironmentBannerProps } from './environment-banner.tsx'
