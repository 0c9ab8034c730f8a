export { fingerprintKey, isFingerprint } from '../tracking/fingerprint-shape.ts'
export { assignVariant, fractionOf, type AssignedExperiment, type VariantShare } from './assign.ts'
