import { useEffect } from 'react'
import { navigation, useShop } from '@tradecounter/shop/core'

const channelName = 'tradecounter-person'

/**
 * All tabs of a site show the same person. Each page says, when it is opened, whom it was made for; a tab that was
 * made for somebody else (before a sign-in, a sign-out or a customer switch in another) asks for itself anew, so that
 * no price stays and nothing is added to a cart that is no longer on screen.
 */
export function useOnePerson(): void {
  const { user } = useShop()
  const person = user === null ? '' : `${user.userId} ${user.customerId}`
  useEffect(() => {
    const channel = new BroadcastChannel(channelName)
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (data !== person) navigation.reload()
    })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its own origin and takes no other
    channel.postMessage(person)
    return () => channel.close()
  }, [person])
}
