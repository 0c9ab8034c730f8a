import { atom } from 'jotai'

/** The source that feedback is being written about; null while the dialog is closed. */
export const feedbackAtom = atom<{ source: string } | null>(null)

/** What has been typed and not sent: it stays when the dialog is closed. */
export const feedbackTextAtom = atom('')
