/** Options of a query for what screen readers are told. Other queries by text ignore it. */
export const inAnnouncer = { selector: '[data-announcer]', ignore: false } as const
