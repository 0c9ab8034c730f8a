/** Exactly one mailbox: no list, no name, nothing that a header of a mail could be made of. */
export const mailbox = /^[^\s<>()[\]\\,;:"@]{1,64}@[^\s<>()[\]\\,;:"@]{1,100}\.[^\s<>()[\]\\,;:"@.]{2,63}$/u
