export { emptyConfiguration, missingChoices } from './configuration.ts'
export type {
  Configuration,
  ConfigurationField,
  ConfigurationValue,
  FinishingOffer,
} from './configuration.ts'
export { fitText } from './placement.ts'
export type { GarmentView, Place, PlacedField } from './placement.ts'
export { ConfigurationForm } from './configuration-form.tsx'
export type { ConfigurationFormLabels, ConfigurationFormProps } from './configuration-form.tsx'
