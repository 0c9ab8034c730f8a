import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { FileDrop } from '@tradecounter/ui/file-drop'
import { Columns, Inline, Stack } from '@tradecounter/ui/layout'
import { TextArea } from '@tradecounter/ui/text-area'
import { templateFile } from './row-rules.ts'
import { rowFormats, saveRows } from './rows-file.ts'
import type { RowCheck } from './use-row-check.ts'

/** Accepted file types, including spreadsheet types that are refused with advice. */
const accepted = '.csv,.tsv,.txt,.xlsx,.ods,.xlsm,.xls'
/** Maximum number of rows of a paste or file, as in the contract. */
export const mostRows = 5000

/**
 * Length of a paste that is checked at once, like a file: rendering thousands of rows in the field takes a slow
 * computer about a second, and nobody edits them there.
 */
const longPaste = 20_000

/** Input of many rows: paste, file, and a template to download. */
export function RowEntry({ check, startsOver }: { check: RowCheck; startsOver: boolean }) {
  const t = useTranslations()
  const [text, setText] = useState('')
  const [fileName, setFileName] = useState<string | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const busy = check.busy === 'check'
  const paste = useEffectEvent((event: ClipboardEvent): void => {
    const pasted = event.clipboardData?.getData('text/plain') ?? ''
    if (pasted.length < longPaste || busy || field.current === null) return
    event.preventDefault()
    const { value, selectionStart, selectionEnd } = field.current
    const content = `${value.slice(0, selectionStart)}${pasted}${value.slice(selectionEnd)}`
    // Still mounted afterwards, so the check failed: the text is put into the field.
    void check.checkText(content).then(() => setText(content))
  })
  useEffect(() => {
    const area = field.current
    area?.addEventListener('paste', paste)
    return () => area?.removeEventListener('paste', paste)
  }, [])
  // After starting over the focus moves to the field, because the button is gone.
  useEffect(() => {
    if (startsOver) field.current?.focus()
  }, [startsOver])
  // Takes over text pasted before hydration.
  useEffect(() => setText(field.current?.value ?? ''), [])
  const take = (file: File): void => {
    setFileName(file.name)
    void check.checkFile(file)
  }
  return (
    <Columns template="equal" space={8}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void check.checkText(text)
        }}
      >
        <Stack space={3}>
          <TextArea
            ref={field}
            label={t('order-directly.paste')}
            hint={t('order-directly.paste-hint')}
            name="rows"
            value={text}
            onValueChange={setText}
            rows={6}
          />
          <Inline space={3}>
            <Button
              type="submit"
              tone="accent"
              busy={busy}
              busyLabel={t('order-directly.checking')}
              disabled={text.trim() === ''}
            >
              {t('order-directly.check')}
            </Button>
          </Inline>
        </Stack>
      </form>
      <Stack space={4}>
        <FileDrop
          label={t('order-directly.file')}
          hint={t('order-directly.file-hint', mostRows)}
          name="file"
          accept={accepted}
          onFiles={(files) => files.slice(0, 1).forEach(take)}
          onRefuse={check.refuseFile}
          files={fileName === null || busy ? [] : [{ id: 'file', name: fileName, size: '' }]}
          onRemove={() => setFileName(null)}
          busy={busy}
          labels={{
            drop: t('order-directly.drop'),
            choose: t('order-directly.choose-file'),
            busy: t('order-directly.checking'),
            remove: (name) => t('order-directly.remove-file', name),
          }}
        />
        <Inline space={3}>
          {rowFormats.map((format) => (
            <Button
              key={format}
              size="s"
              icon="download"
              onClick={() => void saveRows(t('order-directly.template-file'), format, templateFile(t))}
            >
              {t('order-directly.template', format.toUpperCase())}
            </Button>
          ))}
        </Inline>
      </Stack>
    </Columns>
  )
}
