import type { IncomingMessage } from 'node:http'

/**
 * Whether the client has ended a request before all of its body arrived: no failure of the shop, and nobody reads an
 * answer.
 */
export const isBrokenOff = ({
  complete,
  destroyed,
}: Pick<IncomingMessage, 'complete' | 'destroyed'>): boolean => destroyed && !complete
