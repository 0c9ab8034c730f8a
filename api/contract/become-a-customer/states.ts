/**
 * The tabs of the application (my-pages §26), in their order. The receipt is shown once the application is submitted.
 */
export const applicationTabs = ['company', 'persons', 'delivery', 'terms', 'identify', 'receipt'] as const
export type ApplicationTab = (typeof applicationTabs)[number]

/** The tabs whose values are filled in and saved. */
export const formTabs = ['company', 'persons', 'delivery', 'terms'] as const
export type FormTab = (typeof formTabs)[number]

/** Forms of business. A site refuses those that it does not sell to. */
export const businessModels = [
  'limitedCompany',
  'soleTrader',
  'association',
  'publicSector',
  'privatePerson',
] as const
export type BusinessModel = (typeof businessModels)[number]

/**
 * States of an application. `draft` and `moreInformation` can be filled in and submitted. `duplicate`: the company is a
 * customer already, as the shop has found out.
 */
export const applicationStates = [
  'draft',
  'submitted',
  'creditCheck',
  'moreInformation',
  'approved',
  'rejected',
  'duplicate',
] as const
export type ApplicationState = (typeof applicationStates)[number]

/**
 * States of the e-identification. `started`: the provider has been opened, here or on another device. `invited`: the
 * signatory has a link by mail. `cancelled`, `failed` and `expired` can be started again.
 */
export const identificationStates = [
  'none',
  'invited',
  'started',
  'cancelled',
  'failed',
  'expired',
  'signed',
] as const
export type IdentificationState = (typeof identificationStates)[number]

/** How a customer pays. */
export const paymentWays = ['invoice', 'card'] as const
export type PaymentWay = (typeof paymentWays)[number]

/** Trades of the applicants. */
export const applicationTrades = [
  'plumbing',
  'electrical',
  'ventilation',
  'construction',
  'property',
  'industry',
  'infrastructure',
  'publicServices',
  'retail',
  'other',
] as const
/** Numbers of employees. */
export const companySizes = ['1', '2-9', '10-49', '50-249', '250+'] as const

/** Who holds a link to an application: the one who fills it in, or the authorised signatory who signs it. */
export const applicationRoles = ['applicant', 'signatory'] as const
export type ApplicationRole = (typeof applicationRoles)[number]
