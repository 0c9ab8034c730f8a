/** Tables of notifications in browsers. */
export interface PushTables {
  /** Browsers in which users get notifications. */
  pushSubscriptions: {
    id: string
    userId: string
    /** The site in whose pages the browser was switched on. */
    site: string
    /** The session in which that was done, or the one that has replaced it; it may have run out. */
    session: string
    /** SHA-256 of the id that the sign-in has left in the browser; empty if unknown. */
    deviceHash: string
    /** Browser and system; empty if unknown. */
    browser: string
    /**
     * Where the browser's push service takes messages. Whoever knows it can send nothing without the keys of the shop.
     */
    endpoint: string
    /** Keys with which only the browser reads a message, in base64url. */
    p256dh: string
    auth: string
    createdAt: string
    /** When the push service last took a message; null if never. */
    sentAt: string | null
  }
  /** What waits to be sent. The id is that of the job. */
  pushMessages: {
    id: string
    subscriptionId: string
    userId: string
    /** The customer whom it is about. */
    customerId: string
    /** Language tag of the texts. */
    language: string
    title: string
    body: string
    /** The page that it leads to, on the site of the browser. */
    path: string
    createdAt: string
  }
}
