import { cloneElement, isValidElement, type ReactElement } from 'react'

/** Props of a part that opens over the page and can be opened again. */
interface OpenProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** For `later`: a part that is shown while it is open. */
export const whileOpen = ({ open, onOpenChange }: OpenProps) => ({ open, close: () => onOpenChange(false) })

/** For `later`: a part that draws the button that opens it. */
export const withTrigger = ({ trigger, ...part }: OpenProps & { trigger: ReactElement }) => ({
  ...whileOpen(part),
  trigger: isValidElement<{ onClick: () => void }>(trigger)
    ? cloneElement(trigger, { onClick: () => part.onOpenChange(true) })
    : trigger,
})

/** For `later`: a part that is drawn as long as it is wanted. */
export const untilClosed = ({ onClose }: { onClose: () => void }) => ({ close: onClose })
