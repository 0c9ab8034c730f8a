'use client'
import {
  type ChangeEvent,
  type DragEvent,
  type JSX,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { IconButton } from '../icon-button/index.ts'
import { Field, type FieldProps } from '../field/index.ts'
import { Icon } from '../icon/index.ts'
import { Spinner } from '../spinner/index.ts'
import { sortFiles } from './accepted-files.ts'
import * as styles from './file-drop.css.ts'

/** Props of `FileDrop`. */
export interface FileDropProps extends Pick<
  FieldProps,
  'label' | 'name' | 'message' | 'hint' | 'required' | 'disabled' | 'id' | 'labelHidden'
> {
  /** Accepted types as in HTML: `.csv,.xlsx,image/*`. Empty accepts all. @default '' */
  accept?: string
  /** Accepts several files at once. @default false */
  multiple?: boolean
  /** Called with accepted files, chosen or dropped. */
  onFiles: (files: File[]) => void
  /** Called with refused files: of another type, or more than one. */
  onRefuse: (files: File[]) => void
  /** The accepted files. `size` is formatted: "24 kB". */
  files: readonly { id: string; name: string; size: string }[]
  /** Called to remove a file; the focus returns to the field. */
  onRemove: (id: string) => void
  /** The files are being read or uploaded. */
  busy?: boolean
  /** Texts of the drop zone and its button, and names of the remove buttons. */
  labels: { drop: string; choose: string; busy: string; remove: (name: string) => string }
}

/** Use it to choose files in the system's dialog or by drag and drop. Everything works by keyboard. */
export function FileDrop(props: FileDropProps): JSX.Element {
  const { label, message, hint, required, disabled, id, labelHidden, labels, files, onRemove } = props
  const { name, accept = '', multiple = false, onFiles, onRefuse, busy = false } = props
  // Entering a child fires `dragleave` on its parent: only the difference tells whether the pointer is over the
  // zone.
  const [depth, setDepth] = useState(0)
  const field = useRef<HTMLInputElement>(null)
  const closed = disabled === true || busy

  const take = (list: FileList | null): void => {
    const { taken, refused } = sortFiles([...(list ?? [])], accept, multiple)
    if (taken.length > 0) onFiles(taken)
    if (refused.length > 0) onRefuse(refused)
  }
  const takeFrom = (input: HTMLInputElement): void => {
    take(input.files)
    // Choosing the same file again, after a correction, must fire a change event.
    input.value = ''
  }
  const takeOver = useEffectEvent((): void => {
    if (field.current?.files?.length) takeFrom(field.current)
  })
  // Takes over files chosen before hydration.
  useEffect(() => takeOver(), [])
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setDepth(0)
    if (!closed) take(event.dataTransfer.files)
  }

  return (
    <Field {...{ label, message, hint, required, disabled: closed, id, labelHidden }}>
      {(tied) => (
        <>
          <div
            className={styles.zone}
            data-over={(depth > 0 && !closed) || undefined}
            aria-busy={busy}
            onDragEnter={() => setDepth((now) => now + 1)}
            onDragLeave={() => setDepth((now) => Math.max(0, now - 1))}
            onDragOver={(event) => event.preventDefault()}
            onDrop={drop}
          >
            <input
              {...tied}
              ref={field}
              // The accepted files are held by the caller; the input itself is always empty.
              required={required && files.length === 0}
              type="file"
              name={name}
              className={styles.input}
              accept={accept || undefined}
              multiple={multiple}
              onChange={(event: ChangeEvent<HTMLInputElement>) => takeFrom(event.currentTarget)}
            />
            <span className={styles.sign}>
              {busy ? <Spinner label={null} size="m" /> : <Icon name="document" size="l" />}
            </span>
            <span className={styles.drop}>{busy ? labels.busy : labels.drop}</span>
            <label className={styles.choose} htmlFor={tied.id}>
              {labels.choose}
            </label>
          </div>
          {files.length > 0 && (
            <ul className={styles.files}>
              {files.map((file) => (
                <li key={file.id} className={styles.file}>
                  <Icon name="document" size="s" />
                  <bdi className={styles.fileName}>{file.name}</bdi>
                  <bdi className={styles.fileSize}>{file.size}</bdi>
                  <IconButton
                    icon="trash"
                    label={labels.remove(file.name)}
                    disabled={closed}
                    onClick={() => {
                      // The remove button disappears with its file, and the focus would be lost.
                      field.current?.focus()
                      onRemove(file.id)
                    }}
                  />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Field>
  )
}
