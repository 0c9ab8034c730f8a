import { useTranslations } from '@tradecounter/shop/core'
import type { Person } from '../../rules.ts'
import { Line } from './fields.tsx'
import { even } from '../become-a-customer.css.ts'

interface PersonFieldsProps {
  /** Path of the person: `persons.buyers.0`. */
  path: string
  person: Person
  onChange: (person: Person) => void
  /** The reader's own name and addresses: the browser may fill them in. @default false */
  own?: boolean
  /** @default true */
  needsMobile?: boolean
}

/** Name, e-mail and mobile phone of a person. */
export function PersonFields({ path, person, onChange, own = false, needsMobile = true }: PersonFieldsProps) {
  const t = useTranslations()
  const fill = (token: string): string => (own ? token : 'off')
  return (
    <>
      <Line
        path={`${path}.name`}
        field="persons.name"
        value={person.name}
        onValueChange={(name) => onChange({ ...person, name })}
        required
        maxLength={80}
        autoComplete={fill('name')}
      />
      <div className={even}>
        <Line
          path={`${path}.email`}
          field="persons.email"
          type="email"
          value={person.email}
          onValueChange={(email) => onChange({ ...person, email })}
          required
          maxLength={165}
          autoComplete={fill('email')}
          inputMode="email"
          {...(own ? { hint: t('become-a-customer.email-hint') } : {})}
        />
        <Line
          path={`${path}.mobile`}
          field="persons.mobile"
          type="tel"
          value={person.mobile}
          onValueChange={(mobile) => onChange({ ...person, mobile })}
          required={needsMobile}
          maxLength={30}
          autoComplete={fill('tel')}
          inputMode="tel"
          {...(needsMobile ? {} : { hint: t('become-a-customer.optional') })}
        />
      </div>
    </>
  )
}
