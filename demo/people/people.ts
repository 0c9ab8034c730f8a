import type { Permission, SiteKey } from '@tradecounter/api/contract'

/** A demo user as the start command prints it. */
export interface DemoUser {
  userName: string
  password: string
  /** What can be tried with it, one line. */
  what: string
}

/** A role of the demo customers. */
export type DemoRole = keyof typeof rolePermissions

/** A user with the customers that it buys for, in order, each with its roles there. */
export interface DemoPerson extends DemoUser {
  name: string
  attached: readonly (readonly [customer: string, ...roles: DemoRole[]])[]
  translationEnabled?: boolean
  blocked?: boolean
  hidePricesAvailable?: boolean
  onlyMyAssortmentAvailable?: boolean
}

/** One password for every demo user: easy to type, long enough for the rule. */
export const demoPassword = 'kaffe-paus-kl-tio'

const person = (
  userName: string,
  name: string,
  what: string,
  attached: DemoPerson['attached'],
  more: Partial<DemoPerson> = {},
): DemoPerson => ({ userName, password: demoPassword, name, what, attached, ...more })

/** Everyone who can sign in, or is there to show that they cannot. */
export const demoPeople: readonly DemoPerson[] = [
  person(
    'anna',
    'Anna Lindqvist',
    'buyer at two customers with different prices, reader at a third (se)',
    [
      ['c-ror', 'buyer'],
      ['c-vvs', 'buyer'],
      ['c-kust', 'reader'],
    ],
    { hidePricesAvailable: true, onlyMyAssortmentAvailable: true },
  ),
  person('olof', 'Olof Berg', 'administrator (se)', [['c-ror', 'administrator']], {
    hidePricesAvailable: true,
  }),
  person('karin', 'Karin Ek', 'approver (se)', [['c-ror', 'approver']]),
  person('lars', 'Lars Holm', 'locked out, cannot sign in (se)', [['c-ror', 'buyer']], { blocked: true }),
  person('maria', 'Maria Novak', 'buyer with machine translation (se)', [['c-vvs', 'buyer']], {
    translationEnabled: true,
  }),
  person('nils', 'Nils Dahl', 'no permission at all (se)', [['c-vvs']]),
  person('rut', 'Rut Sandberg', 'reader: sees prices, does not order (se)', [['c-vvs', 'reader']]),
  person('jonas', 'Jonas Wik', 'orders to the stored addresses only (se)', [['c-ror', 'fitter']]),
  person('ylva', 'Ylva Strand', 'orders without seeing prices (se)', [['c-ror', 'storekeeper']]),
  person('birgit', 'Birgit Alm', 'sees orders, invoices and the price file, does not order (se)', [
    ['c-ror', 'reader', 'accountant'],
  ]),
  person('ingrid', 'Ingrid Solberg', 'buyer (no)', [['c-fjord', 'buyer']]),
  person('mikko', 'Mikko Virtanen', 'buyer (fi)', [['c-jarvi', 'buyer']]),
  person('eva', 'Eva Sundblom', 'buyer (ax)', [['c-aland', 'buyer']]),
  person('mette', 'Mette Krogh', 'buyer (dk-vvs)', [['c-aarhus', 'buyer']]),
  person('jens', 'Jens Vinther', 'buyer (dk-handel)', [['c-handel', 'buyer']]),
  person('per', 'Per Åström', 'buyer (gelia-se)', [['c-elkraft', 'buyer']]),
  person('solveig', 'Solveig Haugen', 'buyer (gelia-no)', [['c-nordlys', 'buyer']], {
    hidePricesAvailable: true,
  }),
  person('aino', 'Aino Korhonen', 'buyer (prevex)', [['c-vesi', 'buyer']]),
  person('sara', 'Sara Nyman', 'buyer (workwear)', [['c-bygg', 'buyer']], {
    onlyMyAssortmentAvailable: true,
  }),
  person('tove', 'Tove Ahlgren', 'buyer (solelgrossisten and se)', [['c-sol', 'buyer']]),
]

/** Who can sign in with which password, for the start command to print. */
export const demoUsers: readonly DemoUser[] = demoPeople.map(({ userName, password, what }) => ({
  userName,
  password,
  what,
}))

/** A customer with the addresses that goods are sent to beside its own. */
export interface DemoCustomer {
  id: string
  number: string
  name: string
  site: SiteKey
  priceGroup: string
  warehouseId: string
  street: string
  postalCode: string
  city: string
  country: string
  /** Name, street, postal code and city of building sites. */
  sites: readonly (readonly [name: string, street: string, postalCode: string, city: string])[]
}

type Head = readonly [
  id: string,
  number: string,
  name: string,
  site: SiteKey,
  priceGroup: string,
  warehouseId: string,
]
type Place = readonly [street: string, postalCode: string, city: string, country: string]

function customer(
  [id, number, name, site, priceGroup, warehouseId]: Head,
  [street, postalCode, city, country]: Place,
  sites: DemoCustomer['sites'],
): DemoCustomer {
  return { id, number, name, site, priceGroup, warehouseId, street, postalCode, city, country, sites }
}

