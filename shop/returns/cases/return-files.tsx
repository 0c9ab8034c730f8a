import { useState } from 'react'
import { formatFileSize, useHttpClient, useFormat, useTranslations } from '@tradecounter/shop/core'
import { removeUpload, uploadFile } from '@tradecounter/shop/salespeople'
import { FileDrop } from '@tradecounter/ui/file-drop'

export interface ReturnFile {
  id: string
  name: string
  size: string
}

const mostFiles = 10

/** Uploads photos and documents of a case. */
export function ReturnFiles({
  files,
  onFilesChange,
}: {
  files: readonly ReturnFile[]
  onFilesChange: (files: readonly ReturnFile[]) => void
}) {
  const t = useTranslations()
  const format = useFormat()
  const httpClient = useHttpClient()
  const [uploading, setUploading] = useState<number | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const upload = async (chosen: readonly File[]): Promise<void> => {
    setRefused(null)
    if (files.length + chosen.length > mostFiles) return setRefused(t('returns.files-hint'))
    const added: ReturnFile[] = []
    for (const file of chosen) {
      setUploading(0)
      try {
        const { fileId, name, size } = await uploadFile(httpClient, file, setUploading, 'returnFile')
        added.push({ id: fileId, name, size: formatFileSize(size) })
      } catch {
        setRefused(t('returns.file-refused', file.name))
      }
    }
    onFilesChange([...files, ...added])
    setUploading(null)
  }
  return (
    <FileDrop
      label={t('returns.files')}
      name="files"
      accept=".pdf,.png,.jpg,.jpeg,.webp,.xlsx,.csv,.txt"
      multiple
      hint={t('returns.files-hint')}
      files={files}
      busy={uploading !== null}
      onFiles={(chosen) => void upload(chosen)}
      onRefuse={([first]) => setRefused(t('returns.file-refused', first?.name ?? ''))}
      onRemove={(id) => {
        onFilesChange(files.filter((file) => file.id !== id))
        // It expires anyway.
        void removeUpload(httpClient, { fileId: id }).catch(() => undefined)
      }}
      labels={{
        drop: t('returns.drop'),
        choose: t('returns.choose-file'),
        busy: t('returns.uploading', format.count(Math.round((uploading ?? 0) * 100))),
        remove: (name) => t('returns.remove-file', name),
      }}
      {...(refused === null ? {} : { message: refused })}
    />
  )
}
