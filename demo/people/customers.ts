import type { SiteKey } from '@tradecounter/api/contract'

/** A demo customer with its delivery addresses. */
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

/** The customers of the demo users. */
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
  // The host of brand 5 shows the content of se, and has its customers (spec §2).
  customer(
    ['c-sol', '104688', 'Solkraft Syd AB', 'se', 'se-standard', 'MMA'],
    ['Solgatan 9', '252 25', 'Helsingborg', 'SE'],
    [['Villa Ängen, taket', 'Ängsvägen 14', '254 52', 'Helsingborg']],
  ),
]
