import type { QuickSearchOption, QuickSearchSection } from './suggestions.ts'

/** Props of `QuickSearch`. */
export interface QuickSearchProps {
  /** Target of the form without script. */
  action: string
  /** Name of the field in the form. */
  name: string
  /** The typed phrase. A highlighted option shows in the field without changing it. */
  value: string
  /** Called at every edit, and with an empty phrase when the field is cleared. */
  onValueChange: (value: string) => void
  /** Enter without a highlight, or the button. Without it the form is submitted. */
  onSubmit?: (phrase: string) => void
  /** An option was followed; the list closes by itself. */
  onFollow?: (option: QuickSearchOption) => void
  /** Opens the barcode scanner. Without it there is no button. */
  onScan?: () => void
  /** Deletes the recent searches, by a button below the list. Without it there is no button. */
  onForget?: () => void
  /** Whether the list may show; it shows only with content. */
  open: boolean
  /** Focus, keys and leaving the field open or close the list. */
  onOpenChange: (open: boolean) => void
  /** The field is at the top of a panel: the list fills the panel, without a border. @default false */
  inPanel?: boolean
  /** An answer is loading; the previous sections stay. @default false */
  busy?: boolean
  /** In display order; option ids are unique across all sections. */
  sections: readonly QuickSearchSection[]
  /** What the sections are for, if not for the phrase as typed. Shown above them. */
  notice?: string
  /** When nothing was found: says so with the phrase. */
  emptyText?: string
  /** Shown if the request failed, with a retry button. */
  failure?: { text: string; retryLabel: string; onRetry: () => void }
  /** Announced politely when it changes: "7 suggestions". */
  announcement?: string
  /** Texts of the field and its buttons. */
  labels: {
    /** Name of the field and of its list. */
    field: string
    placeholder: string
    submit: string
    clear: string
    /** Required with `onScan`. */
    scan?: string
    /** Required with `onForget`: "Clear recent searches". */
    forget?: string
  }
}
