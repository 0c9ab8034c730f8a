const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether nobody on the way can read what is sent to an address: https, or http to this machine. */
export const isSecureUrl = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && loopback.has(hostname))
