export { BrandLogo, logoName, type BrandLogoProps } from './brand-logo.tsx'
