import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from '@tradecounter/shop/core'
import { Stack } from '@tradecounter/ui/layout'
import { SidePanel } from '@tradecounter/ui/side-panel'
import { Spinner } from '@tradecounter/ui/spinner'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { Text } from '@tradecounter/ui/text'
import { cameraProblem, scanCode, type CameraProblem } from './barcode-camera.ts'
import { picture } from './scan-sheet.css.ts'

const problemKeys = {
  refused: 'quick-search.scan-refused',
  'no-camera': 'quick-search.scan-no-camera',
  failed: 'quick-search.scan-failed',
} as const satisfies Record<CameraProblem, string>

export interface ScanSheetProps {
  onClose: () => void
  /** Called with the first code found; the sheet closes before. */
  onCode: (code: string) => void
}

/** The picture of the camera, or why there is none. */
function Camera({ onCode }: Pick<ScanSheetProps, 'onCode'>) {
  const t = useTranslations()
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const [state, setState] = useState<'starting' | 'looking' | CameraProblem>('starting')
  const found = useEffectEvent((code: string) => onCode(code))
  useEffect(() => {
    if (video === null) return undefined
    const ending = new AbortController()
    scanCode(video, (code) => found(code), ending.signal).catch((failure: unknown) => {
      if (!ending.signal.aborted) setState(cameraProblem(failure))
    })
    return () => ending.abort()
  }, [video])
  if (state !== 'starting' && state !== 'looking')
    return (
      <StatusBanner severity="error" severityLabel={t('common.severity.error')} live>
        {t(problemKeys[state])}
      </StatusBanner>
    )
  return (
    <Stack space={3}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a picture of the moment, without a sound */}
      <video ref={setVideo} className={picture} muted playsInline onPlaying={() => setState('looking')} />
      {state === 'starting' && <Spinner label={t('quick-search.scan-starting')} />}
      <Text>{t('quick-search.scan-hint')}</Text>
    </Stack>
  )
}

/** Reads a barcode with the camera, which is on only while the sheet is open. */
export default function ScanSheet({ onClose, onCode }: ScanSheetProps) {
  const t = useTranslations()
  return (
    <SidePanel
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('quick-search.scan')}
      closeLabel={t('common.close')}
    >
      <Camera onCode={onCode} />
    </SidePanel>
  )
}
