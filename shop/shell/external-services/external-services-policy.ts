/** Name of the policy that `trusted-types` allows; the same as `externalServicesPolicy` of the contract. */
export const externalServicesPolicy = 'external-services'
