import type { QuickSearchOption, QuickSearchSection } from './suggestions.ts'

/** Props of `QuickSearch`. */
export interface QuickSearchProps {
  /** Where the form goes without script. */
  action: string
  /** Name of the field in the form. */
  name: string
  /** The phrase as typed. A highlighted option shows in the field without touching it. */
  value: string
  /** Every edit, and an empty phrase when the field is cleared. */
  onValueChange: (value: string) => void
  /** Enter without a highlight, or the button. Without it the form submits by itself. */
  onSubmit?: (phrase: string) => void
  /** An option is followed; the list closes by itself. */
  onFollow?: (option: QuickSearchOption) => void
  /** Opens what reads a barcode. Without it there is no button for it. */
  onScan?: () => void
  /** Forgets what the list shows, by a button below it. Without it there is none. */
  onForget?: () => void
  /** Whether the list may show; it does so only with something in it. */
  open: boolean
  /** Focus, keys and leaving the field open or close the list. */
  onOpenChange: (open: boolean) => void
  /** The field stands at the head of a panel of its own: the list fills that, without an edge. @default false */
  inPanel?: boolean
  /** An answer is on its way; the sections before it stay. @default false */
  busy?: boolean
  /** In the order in which they stand; ids of options are one of a kind among all of them. */
  sections: readonly QuickSearchSection[]
  /** When nothing was found: says so with the phrase. */
  emptyText?: string
  /** When the answer could not be had: says so, with a button that asks again. */
  failure?: { text: string; retryLabel: string; onRetry: () => void }
  /** Said politely when it changes: "7 suggestions". */
  announcement?: string
  /** Words of the field and its buttons. */
  labels: {
    /** Name of the field and of its list. */
    field: string
    placeholder: string
    submit: string
    clear: string
    /** With `onScan`. */
    scan?: string
    /** With `onForget`: "Clear recent searches". */
    forget?: string
  }
}
