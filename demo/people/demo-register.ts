import type { CompanyRegister, RegisterEntry } from '@tradecounter/api/seed'

/** Authorities and well-known companies, with the addresses that they publish. */
const companies: Readonly<Record<string, RegisterEntry>> = {
  'SE 202100-5489': {
    name: 'Bolagsverket',
    street: 'Stuvarvägen 21',
    postalCode: '851 81',
    city: 'Sundsvall',
    vatNumber: 'SE202100548901',
  },
  'SE 202100-5448': {
    name: 'Skatteverket',
    street: 'Solna strandväg 10',
    postalCode: '171 94',
    city: 'Solna',
    vatNumber: 'SE202100544801',
  },
  'NO 974 760 673': {
    name: 'Registerenheten i Brønnøysund',
    street: 'Havnegata 48',
    postalCode: '8900',
    city: 'Brønnøysund',
    vatNumber: 'NO974760673MVA',
  },
  'FI 0245458-3': {
    name: 'Verohallinto',
    street: 'Vääksyntie 4',
    postalCode: '00510',
    city: 'Helsinki',
    vatNumber: 'FI02454583',
  },
  'FI 0244683-1': {
    name: 'Patentti- ja rekisterihallitus',
    street: 'Sörnäisten rantatie 13 C',
    postalCode: '00530',
    city: 'Helsinki',
    vatNumber: 'FI02446831',
  },
  'DK 10150817': {
    name: 'Erhvervsstyrelsen',
    street: 'Langelinie Allé 17',
    postalCode: '2100',
    city: 'København Ø',
    vatNumber: 'DK10150817',
  },
}

/** The register of the demo: a few companies. */
export const demoRegister: CompanyRegister = {
  find: (number, country) =>
    Promise.resolve(companies[`${country === 'AX' ? 'FI' : country} ${number}`] ?? null),
}
