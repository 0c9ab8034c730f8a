import type { SiteKey } from '@tradecounter/api/contract'
import type { Seller } from '@tradecounter/api/seed'

type Country = Seller['country']

/** Made-up companies with valid check digits, from the last numbers of each register. */
const companies: Readonly<Record<Exclude<Country, 'AX'>, Omit<Seller, 'name' | 'email' | 'phone'>>> = {
  SE: {
    organisationNumber: '5599999009',
    vatNumber: 'SE559999900901',
    endpoint: { scheme: '0007', value: '5599999009' },
    street: 'Lagergatan 1',
    postalCode: '120 30',
    city: 'Stockholm',
    country: 'SE',
    registration: 'Godkänd för F-skatt',
    account: { kind: 'bankgiro', id: '59999995', bic: '' },
  },
  NO: {
    organisationNumber: '999999999',
    vatNumber: 'NO999999999MVA',
    endpoint: { scheme: '0192', value: '999999999' },
    street: 'Lagerveien 3',
    postalCode: '0668',
    city: 'Oslo',
    country: 'NO',
    registration: 'Foretaksregisteret',
    account: { kind: 'iban', id: 'NO9386011117947', bic: 'DNBANOKK' },
  },
  FI: {
    organisationNumber: '99999909',
    vatNumber: 'FI99999909',
    endpoint: { scheme: '0216', value: '003799999909' },
    street: 'Varastokatu 5',
    postalCode: '01300',
    city: 'Vantaa',
    country: 'FI',
    registration: '',
    account: { kind: 'iban', id: 'FI2112345600000785', bic: 'NDEAFIHH' },
  },
  DK: {
    organisationNumber: '99999926',
    vatNumber: 'DK99999926',
    endpoint: { scheme: '0184', value: '99999926' },
    street: 'Lagervej 7',
    postalCode: '8000',
    city: 'Aarhus C',
    country: 'DK',
    registration: '',
    account: { kind: 'fik', id: '89999990', bic: '' },
  },
}

const names: Readonly<Record<SiteKey, readonly [name: string, country: keyof typeof companies]>> = {
  se: ['Tradecounter Sverige AB', 'SE'],
  no: ['Tradecounter Norge AS', 'NO'],
  fi: ['Tradecounter Suomi Oy', 'FI'],
  ax: ['Tradecounter Suomi Oy', 'FI'],
  'dk-vvs': ['Tradecounter Danmark A/S', 'DK'],
  'dk-handel': ['Tradecounter Danmark A/S', 'DK'],
  workwear: ['A-Workwear AB', 'SE'],
  'gelia-se': ['Gelia Sverige AB', 'SE'],
  'gelia-no': ['Gelia Norge AS', 'NO'],
  prevex: ['Prevex Oy', 'FI'],
}

/** The seller of a site on its documents of billing. */
export const demoSeller = (site: SiteKey): Seller => {
  const [name, country] = names[site]
  return { name, ...companies[country], email: 'faktura@demo.example', phone: '010-174 06 00' }
}
