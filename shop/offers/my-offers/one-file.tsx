import { formatFileSize, useFormat, useTranslations } from '@tradecounter/shop/core'
import { FileDrop } from '@tradecounter/ui/file-drop'

interface OneFileProps {
  label: string
  /** File extensions, as `accept` of an input. */
  accept: string
  file: File | null
  onFileChange: (file: File | null) => void
  onRefuse: () => void
  /** Uploaded part, 0 to 1; null while nothing is uploaded. @default null */
  uploaded?: number | null
}

/** A field for one file: rows of a request, or the attachment of a message. */
export function OneFile({ label, accept, file, onFileChange, onRefuse, uploaded = null }: OneFileProps) {
  const t = useTranslations()
  const format = useFormat()
  return (
    <FileDrop
      label={label}
      name="file"
      accept={accept}
      files={file === null ? [] : [{ id: 'file', name: file.name, size: formatFileSize(file.size) }]}
      busy={uploaded !== null}
      onFiles={([chosen]) => onFileChange(chosen ?? null)}
      onRefuse={onRefuse}
      onRemove={() => onFileChange(null)}
      labels={{
        drop: t('offers.file-drop'),
        choose: t('offers.file-choose'),
        busy: t('offers.file-uploading', format.count(Math.round((uploaded ?? 0) * 100))),
        remove: (name) => t('offers.file-remove', name),
      }}
    />
  )
}
