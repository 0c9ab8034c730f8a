import { families } from './families/index.ts'
import { translations, type Translations } from './translations.ts'

/** A category. The picture of its family represents it. */
export interface Category {
  id: number
  parentId: number | null
  path: string
  family: string
  position: number
  name: Translations
}

/** The first two levels of the tree by path; the third is the families. */
const names: Readonly<Record<string, Translations>> = {
  pipe: translations('Rör', 'Putket', 'Rør', 'Rør', 'Pipe', 'Røyr'),
  'pipe/metal-pipe': translations(
    'Metallrör',
    'Metalliputket',
    'Metallrør',
    'Metalrør',
    'Metal pipe',
    'Metallrøyr',
  ),
  'pipe/plastic-pipe': translations(
    'Plaströr',
    'Muoviputket',
    'Plastrør',
    'Plastrør',
    'Plastic pipe',
    'Plastrøyr',
  ),
  'pipe/insulation': translations('Isolering', 'Eristeet', 'Isolasjon', 'Isolering', 'Insulation'),
  fittings: translations('Rördelar', 'Putkenosat', 'Rørdeler', 'Fittings', 'Fittings', 'Røyrdelar'),
  'fittings/press-fittings': translations(
    'Pressdelar',
    'Puristusosat',
    'Pressdeler',
    'Pressfittings',
    'Press fittings',
    'Pressdelar',
  ),
  'fittings/threaded-fittings': translations(
    'Gängade delar och klämring',
    'Kierre- ja puserrusosat',
    'Gjengede deler og klemring',
    'Gevind- og klemfittings',
    'Threaded and compression fittings',
    'Gjenga delar og klemring',
  ),
  'fittings/manifolds': translations(
    'Fördelning',
    'Jakotukit ja tarvikkeet',
    'Fordeling',
    'Fordeling',
    'Distribution',
    'Fordeling',
  ),
  valves: translations('Ventiler', 'Venttiilit', 'Ventiler', 'Ventiler', 'Valves', 'Ventilar'),
  'valves/shut-off-valves': translations(
    'Avstängningsventiler',
    'Sulkuventtiilit',
    'Stengeventiler',
    'Afspærringsventiler',
    'Shut-off valves',
    'Stengjeventilar',
  ),
  'valves/control-valves': translations(
    'Reglering och backventiler',
    'Säätö- ja takaiskuventtiilit',
    'Regulering og tilbakeslag',
    'Regulering og kontraventiler',
    'Control and check valves',
    'Regulering og tilbakeslag',
  ),
  'valves/safety-and-filters': translations(
    'Säkerhet och filter',
    'Varolaitteet ja suodattimet',
    'Sikkerhet og filtre',
    'Sikkerhed og filtre',
    'Safety and filters',
    'Tryggleik og filter',
  ),
  taps: translations(
    'Blandare och sanitet',
    'Hanat ja saniteetti',
    'Armatur og sanitær',
    'Armaturer og sanitet',
    'Taps and sanitaryware',
  ),
  'taps/mixers': translations(
    'Blandare',
    'Hanat',
    'Blandebatterier',
    'Blandingsbatterier',
    'Mixers',
    'Blandebatteri',
  ),
  'taps/showers': translations(
    'Dusch och utkastare',
    'Suihkut ja vesipostit',
    'Dusj og utekraner',
    'Brus og udehaner',
    'Showers and outdoor taps',
    'Dusj og utekranar',
  ),
  'taps/sanitary-ware': translations('Porslin', 'Posliini', 'Porselen', 'Porcelæn', 'Sanitary porcelain'),
  heating: translations('Värme', 'Lämmitys', 'Varme', 'Varme', 'Heating'),
  'heating/radiators': translations(
    'Radiatorer',
    'Patterit',
    'Radiatorer',
    'Radiatorer',
    'Radiators',
    'Radiatorar',
  ),
  'heating/heat-control': translations(
    'Termostater',
    'Termostaatit',
    'Termostater',
    'Termostater',
    'Thermostats',
    'Termostatar',
  ),
  'heating/pumps-and-vessels': translations(
    'Pumpar och expansion',
    'Pumput ja paisunta',
    'Pumper og ekspansjon',
    'Pumper og ekspansion',
    'Pumps and vessels',
  ),
  ventilation: translations('Ventilation', 'Ilmanvaihto', 'Ventilasjon', 'Ventilation', 'Ventilation'),
  'ventilation/ducts': translations('Kanaler', 'Kanavat', 'Kanaler', 'Kanaler', 'Ducts', 'Kanalar'),
  'ventilation/fans-and-terminals': translations(
    'Fläktar och don',
    'Puhaltimet ja päätelaitteet',
    'Vifter og ventiler',
    'Ventilatorer og armaturer',
    'Fans and terminals',
    'Vifter og ventilar',
  ),
  'water-heaters': translations(
    'Varmvatten',
    'Lämmin vesi',
    'Varmtvann',
    'Varmt vand',
    'Water heaters',
    'Varmtvatn',
  ),
  'water-heaters/storage-heaters': translations(
    'Beredare och tankar',
    'Varaajat ja säiliöt',
    'Beredere og tanker',
    'Beholdere og tanke',
    'Heaters and tanks',
    'Beredarar og tankar',
  ),
  'water-heaters/heater-parts': translations(
    'Tillbehör till beredare',
    'Varaajan varusteet',
    'Tilbehør til beredere',
    'Tilbehør til vandvarmere',
    'Heater parts',
    'Tilbehør til beredarar',
  ),
  drainage: translations('Avlopp', 'Viemäri', 'Avløp', 'Afløb', 'Drainage'),
  'drainage/waste-pipe': translations(
    'Avloppsrör och delar',
    'Viemäriputket ja osat',
    'Avløpsrør og deler',
    'Afløbsrør og fittings',
    'Waste pipe and fittings',
    'Avløpsrøyr og delar',
  ),
  'drainage/drains-and-traps': translations(
    'Brunnar och vattenlås',
    'Kaivot ja vesilukot',
    'Sluk og vannlåser',
    'Gulvafløb og vandlåse',
    'Drains and traps',
    'Sluk og vasslåsar',
  ),
  tools: translations('Verktyg', 'Työkalut', 'Verktøy', 'Værktøj', 'Tools'),
  'tools/pipe-tools': translations(
    'Rörverktyg',
    'Putkityökalut',
    'Rørverktøy',
    'Rørværktøj',
    'Pipe tools',
    'Røyrverktøy',
  ),
  'tools/power-tools': translations('Elverktyg', 'Sähkötyökalut', 'Elverktøy', 'Elværktøj', 'Power tools'),
  'tools/hand-tools': translations(
    'Handverktyg',
    'Käsityökalut',
    'Håndverktøy',
    'Håndværktøj',
    'Hand tools',
    'Handverktøy',
  ),
  fasteners: translations(
    'Fästmaterial',
    'Kiinnitystarvikkeet',
    'Festemidler',
    'Befæstelse',
    'Fasteners',
    'Festemiddel',
  ),
  'fasteners/screws-and-bolts': translations(
    'Skruv, bult och mutter',
    'Ruuvit, pultit ja mutterit',
    'Skruer, bolter og muttere',
    'Skruer, bolte og møtrikker',
    'Screws, bolts and nuts',
    'Skruer, boltar og mutrar',
  ),
  'fasteners/fixings': translations('Infästning', 'Kannakointi', 'Innfesting', 'Ophæng', 'Fixings'),
  electrical: translations('El', 'Sähkö', 'Elektro', 'El', 'Electrical'),
  'electrical/cable-and-conduit': translations(
    'Kabel och rör',
    'Kaapelit ja putket',
    'Kabel og rør',
    'Kabel og rør',
    'Cable and conduit',
    'Kabel og røyr',
  ),
  'electrical/installation-material': translations(
    'Installationsmateriel',
    'Asennustarvikkeet',
    'Installasjonsmateriell',
    'Installationsmateriel',
    'Installation material',
  ),
  'electrical/lighting': translations('Belysning', 'Valaistus', 'Belysning', 'Belysning', 'Lighting'),
  workwear: translations(
    'Skydd och arbetskläder',
    'Suojaimet ja työvaatteet',
    'Vern og arbeidsklær',
    'Værnemidler og arbejdstøj',
    'Protection and workwear',
    'Vern og arbeidsklede',
  ),
  'workwear/clothing': translations(
    'Arbetskläder',
    'Työvaatteet',
    'Arbeidsklær',
    'Arbejdstøj',
    'Workwear',
    'Arbeidsklede',
  ),
  'workwear/footwear-and-gloves': translations(
    'Skor och handskar',
    'Jalkineet ja käsineet',
    'Sko og hansker',
    'Sko og handsker',
    'Footwear and gloves',
    'Sko og hanskar',
  ),
  'workwear/protection': translations(
    'Personligt skydd',
    'Henkilönsuojaimet',
    'Personlig verneutstyr',
    'Personlige værnemidler',
    'Personal protection',
    'Personleg verneutstyr',
  ),
}

const firstFamilyBelow = (path: string) =>
  families.find(({ category }) => `${category}/`.startsWith(`${path}/`))?.key ?? ''

/** The whole tree, parents before children, three levels. */
export const categories: readonly Category[] = (() => {
  const list: Category[] = []
  const ids = new Map<string, number>()
  const add = (path: string, family: string, name: Translations) => {
    const parentId = ids.get(path.slice(0, path.lastIndexOf('/'))) ?? null
    const id = list.length + 1
    ids.set(path, id)
    list.push({ id, parentId, path, family, position: id, name })
  }
  for (const [path, name] of Object.entries(names)) add(path, firstFamilyBelow(path), name)
  for (const family of families) add(`${family.category}/${family.key}`, family.key, family.plural)
  return list
})()

const idOfPath = new Map(categories.map(({ path, id }) => [path, id]))

/** Id of the category of a family's products. */
export function categoryIdOf(family: { category: string; key: string }): number {
  const id = idOfPath.get(`${family.category}/${family.key}`)
  if (id === undefined) throw new Error(`the family ${family.key} has no category`)
  return id
}
