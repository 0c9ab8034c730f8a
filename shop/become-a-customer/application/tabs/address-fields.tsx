import { useTranslations } from '@tradecounter/shop/core'
import type { DeliveryAddress } from '../../rules.ts'
import { Choice, Line } from './fields.tsx'
import { PlaceFields } from './place-fields.tsx'
import { useParameters } from '../use-tab-values.ts'
import { even } from '../become-a-customer.css.ts'

interface AddressFieldsProps {
  /** Path of the address: `delivery.addresses.0`. */
  path: string
  address: DeliveryAddress
  onChange: (part: Partial<DeliveryAddress>) => void
}

/** One delivery address. */
export function AddressFields({ path, address, onChange }: AddressFieldsProps) {
  const t = useTranslations()
  const { countries } = useParameters()
  return (
    <>
      <Line
        path={`${path}.name`}
        field="delivery.name"
        value={address.name}
        onValueChange={(name) => onChange({ name })}
        required
        maxLength={80}
        autoComplete="shipping organization"
      />
      <PlaceFields tab="delivery" path={path} place={address} onChange={onChange} />
      {countries.length > 1 && (
        <Choice
          path={`${path}.country`}
          field="delivery.country"
          value={address.country}
          onValueChange={(country) => onChange({ country })}
          required
          options={countries.map((value) => ({ value, label: t(`become-a-customer.country-${value}`) }))}
        />
      )}
      <div className={even}>
        <Line
          path={`${path}.goodsMark`}
          field="delivery.goodsMark"
          value={address.goodsMark}
          onValueChange={(goodsMark) => onChange({ goodsMark })}
          maxLength={40}
          autoComplete="off"
          hint={t('become-a-customer.optional')}
        />
        <Line
          path={`${path}.phone`}
          field="delivery.phone"
          type="tel"
          value={address.phone}
          onValueChange={(phone) => onChange({ phone })}
          maxLength={30}
          autoComplete="shipping tel"
          inputMode="tel"
          hint={t('become-a-customer.optional')}
        />
      </div>
    </>
  )
}
