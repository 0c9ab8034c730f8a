export { emptyConfiguration, missingChoices } from './configuration.ts'
export type {
  Configuration,
  ConfigurationField,
  ConfigurationValue,
  FinishingOffer,
} from './configuration.ts'
export { ConfigurationForm } from './configuration-form.tsx'
export type { ConfigurationFormLabels, ConfigurationFormProps } from './configuration-form.tsx'