/** The companies that demo users buy for. */
export const demoCustomers: readonly DemoCustomer[] = [
  customer(
    ['c-ror', '104210', 'Lindqvist Rör AB', 'se', 'se-standard', 'STO'],
    ['Rörvägen 12', '117 43', 'Stockholm', 'SE'],
    [
      ['Brf Tallen, etapp 2', 'Tallkrogsvägen 80', '122 61', 'Enskede'],
      ['Skolan Björken', 'Björkallén 3', '141 45', 'Huddinge'],
    ],
  ),
  customer(
    ['c-vvs', '104377', 'Västkustens VVS AB', 'se', 'se-large', 'GOT'],
    ['Hamngatan 4', '411 14', 'Göteborg', 'SE'],
    [['Kvarteret Måsen', 'Fiskhamnsgatan 9', '414 58', 'Göteborg']],
  ),
  customer(
    ['c-kust', '104512', 'Kustens Arbetskläder AB', 'se', 'workwear', 'MMA'],
    ['Industrigatan 31', '212 28', 'Malmö', 'SE'],
    [],
  ),
  customer(
    ['c-fjord', '204118', 'Fjord Rørservice AS', 'no', 'no', 'OSL'],
    ['Alnabruveien 5', '0668', 'Oslo', 'NO'],
    [['Byggeplass Sørenga', 'Sørengkaia 22', '0194', 'Oslo']],
  ),
  customer(
    ['c-jarvi', '304055', 'Järvi-LVI Oy', 'fi', 'fi', 'VAN'],
    ['Tikkurilantie 14', '01300', 'Vantaa', 'FI'],
    [['Koulun työmaa', 'Opintie 2', '02600', 'Espoo']],
  ),
  customer(
    ['c-aland', '314020', 'Ålands Rörtjänst Ab', 'ax', 'fi', 'MHQ'],
    ['Storagatan 18', '22100', 'Mariehamn', 'AX'],
    [],
  ),
  customer(
    ['c-aarhus', '404733', 'Aarhus VVS ApS', 'dk-vvs', 'dk', 'AAR'],
    ['Silkeborgvej 102', '8000', 'Aarhus C', 'DK'],
    [['Byggeplads Havnen', 'Bernhardt Jensens Boulevard 40', '8000', 'Aarhus C']],
  ),
  customer(
    ['c-handel', '404801', 'Vinther Handel A/S', 'dk-handel', 'dk', 'AAR'],
    ['Vestergade 7', '5000', 'Odense C', 'DK'],
    [],
  ),
  customer(
    ['c-elkraft', '504140', 'Åström Elkraft AB', 'gelia-se', 'se-standard', 'GOT'],
    ['Elektrogatan 6', '602 38', 'Norrköping', 'SE'],
    [],
  ),
  customer(
    ['c-nordlys', '514066', 'Nordlys Elektro AS', 'gelia-no', 'no', 'OSL'],
    ['Strandgata 15', '9008', 'Tromsø', 'NO'],
    [['Nybygg Storgata', 'Storgata 88', '9008', 'Tromsø']],
  ),
  customer(
    ['c-vesi', '604099', 'Vesi ja Keittiö Oy', 'prevex', 'fi', 'VAN'],
    ['Hämeenkatu 20', '33200', 'Tampere', 'FI'],
    [],
  ),
  customer(
    ['c-bygg', '704310', 'Nyman Bygg AB', 'workwear', 'workwear', 'MMA'],
    ['Byggmästaregatan 2', '222 35', 'Lund', 'SE'],
    [],
  ),
  // The fifth brand's host has the content of se, and so its customers (spec §2).
  customer(
    ['c-sol', '104688', 'Solkraft Syd AB', 'se', 'se-standard', 'MMA'],
    ['Solgatan 9', '252 25', 'Helsingborg', 'SE'],
    [['Villa Ängen, taket', 'Ängsvägen 14', '254 52', 'Helsingborg']],
  ),
]

/** What each role may do. The first four are those that every shop begins with. */
export const rolePermissions = {
  administrator: [
    'perm:seePrices',
    'perm:order',
    'perm:orderToFreeAddress',
    'perm:viewOrderHistory',
    'perm:viewInvoices',
    'perm:viewOrderAgreements',
    'perm:viewOrderPriceFile',
    'perm:adminPunchout',
    'perm:adminUsers',
    'perm:adminCompany',
    'perm:approve',
    'perm:manageLists',
  ],
  approver: [
    'perm:seePrices',
    'perm:order',
    'perm:orderToFreeAddress',
    'perm:viewOrderHistory',
    'perm:viewOrderAgreements',
    'perm:approve',
    'perm:manageLists',
  ],
  buyer: [
    'perm:seePrices',
    'perm:order',
    'perm:orderToFreeAddress',
    'perm:viewOrderHistory',
    'perm:viewOrderAgreements',
    'perm:viewOrderPriceFile',
    'perm:manageLists',
  ],
  reader: ['perm:seePrices', 'perm:manageLists'],
  fitter: ['perm:seePrices', 'perm:order', 'perm:viewOrderHistory', 'perm:manageLists'],
  storekeeper: ['perm:order', 'perm:viewOrderHistory', 'perm:manageLists'],
  accountant: [
    'perm:viewOrderHistory',
    'perm:viewInvoices',
    'perm:viewOrderAgreements',
    'perm:viewOrderPriceFile',
  ],
} as const satisfies Readonly<Record<string, readonly Permission[]>>
