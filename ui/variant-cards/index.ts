export { VariantCards, type VariantCardsProps } from './variant-cards.tsx'
