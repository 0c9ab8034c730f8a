import { words, type Words } from './translations.ts'

/** How an attribute is filtered (1 single value, 2 interval, 3 radio), measured and called. */
export interface AttributeFacts {
  kind: 1 | 2 | 3
  unit: string
  name: Words
}

const single = (name: Words, unit = ''): AttributeFacts => ({ kind: 1, unit, name })
const measure = (unit: string, name: Words): AttributeFacts => ({ kind: 2, unit, name })
const yesNo = (name: Words): AttributeFacts => ({ kind: 3, unit: '', name })

/** Every attribute of the demo catalogue, in the order that columns and facets stand in. */
export const attributes: Readonly<Record<string, AttributeFacts>> = {
  size: single(words('Storlek', 'Koko', 'Størrelse', 'Størrelse', 'Size', 'Storleik')),
  colour: single(words('Färg', 'Väri', 'Farge', 'Farve', 'Colour')),
  lens: single(words('Lins', 'Linssi', 'Linse', 'Linse', 'Lens')),
  dn: single(words('DN', 'DN', 'DN', 'DN', 'DN')),
  diameter: measure('mm', words('Diameter', 'Halkaisija', 'Diameter', 'Diameter', 'Diameter')),
  thread: single(words('Gänga', 'Kierre', 'Gjenge', 'Gevind', 'Thread')),
  'bolt-thread': single(
    words('Gänga (metrisk)', 'Kierre (metrinen)', 'Gjenge (metrisk)', 'Gevind (metrisk)', 'Thread (metric)'),
  ),
  length: measure('mm', words('Längd', 'Pituus', 'Lengde', 'Længde', 'Length', 'Lengd')),
  width: measure('mm', words('Bredd', 'Leveys', 'Bredde', 'Bredde', 'Width', 'Breidd')),
  height: measure('mm', words('Höjd', 'Korkeus', 'Høyde', 'Højde', 'Height', 'Høgd')),
  volume: measure('l', words('Volym', 'Tilavuus', 'Volum', 'Volumen', 'Volume')),
  power: measure('W', words('Effekt', 'Teho', 'Effekt', 'Effekt', 'Power')),
  'power-kw': measure('kW', words('Effekt (kW)', 'Teho (kW)', 'Effekt (kW)', 'Effekt (kW)', 'Power (kW)')),
  'heat-output': measure('W', words('Värmeeffekt', 'Lämpöteho', 'Varmeeffekt', 'Varmeydelse', 'Heat output')),
  airflow: measure(
    'm³/h',
    words('Luftflöde', 'Ilmavirta', 'Luftmengde', 'Luftmængde', 'Airflow', 'Luftmengd'),
  ),
  head: measure('m', words('Lyfthöjd', 'Nostokorkeus', 'Løftehøyde', 'Løftehøjde', 'Head', 'Løftehøgd')),
  lumen: measure('lm', words('Ljusflöde', 'Valovirta', 'Lysstrøm', 'Lysstrøm', 'Luminous flux', 'Lysstraum')),
  cores: single(words('Ledare', 'Johtimet', 'Ledere', 'Ledere', 'Cores', 'Leiarar')),
  area: measure(
    'mm²',
    words(
      'Ledararea',
      'Poikkipinta',
      'Ledertverrsnitt',
      'Ledertværsnit',
      'Conductor area',
      'Leiartverrsnitt',
    ),
  ),
  current: single(
    words('Märkström', 'Nimellisvirta', 'Merkestrøm', 'Mærkestrøm', 'Rated current', 'Merkestraum'),
    'A',
  ),
  curve: single(
    words('Utlösningskurva', 'Laukaisukäyrä', 'Utløsekurve', 'Udløsekurve', 'Trip curve', 'Utløysekurve'),
  ),
  poles: single(words('Poler', 'Napaluku', 'Poler', 'Poler', 'Poles', 'Polar')),
  outlets: single(
    words('Antal uttag', 'Pistorasioita', 'Antall uttak', 'Antal udtag', 'Number of outlets', 'Tal på uttak'),
  ),
  connections: single(
    words(
      'Antal anslutningar',
      'Liitäntöjä',
      'Antall tilkoblinger',
      'Antal tilslutninger',
      'Number of connections',
      'Tal på tilkoplingar',
    ),
  ),
  material: single(words('Material', 'Materiaali', 'Materiale', 'Materiale', 'Material')),
  fabric: single(words('Tyg', 'Kangas', 'Stoff', 'Stof', 'Fabric')),
  surface: single(words('Yta', 'Pinta', 'Overflate', 'Overflade', 'Surface')),
  grade: single(words('Stålsort', 'Teräslaji', 'Stålkvalitet', 'Stålkvalitet', 'Steel grade')),
  seal: single(words('Tätning', 'Tiiviste', 'Pakning', 'Pakning', 'Seal')),
  wall: measure(
    'mm',
    words('Godstjocklek', 'Seinämä', 'Godstykkelse', 'Godstykkelse', 'Wall thickness', 'Godstjukkleik'),
  ),
  thickness: measure('mm', words('Tjocklek', 'Paksuus', 'Tykkelse', 'Tykkelse', 'Thickness', 'Tjukkleik')),
  angle: single(words('Vinkel', 'Kulma', 'Vinkel', 'Vinkel', 'Angle'), '°'),
  handle: single(words('Handtag', 'Kahva', 'Håndtak', 'Greb', 'Handle', 'Handtak')),
  pn: single(words('Tryckklass PN', 'Paineluokka PN', 'Trykklasse PN', 'Trykklasse PN', 'Pressure class PN')),
  pressure: measure('bar', words('Tryck', 'Paine', 'Trykk', 'Tryk', 'Pressure')),
  temperature: measure(
    '°C',
    words(
      'Högsta temperatur',
      'Enimmäislämpötila',
      'Høyeste temperatur',
      'Højeste temperatur',
      'Highest temperature',
      'Høgaste temperatur',
    ),
  ),
  range: single(words('Reglerområde', 'Säätöalue', 'Reguleringsområde', 'Reguleringsområde', 'Range')),
  flow: measure('l/min', words('Flöde', 'Virtaama', 'Vannmengde', 'Flow', 'Flow', 'Vassmengd')),
  flush: measure(
    'l',
    words('Spolmängd', 'Huuhtelumäärä', 'Spylemengde', 'Skyllemængde', 'Flush volume', 'Spylemengd'),
  ),
  sdr: single(words('SDR-klass', 'SDR-luokka', 'SDR-klasse', 'SDR-klasse', 'SDR class')),
  stiffness: single(
    words(
      'Styvhetsklass',
      'Rengasjäykkyys',
      'Stivhetsklasse',
      'Stivhedsklasse',
      'Stiffness class',
      'Stivleiksklasse',
    ),
  ),
  mesh: measure('mm', words('Maskvidd', 'Silmäkoko', 'Maskevidde', 'Maskevidde', 'Mesh')),
  spout: measure(
    'mm',
    words('Piplängd', 'Juoksuputken pituus', 'Tutlengde', 'Tudlængde', 'Spout reach', 'Tutlengd'),
  ),
  centres: single(words('Centrumavstånd', 'Keskiöväli', 'Senteravstand', 'Centerafstand', 'Centres'), 'mm'),
  outlet: single(words('Utlopp', 'Lähtö', 'Utløp', 'Udløb', 'Outlet')),
  seat: single(words('Sits', 'Istuinkansi', 'Sete', 'Sæde', 'Seat')),
  grate: single(words('Sil', 'Ritilä', 'Rist', 'Rist', 'Grate')),
  mounting: single(words('Montage', 'Asennus', 'Montering', 'Montering', 'Mounting')),
  'radiator-type': single(
    words('Radiatortyp', 'Patterityyppi', 'Radiatortype', 'Radiatortype', 'Radiator type'),
  ),
  connection: single(
    words('Anslutning', 'Liitäntä', 'Tilkobling', 'Tilslutning', 'Connection', 'Tilkopling'),
  ),
  sensor: single(words('Givare', 'Anturi', 'Føler', 'Føler', 'Sensor', 'Følar')),
  'build-length': single(
    words('Bygglängd', 'Rakennepituus', 'Byggelengde', 'Byggelængde', 'Build length', 'Byggjelengd'),
    'mm',
  ),
  voltage: single(words('Spänning', 'Jännite', 'Spenning', 'Spænding', 'Voltage'), 'V'),
  ip: single(words('IP-klass', 'IP-luokka', 'IP-klasse', 'IP-klasse', 'IP class')),
  'colour-temperature': single(
    words('Färgtemperatur', 'Värilämpötila', 'Fargetemperatur', 'Farvetemperatur', 'Colour temperature'),
    'K',
  ),
  jaw: single(words('Käft', 'Leuka', 'Kjeft', 'Kæbe', 'Jaw'), '°'),
  opening: measure(
    'mm',
    words('Käftöppning', 'Leukaväli', 'Kjeftåpning', 'Kæbeåbning', 'Jaw opening', 'Kjeftopning'),
  ),
  cuts: single(words('Skär', 'Leikkaa', 'Kutter', 'Skærer', 'Cuts', 'Kuttar')),
  force: measure('kN', words('Presskraft', 'Puristusvoima', 'Presskraft', 'Pressekraft', 'Press force')),
  torque: measure('Nm', words('Vridmoment', 'Vääntömomentti', 'Dreiemoment', 'Drejningsmoment', 'Torque')),
  vials: single(words('Libeller', 'Libellit', 'Libeller', 'Libeller', 'Vials', 'Libellar')),
  drive: single(words('Spår', 'Kärki', 'Spor', 'Kærv', 'Drive')),
  box: measure(
    'st',
    words(
      'Antal per ask',
      'Kpl/rasia',
      'Antall per eske',
      'Antal pr. æske',
      'Pieces per box',
      'Tal per eske',
    ),
  ),
  'strength-class': single(
    words(
      'Hållfasthetsklass',
      'Lujuusluokka',
      'Fasthetsklasse',
      'Styrkeklasse',
      'Strength class',
      'Fastleiksklasse',
    ),
  ),
  'nut-type': single(words('Muttertyp', 'Mutterityyppi', 'Muttertype', 'Møtriktype', 'Nut type')),
  'visibility-class': single(
    words(
      'Synbarhetsklass',
      'Näkyvyysluokka',
      'Synlighetsklasse',
      'Synlighedsklasse',
      'Visibility class',
      'Synlegheitsklasse',
    ),
  ),
  'safety-class': single(
    words('Skyddsklass', 'Suojaluokka', 'Verneklasse', 'Sikkerhedsklasse', 'Safety class'),
  ),
  'cut-class': single(words('Skärskydd', 'Viiltosuoja', 'Kuttvern', 'Skærebeskyttelse', 'Cut protection')),
  coating: single(words('Beläggning', 'Pinnoite', 'Belegg', 'Belægning', 'Coating')),
  closing: single(words('Stängning', 'Kiinnitys', 'Lukking', 'Lukning', 'Closing')),
  fit: single(words('Passform', 'Istuvuus', 'Passform', 'Pasform', 'Fit')),
  frame: single(words('Båge', 'Kehys', 'Innfatning', 'Stel', 'Frame', 'Innfatting')),
  'pipe-length': measure(
    'm',
    words(
      'Längd eller rulle',
      'Salko tai kieppi',
      'Lengde eller kveil',
      'Længde eller rulle',
      'Length or coil',
      'Lengd eller kveil',
    ),
  ),
  approved: yesNo(
    words(
      'Godkänd för dricksvatten',
      'Juomavesihyväksyntä',
      'Godkjent for drikkevann',
      'Godkendt til drikkevand',
      'Approved for drinking water',
      'Godkjend for drikkevatn',
    ),
  ),
  insulated: yesNo(words('Isolerad', 'Eristetty', 'Isolert', 'Isoleret', 'Insulated')),
  'test-points': yesNo(words('Mätuttag', 'Mittausyhteet', 'Måleuttak', 'Måleudtag', 'Test points')),
  waste: yesNo(
    words(
      'Bottenventil ingår',
      'Pohjaventtiili sisältyy',
      'Bunnventil følger med',
      'Bundventil medfølger',
      'Waste included',
      'Botnventil følgjer med',
    ),
  ),
  dishwasher: yesNo(
    words(
      'Diskmaskinsavstängning',
      'Pesukoneventtiili',
      'Oppvaskmaskinkran',
      'Opvaskemaskineventil',
      'Dishwasher valve',
    ),
  ),
  'tap-hole': yesNo(words('Blandarhål', 'Hanareikä', 'Kranhull', 'Hanehul', 'Tap hole', 'Kranhol')),
  wireless: yesNo(words('Trådlös', 'Langaton', 'Trådløs', 'Trådløs', 'Wireless', 'Trådlaus')),
  timer: yesNo(words('Timer', 'Ajastin', 'Tidsur', 'Timer', 'Timer')),
  coil: yesNo(
    words(
      'Varmvattenslinga',
      'Käyttövesikierukka',
      'Tappevannspiral',
      'Brugsvandsspiral',
      'Hot water coil',
      'Tappevasspiral',
    ),
  ),
  silent: yesNo(words('Ljuddämpad', 'Äänieristetty', 'Lyddempet', 'Lyddæmpet', 'Silent', 'Lyddempa')),
  telescopic: yesNo(words('Teleskopisk', 'Teleskooppinen', 'Teleskopisk', 'Teleskopisk', 'Telescopic')),
  case: yesNo(
    words(
      'Väska ingår',
      'Laukku sisältyy',
      'Koffert følger med',
      'Kuffert medfølger',
      'Case included',
      'Koffert følgjer med',
    ),
  ),
  battery: yesNo(
    words(
      'Batteri ingår',
      'Akku sisältyy',
      'Batteri følger med',
      'Batteri medfølger',
      'Battery included',
      'Batteri følgjer med',
    ),
  ),
  'variable-speed': yesNo(
    words(
      'Varvtalsreglering',
      'Kierrosluvun säätö',
      'Turtallsregulering',
      'Hastighedsregulering',
      'Variable speed',
      'Turtalsregulering',
    ),
  ),
  magnetic: yesNo(words('Magnetisk', 'Magneettinen', 'Magnetisk', 'Magnetisk', 'Magnetic')),
  lining: yesNo(words('Gummiinlägg', 'Kumivuoraus', 'Gummiinnlegg', 'Gummiindlæg', 'Rubber lining')),
  'halogen-free': yesNo(words('Halogenfri', 'Halogeeniton', 'Halogenfri', 'Halogenfri', 'Halogen free')),
  dimmable: yesNo(words('Dimbar', 'Himmennettävä', 'Dimbar', 'Dæmpbar', 'Dimmable')),
  lined: yesNo(words('Fodrad', 'Vuorellinen', 'Fôret', 'Foret', 'Lined', 'Fôra')),
  holster: yesNo(words('Hölsterfickor', 'Riipputaskut', 'Hylsterlommer', 'Hængelommer', 'Holster pockets')),
  vented: yesNo(words('Ventilerad', 'Tuuletettu', 'Ventilert', 'Ventileret', 'Vented')),
  'chin-strap': yesNo(words('Hakrem', 'Leukahihna', 'Hakerem', 'Hagerem', 'Chin strap', 'Hakereim')),
  'fog-coat': yesNo(words('Imskydd', 'Huurtumaton', 'Duggfri', 'Dugfri', 'Fog coating', 'Doggfri')),
}
