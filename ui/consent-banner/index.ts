export { ConsentBanner } from './consent-banner.tsx'
export type { ConsentBannerProps, ConsentGroup } from './consent-banner.tsx'
