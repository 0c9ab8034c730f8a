import type { DeliveryAddress } from '../../rules.ts'
import { Line } from './fields.tsx'
import { pair } from '../become-a-customer.css.ts'

type Place = Pick<DeliveryAddress, 'street' | 'postalCode' | 'city'>

interface PlaceFieldsProps {
  tab: 'company' | 'delivery'
  /** Path of the address: `company`, `delivery.addresses.0`. */
  path: string
  place: Place
  onChange: (part: Partial<Place>) => void
}

/** Street, postal code and city of an address of the application. */
export function PlaceFields({ tab, path, place, onChange }: PlaceFieldsProps) {
  const section = tab === 'delivery' ? 'shipping ' : ''
  return (
    <>
      <Line
        path={`${path}.street`}
        field={`${tab}.street`}
        value={place.street}
        onValueChange={(street) => onChange({ street })}
        required
        maxLength={120}
        autoComplete={`${section}address-line1`}
      />
      <div className={pair}>
        <Line
          path={`${path}.postalCode`}
          field={`${tab}.postalCode`}
          value={place.postalCode}
          onValueChange={(postalCode) => onChange({ postalCode })}
          required
          maxLength={12}
          autoComplete={`${section}postal-code`}
          inputMode="numeric"
        />
        <Line
          path={`${path}.city`}
          field={`${tab}.city`}
          value={place.city}
          onValueChange={(city) => onChange({ city })}
          required
          maxLength={60}
          autoComplete={`${section}address-level2`}
        />
      </div>
    </>
  )
}
