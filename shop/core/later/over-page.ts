import { cloneElement, isValidElement, type ReactElement } from 'react'

/** Props of a part that opens over the page and can be opened again. */
interface OpenProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** For `later`: a part that shows while it is open. */
export const whileOpen = ({ open, onOpenChange }: OpenProps) => ({ open, close: () => onOpenChange(false) })

/** For `later`: a part that renders its own trigger button. */
export const withTrigger = ({ trigger, ...part }: OpenProps & { trigger: ReactElement }) => ({
  ...whileOpen(part),
  trigger: isValidElement<{ onClick: () => void }>(trigger)
    ? cloneElement(trigger, { onClick: () => part.onOpenChange(true) })
    : trigger,
})

/** For `later`: a part that stays mounted until it is closed. */
export const untilClosed = ({ onClose }: { onClose: () => void }) => ({ close: onClose })
