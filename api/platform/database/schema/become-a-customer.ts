import type { ApplicationRole, ApplicationState } from '../../../contract/index.ts'

/** Tables of applications of companies. */
export interface BecomeACustomerTables {
  /** Applications of companies. `details` is the encrypted JSON of `ApplicationValues`. */
  applications: {
    id: string
    site: string
    siteName: string
    language: string
    state: ApplicationState
    revision: number
    details: string
    companyVersion: number
    personsVersion: number
    deliveryVersion: number
    termsVersion: number
    /** Session that has begun the draft, until it is submitted. */
    startedBy: string | null
    /** The current e-identification; empty without one. */
    identificationId: string
    reference: string | null
    companyName: string
    searchText: string
    /** Keyed hash of country and number; empty until there is one. */
    organisationHash: string
    /** Keyed hash of the applicant's mail address; empty until there is one. */
    emailHash: string
    /** Of the shop to the applicant. */
    message: string
    /** Of the credit check, for the shop. */
    note: string
    sellerId: string
    customerId: string
    createdAt: string
    changedAt: string
    submittedAt: string | null
    /** When the applicant of a duplicate asked the administrators of the company for access. */
    attachmentAskedAt: string | null
    expiresAt: string
  }
  /**
   * Cookies (`browser`) and mailed links (`link`, and `onceLink` for one use) that open an application, by their hash.
   */
  applicationKeys: {
    keyHash: string
    applicationId: string
    role: ApplicationRole
    kind: 'browser' | 'link' | 'onceLink'
    createdAt: string
    expiresAt: string
  }
  /**
   * Attempts of e-identification. `secrets` is encrypted JSON of code verifier, nonce and redirect address; `signedBy`
   * and `subject` are encrypted.
   */
  identifications: {
    id: string
    applicationId: string
    /** `answering`: the provider has sent the browser back, and its answer is being checked. */
    state: 'invited' | 'started' | 'answering' | 'cancelled' | 'failed' | 'signed'
    /** The key of the browser that has started it. */
    keyHash: string
    stateHash: string | null
    secrets: string
    /** Path of the page that has started it. */
    page: string
    signedBy: string
    /**
     * Issuer and subject of the signed ID token: the signer as the provider names the person. Empty until it is signed.
     */
    issuer: string
    subject: string
    startedAt: string
    changedAt: string
    expiresAt: string
  }
  /** Mails of a day that anybody could cause by an application, by the keyed hash of their recipient. */
  applicationMails: { recipientHash: string; day: string; count: number }
  /** What a customer has agreed to when it applied, and who has signed it. `signedBy` and `subject` are encrypted. */
  customerAgreements: {
    customerId: string
    /** The applicant, as the first administrator; empty once erased. */
    userId: string
    termsVersion: string
    acceptedAt: string
    /** Null without consent to a credit check. */
    creditCheckConsentAt: string | null
    /** 1: wants offers by mail. */
    marketing: number
    /** The applicant if that is who signs, else empty. */
    signerId: string
    /** As in `identifications`; empty, and `signedAt` null, without a signature. */
    signedBy: string
    signedAt: string | null
    issuer: string
    subject: string
  }
  /** The next customer number of a site. */
  nextCustomerNumbers: { site: string; next: number }
}
