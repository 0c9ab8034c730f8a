import { translations, type Translations } from './translations.ts'

/** An attribute: how it is filtered (1 single value, 2 interval, 3 radio), its unit and its name. */
export interface AttributeFacts {
  kind: 1 | 2 | 3
  unit: string
  name: Translations
}

const single = (name: Translations, unit = ''): AttributeFacts => ({ kind: 1, unit, name })
const measure = (unit: string, name: Translations): AttributeFacts => ({ kind: 2, unit, name })
const yesNo = (name: Translations): AttributeFacts => ({ kind: 3, unit: '', name })

/** Every attribute of the demo catalogue, in the order of columns and facets. */
export const attributes: Readonly<Record<string, AttributeFacts>> = {
  size: single(translations('Storlek', 'Koko', 'Størrelse', 'Størrelse', 'Size', 'Storleik')),
  colour: single(translations('Färg', 'Väri', 'Farge', 'Farve', 'Colour')),
  lens: single(translations('Lins', 'Linssi', 'Linse', 'Linse', 'Lens')),
  dn: single(translations('DN', 'DN', 'DN', 'DN', 'DN')),
  diameter: measure('mm', translations('Diameter', 'Halkaisija', 'Diameter', 'Diameter', 'Diameter')),
  thread: single(translations('Gänga', 'Kierre', 'Gjenge', 'Gevind', 'Thread')),
  'bolt-thread': single(
    translations(
      'Gänga (metrisk)',
      'Kierre (metrinen)',
      'Gjenge (metrisk)',
      'Gevind (metrisk)',
      'Thread (metric)',
    ),
  ),
  length: measure('mm', translations('Längd', 'Pituus', 'Lengde', 'Længde', 'Length', 'Lengd')),
  width: measure('mm', translations('Bredd', 'Leveys', 'Bredde', 'Bredde', 'Width', 'Breidd')),
  height: measure('mm', translations('Höjd', 'Korkeus', 'Høyde', 'Højde', 'Height', 'Høgd')),
  volume: measure('l', translations('Volym', 'Tilavuus', 'Volum', 'Volumen', 'Volume')),
  power: measure('W', translations('Effekt', 'Teho', 'Effekt', 'Effekt', 'Power')),
  'power-kw': measure(
    'kW',
    translations('Effekt (kW)', 'Teho (kW)', 'Effekt (kW)', 'Effekt (kW)', 'Power (kW)'),
  ),
  'heat-output': measure(
    'W',
    translations('Värmeeffekt', 'Lämpöteho', 'Varmeeffekt', 'Varmeydelse', 'Heat output'),
  ),
  airflow: measure(
    'm³/h',
    translations('Luftflöde', 'Ilmavirta', 'Luftmengde', 'Luftmængde', 'Airflow', 'Luftmengd'),
  ),
  head: measure(
    'm',
    translations('Lyfthöjd', 'Nostokorkeus', 'Løftehøyde', 'Løftehøjde', 'Head', 'Løftehøgd'),
  ),
  lumen: measure(
    'lm',
    translations('Ljusflöde', 'Valovirta', 'Lysstrøm', 'Lysstrøm', 'Luminous flux', 'Lysstraum'),
  ),
  cores: single(translations('Ledare', 'Johtimet', 'Ledere', 'Ledere', 'Cores', 'Leiarar')),
  area: measure(
    'mm²',
    translations(
      'Ledararea',
      'Poikkipinta',
      'Ledertverrsnitt',
      'Ledertværsnit',
      'Conductor area',
      'Leiartverrsnitt',
    ),
  ),
  current: single(
    translations('Märkström', 'Nimellisvirta', 'Merkestrøm', 'Mærkestrøm', 'Rated current', 'Merkestraum'),
    'A',
  ),
  curve: single(
    translations(
      'Utlösningskurva',
      'Laukaisukäyrä',
      'Utløsekurve',
      'Udløsekurve',
      'Trip curve',
      'Utløysekurve',
    ),
  ),
  poles: single(translations('Poler', 'Napaluku', 'Poler', 'Poler', 'Poles', 'Polar')),
  outlets: single(
    translations(
      'Antal uttag',
      'Pistorasioita',
      'Antall uttak',
      'Antal udtag',
      'Number of outlets',
      'Tal på uttak',
    ),
  ),
  connections: single(
    translations(
      'Antal anslutningar',
      'Liitäntöjä',
      'Antall tilkoblinger',
      'Antal tilslutninger',
      'Number of connections',
      'Tal på tilkoplingar',
    ),
  ),
  material: single(translations('Material', 'Materiaali', 'Materiale', 'Materiale', 'Material')),
  fabric: single(translations('Tyg', 'Kangas', 'Stoff', 'Stof', 'Fabric')),
  surface: single(translations('Yta', 'Pinta', 'Overflate', 'Overflade', 'Surface')),
  grade: single(translations('Stålsort', 'Teräslaji', 'Stålkvalitet', 'Stålkvalitet', 'Steel grade')),
  seal: single(translations('Tätning', 'Tiiviste', 'Pakning', 'Pakning', 'Seal')),
  wall: measure(
    'mm',
    translations(
      'Godstjocklek',
      'Seinämä',
      'Godstykkelse',
      'Godstykkelse',
      'Wall thickness',
      'Godstjukkleik',
    ),
  ),
  thickness: measure(
    'mm',
    translations('Tjocklek', 'Paksuus', 'Tykkelse', 'Tykkelse', 'Thickness', 'Tjukkleik'),
  ),
  angle: single(translations('Vinkel', 'Kulma', 'Vinkel', 'Vinkel', 'Angle'), '°'),
  handle: single(translations('Handtag', 'Kahva', 'Håndtak', 'Greb', 'Handle', 'Handtak')),
  pn: single(
    translations('Tryckklass PN', 'Paineluokka PN', 'Trykklasse PN', 'Trykklasse PN', 'Pressure class PN'),
  ),
  pressure: measure('bar', translations('Tryck', 'Paine', 'Trykk', 'Tryk', 'Pressure')),
  temperature: measure(
    '°C',
    translations(
      'Högsta temperatur',
      'Enimmäislämpötila',
      'Høyeste temperatur',
      'Højeste temperatur',
      'Highest temperature',
      'Høgaste temperatur',
    ),
  ),
  range: single(translations('Reglerområde', 'Säätöalue', 'Reguleringsområde', 'Reguleringsområde', 'Range')),
  flow: measure('l/min', translations('Flöde', 'Virtaama', 'Vannmengde', 'Flow', 'Flow', 'Vassmengd')),
  flush: measure(
    'l',
    translations('Spolmängd', 'Huuhtelumäärä', 'Spylemengde', 'Skyllemængde', 'Flush volume', 'Spylemengd'),
  ),
  sdr: single(translations('SDR-klass', 'SDR-luokka', 'SDR-klasse', 'SDR-klasse', 'SDR class')),
  stiffness: single(
    translations(
      'Styvhetsklass',
      'Rengasjäykkyys',
      'Stivhetsklasse',
      'Stivhedsklasse',
      'Stiffness class',
      'Stivleiksklasse',
    ),
  ),
  mesh: measure('mm', translations('Maskvidd', 'Silmäkoko', 'Maskevidde', 'Maskevidde', 'Mesh')),
  spout: measure(
    'mm',
    translations('Piplängd', 'Juoksuputken pituus', 'Tutlengde', 'Tudlængde', 'Spout reach', 'Tutlengd'),
  ),
  centres: single(
    translations('Centrumavstånd', 'Keskiöväli', 'Senteravstand', 'Centerafstand', 'Centres'),
    'mm',
  ),
  outlet: single(translations('Utlopp', 'Lähtö', 'Utløp', 'Udløb', 'Outlet')),
  seat: single(translations('Sits', 'Istuinkansi', 'Sete', 'Sæde', 'Seat')),
  grate: single(translations('Sil', 'Ritilä', 'Rist', 'Rist', 'Grate')),
  mounting: single(translations('Montage', 'Asennus', 'Montering', 'Montering', 'Mounting')),
  'radiator-type': single(
    translations('Radiatortyp', 'Patterityyppi', 'Radiatortype', 'Radiatortype', 'Radiator type'),
  ),
  connection: single(
    translations('Anslutning', 'Liitäntä', 'Tilkobling', 'Tilslutning', 'Connection', 'Tilkopling'),
  ),
  sensor: single(translations('Givare', 'Anturi', 'Føler', 'Føler', 'Sensor', 'Følar')),
  'build-length': single(
    translations('Bygglängd', 'Rakennepituus', 'Byggelengde', 'Byggelængde', 'Build length', 'Byggjelengd'),
    'mm',
  ),
  voltage: single(translations('Spänning', 'Jännite', 'Spenning', 'Spænding', 'Voltage'), 'V'),
  ip: single(translations('IP-klass', 'IP-luokka', 'IP-klasse', 'IP-klasse', 'IP class')),
  'colour-temperature': single(
    translations(
      'Färgtemperatur',
      'Värilämpötila',
      'Fargetemperatur',
      'Farvetemperatur',
      'Colour temperature',
    ),
    'K',
  ),
  jaw: single(translations('Käft', 'Leuka', 'Kjeft', 'Kæbe', 'Jaw'), '°'),
  opening: measure(
    'mm',
    translations('Käftöppning', 'Leukaväli', 'Kjeftåpning', 'Kæbeåbning', 'Jaw opening', 'Kjeftopning'),
  ),
  cuts: single(translations('Skär', 'Leikkaa', 'Kutter', 'Skærer', 'Cuts', 'Kuttar')),
  force: measure(
    'kN',
    translations('Presskraft', 'Puristusvoima', 'Presskraft', 'Pressekraft', 'Press force'),
  ),
  torque: measure(
    'Nm',
    translations('Vridmoment', 'Vääntömomentti', 'Dreiemoment', 'Drejningsmoment', 'Torque'),
  ),
  vials: single(translations('Libeller', 'Libellit', 'Libeller', 'Libeller', 'Vials', 'Libellar')),
  drive: single(translations('Spår', 'Kärki', 'Spor', 'Kærv', 'Drive')),
  box: measure(
    'st',
    translations(
      'Antal per ask',
      'Kpl/rasia',
      'Antall per eske',
      'Antal pr. æske',
      'Pieces per box',
      'Tal per eske',
    ),
  ),
  'strength-class': single(
    translations(
      'Hållfasthetsklass',
      'Lujuusluokka',
      'Fasthetsklasse',
      'Styrkeklasse',
      'Strength class',
      'Fastleiksklasse',
    ),
  ),
  'nut-type': single(translations('Muttertyp', 'Mutterityyppi', 'Muttertype', 'Møtriktype', 'Nut type')),
  'visibility-class': single(
    translations(
      'Synbarhetsklass',
      'Näkyvyysluokka',
      'Synlighetsklasse',
      'Synlighedsklasse',
      'Visibility class',
      'Synlegheitsklasse',
    ),
  ),
  'safety-class': single(
    translations('Skyddsklass', 'Suojaluokka', 'Verneklasse', 'Sikkerhedsklasse', 'Safety class'),
  ),
  'cut-class': single(
    translations('Skärskydd', 'Viiltosuoja', 'Kuttvern', 'Skærebeskyttelse', 'Cut protection'),
  ),
  coating: single(translations('Beläggning', 'Pinnoite', 'Belegg', 'Belægning', 'Coating')),
  closing: single(translations('Stängning', 'Kiinnitys', 'Lukking', 'Lukning', 'Closing')),
  fit: single(translations('Passform', 'Istuvuus', 'Passform', 'Pasform', 'Fit')),
  frame: single(translations('Båge', 'Kehys', 'Innfatning', 'Stel', 'Frame', 'Innfatting')),
  'pipe-length': measure(
    'm',
    translations(
      'Längd eller rulle',
      'Pituus tai kieppi',
      'Lengde eller kveil',
      'Længde eller rulle',
      'Length or coil',
      'Lengd eller kveil',
    ),
  ),
  approved: yesNo(
    translations(
      'Godkänd för dricksvatten',
      'Juomavesihyväksyntä',
      'Godkjent for drikkevann',
      'Godkendt til drikkevand',
      'Approved for drinking water',
      'Godkjend for drikkevatn',
    ),
  ),
  insulated: yesNo(translations('Isolerad', 'Eristetty', 'Isolert', 'Isoleret', 'Insulated')),
  'test-points': yesNo(translations('Mätuttag', 'Mittausyhteet', 'Måleuttak', 'Måleudtag', 'Test points')),
  waste: yesNo(
    translations(
      'Bottenventil ingår',
      'Pohjaventtiili sisältyy',
      'Bunnventil følger med',
      'Bundventil medfølger',
      'Waste included',
      'Botnventil følgjer med',
    ),
  ),
  dishwasher: yesNo(
    translations(
      'Diskmaskinsavstängning',
      'Pesukoneventtiili',
      'Oppvaskmaskinkran',
      'Opvaskemaskineventil',
      'Dishwasher valve',
    ),
  ),
  'tap-hole': yesNo(translations('Blandarhål', 'Hanareikä', 'Kranhull', 'Hanehul', 'Tap hole', 'Kranhol')),
  wireless: yesNo(translations('Trådlös', 'Langaton', 'Trådløs', 'Trådløs', 'Wireless', 'Trådlaus')),
  timer: yesNo(translations('Timer', 'Ajastin', 'Tidsur', 'Timer', 'Timer')),
  coil: yesNo(
    translations(
      'Varmvattenslinga',
      'Käyttövesikierukka',
      'Tappevannspiral',
      'Brugsvandsspiral',
      'Hot water coil',
      'Tappevasspiral',
    ),
  ),
  silent: yesNo(translations('Ljuddämpad', 'Äänieristetty', 'Lyddempet', 'Lyddæmpet', 'Silent', 'Lyddempa')),
  telescopic: yesNo(
    translations('Teleskopisk', 'Teleskooppinen', 'Teleskopisk', 'Teleskopisk', 'Telescopic'),
  ),
  case: yesNo(
    translations(
      'Väska ingår',
      'Laukku sisältyy',
      'Koffert følger med',
      'Kuffert medfølger',
      'Case included',
      'Koffert følgjer med',
    ),
  ),
  battery: yesNo(
    translations(
      'Batteri ingår',
      'Akku sisältyy',
      'Batteri følger med',
      'Batteri medfølger',
      'Battery included',
      'Batteri følgjer med',
    ),
  ),
  'variable-speed': yesNo(
    translations(
      'Varvtalsreglering',
      'Kierrosluvun säätö',
      'Turtallsregulering',
      'Hastighedsregulering',
      'Variable speed',
      'Turtalsregulering',
    ),
  ),
  magnetic: yesNo(translations('Magnetisk', 'Magneettinen', 'Magnetisk', 'Magnetisk', 'Magnetic')),
  lining: yesNo(translations('Gummiinlägg', 'Kumivuoraus', 'Gummiinnlegg', 'Gummiindlæg', 'Rubber lining')),
  'halogen-free': yesNo(
    translations('Halogenfri', 'Halogeeniton', 'Halogenfri', 'Halogenfri', 'Halogen free'),
  ),
  dimmable: yesNo(translations('Dimbar', 'Himmennettävä', 'Dimbar', 'Dæmpbar', 'Dimmable')),
  lined: yesNo(translations('Fodrad', 'Vuorellinen', 'Fôret', 'Foret', 'Lined', 'Fôra')),
  holster: yesNo(
    translations('Hölsterfickor', 'Riipputaskut', 'Hylsterlommer', 'Hængelommer', 'Holster pockets'),
  ),
  vented: yesNo(translations('Ventilerad', 'Tuuletettu', 'Ventilert', 'Ventileret', 'Vented')),
  'chin-strap': yesNo(translations('Hakrem', 'Leukahihna', 'Hakerem', 'Hagerem', 'Chin strap', 'Hakereim')),
  'fog-coat': yesNo(translations('Imskydd', 'Huurtumaton', 'Duggfri', 'Dugfri', 'Fog coating', 'Doggfri')),
}
