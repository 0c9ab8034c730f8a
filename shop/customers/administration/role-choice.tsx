import { useTranslations } from '@tradecounter/shop/core'
import { roleName } from '@tradecounter/shop/users'
import { Checkbox } from '@tradecounter/ui/checkbox'
import { form, legend } from './customer-administration.css.ts'

/** The roles of a user at a customer, one box each. */
export function RoleChoice({
  roles,
  chosen,
  disabled = false,
  message,
  onChange,
}: {
  roles: readonly string[]
  chosen: readonly string[]
  disabled?: boolean
  message?: string
  onChange: (chosen: string[]) => void
}) {
  const t = useTranslations()
  return (
    <fieldset className={form} disabled={disabled}>
      <legend className={legend}>{t('customers.roles')}</legend>
      {roles.map((role, at) => (
        <Checkbox
          key={role}
          name={`role-${role}`}
          label={roleName(role, t)}
          checked={chosen.includes(role)}
          onCheckedChange={(checked) =>
            onChange(checked ? [...chosen, role] : chosen.filter((other) => other !== role))
          }
          {...(at === 0 && message !== undefined ? { message } : {})}
        />
      ))}
    </fieldset>
  )
}
