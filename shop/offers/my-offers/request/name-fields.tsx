import { useTranslations } from '@tradecounter/shop/core'
import { TextField } from '@tradecounter/ui/text-field'

interface NameFieldsProps {
  name: string
  onNameChange: (name: string) => void
  project: string
  onProjectChange: (project: string) => void
  /** The name is missing, and the form was sent. */
  nameMissing?: boolean
}

/** Name and project of a request. */
export function NameFields({
  name,
  onNameChange,
  project,
  onProjectChange,
  nameMissing = false,
}: NameFieldsProps) {
  const t = useTranslations()
  return (
    <>
      <TextField
        label={t('offers.name')}
        name="name"
        required
        maxLength={80}
        value={name}
        onValueChange={onNameChange}
        {...(nameMissing ? { message: t('offers.name-missing') } : {})}
      />
      <TextField
        label={t('offers.project')}
        name="project"
        maxLength={40}
        value={project}
        onValueChange={onProjectChange}
      />
    </>
  )
}
