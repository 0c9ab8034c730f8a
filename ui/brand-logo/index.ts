export { BrandLogo, type BrandLogoProps } from './brand-logo.tsx'
export { logoName } from './logo-name.ts'
