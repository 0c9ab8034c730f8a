import { along, byBox, family, packOf } from '../family.ts'
import { words } from '../words.ts'

const screws = 'fasteners/screws-and-bolts'
const fixings = 'fasteners/fixings'
const metric = ['M6', 'M8', 'M10', 'M12', 'M16', 'M20']
const coats = ['zinc-plated', 'hot-dip-galvanised', 'stainless']

/** Screws, bolts, nuts and what holds pipe to a building. */
export const fasteners = [
  family({
    key: 'wood-screw', prefix: 30, category: screws, series: 'TS', brands: ['Fixara', 'Grepp'],
    name: words('Träskruv', 'Puuruuvi', 'Treskrue', 'Træskrue', 'Wood screw', 'Treskrue'),
    plural: words('Träskruv', 'Puuruuvit', 'Treskruer', 'Træskruer', 'Wood screws', 'Treskruer'),
    about: words(
      'Träskruv med försänkt huvud, fräsräfflor och vaxad gänga. Går lätt i utan förborrning.',
      'Uppokantainen puuruuvi jyrsivillä rilloilla ja vahatulla kierteellä. Uppoaa ilman esiporausta.',
      'Treskrue med senkhode, freseribber og vokset gjenge. Går lett i uten forboring.',
      'Træskrue med undersænket hoved, fræseribber og vokset gevind. Går let i uden forboring.',
      'Wood screw with countersunk head, milling ribs and waxed thread. Drives easily without a pilot hole.',
      'Treskrue med senkhovud, freseribber og voksa gjenge. Går lett i utan forboring.',
    ),
    pack: byBox('box'), choices: { surface: ['zinc-plated', 'c4-coated', 'stainless'], drive: ['TX20', 'TX25', 'TX30'], box: [200, 500] },
    rows: [[3.5, 30], [4, 40], [4.5, 50], [5, 60], [5, 80], [6, 100], [6, 120], [8, 160]].map(([diameter = 0, length = 0]) => ({ diameter, length })),
    picture: ['length', 'surface'], price: (of) => 12 + of('diameter') ** 2 * of('length') * 0.042,
  }),
  family({
    key: 'hex-bolt', prefix: 31, category: screws, series: 'SX', brands: ['Fixara'],
    name: words('Sexkantskruv', 'Kuusioruuvi', 'Sekskantskrue', 'Sekskantbolt', 'Hexagon bolt'),
    plural: words('Sexkantskruv', 'Kuusioruuvit', 'Sekskantskruer', 'Sekskantbolte', 'Hexagon bolts'),
    about: words(
      'Sexkantskruv med delgänga eller helgänga enligt ISO 4014/4017. Hållfasthetsklass stämplad i huvudet.',
      'Kuusioruuvi osa- tai täyskierteellä, ISO 4014/4017. Lujuusluokka leimattu kantaan.',
      'Sekskantskrue med del- eller helgjenge etter ISO 4014/4017. Fasthetsklasse stemplet i hodet.',
      'Sekskantbolt med del- eller helgevind efter ISO 4014/4017. Styrkeklasse præget i hovedet.',
      'Hexagon bolt, part or full thread, to ISO 4014/4017. Strength class stamped on the head.',
      'Sekskantskrue med del- eller heilgjenge etter ISO 4014/4017. Fastleiksklasse stempla i hovudet.',
    ),
    pack: byBox('box'), choices: { surface: coats, 'bolt-thread': metric, box: [25, 50, 100] }, rows: along('length', [20, 30, 40, 50, 60, 80, 100, 120]),
    fixed: { 'strength-class': '8.8' }, picture: ['length', 'surface'], price: (of) => 60 + of('length') * 4.2,
  }),
  family({
    key: 'hex-nut', prefix: 32, category: screws, series: 'MU', brands: ['Fixara'],
    name: words('Sexkantmutter', 'Kuusiomutteri', 'Sekskantmutter', 'Sekskantmøtrik', 'Hexagon nut'),
    plural: words('Muttrar', 'Mutterit', 'Muttere', 'Møtrikker', 'Nuts', 'Mutrar'),
    about: words(
      'Sexkantmutter enligt ISO 4032 med fasade kanter. Passar skruv i klass 8.8 och rostfri A4.',
      'Kuusiomutteri ISO 4032, viistetyt reunat. Sopii 8.8-luokan ja A4-ruuveihin.',
      'Sekskantmutter etter ISO 4032 med fasede kanter. Passer skruer i klasse 8.8 og syrefast A4.',
      'Sekskantmøtrik efter ISO 4032 med affasede kanter. Passer til bolte i klasse 8.8 og A4.',
      'Hexagon nut to ISO 4032 with chamfered edges. Fits class 8.8 and A4 bolts.',
      'Sekskantmutter etter ISO 4032 med fasa kantar. Passar skruer i klasse 8.8 og syrefast A4.',
    ),
    pack: byBox('box'), choices: { surface: coats, 'nut-type': ['standard', 'lock', 'flange'], box: [100, 200] }, rows: along('bolt-thread', metric),
    picture: ['bolt-thread', 'surface'], price: (of) => 22 + of('bolt-thread') ** 2 * 0.9,
  }),
  family({
    key: 'wall-plug', prefix: 33, category: fixings, series: 'NY', brands: ['Fixara', 'Grepp'],
    name: words('Nylonplugg', 'Nailontulppa', 'Nylonplugg', 'Nylonrawlplug', 'Nylon plug'),
    plural: words('Plugg', 'Tulpat', 'Plugger', 'Rawlplugs', 'Wall plugs', 'Pluggar'),
    about: words(
      'Plugg av nylon som expanderar i betong och tegel och knyter sig i hålsten. Krage hindrar att den glider in.',
      'Nailontulppa laajenee betonissa ja tiilessä ja solmiutuu reikätiilessä. Kaulus estää uppoamisen.',
      'Nylonplugg som ekspanderer i betong og tegl og knyter seg i hullstein. Krage hindrer at den glir inn.',
      'Nylonplug, der ekspanderer i beton og tegl og slår knude i hulsten. Krave hindrer, at den glider ind.',
      'Nylon plug that expands in concrete and brick and knots in hollow block. The collar keeps it from slipping in.',
      'Nylonplugg som ekspanderer i betong og tegl og knyter seg i holstein. Krage hindrar at han glir inn.',
    ),
    pack: byBox('box'), choices: { colour: ['grey', 'red', 'brown'], box: [50, 100, 200] },
    rows: [[5, 25], [6, 30], [8, 40], [10, 50], [12, 60], [14, 70]].map(([diameter = 0, length = 0]) => ({ diameter, length })),
    fixed: { material: 'nylon' }, picture: ['diameter', 'colour'], price: (of) => 14 + of('diameter') ** 2 * 0.8,
  }),
  family({
    key: 'pipe-clamp', prefix: 34, category: fixings, series: 'RK', brands: ['Fixara', 'Rostra'],
    name: words('Rörklammer', 'Putkikannake', 'Rørklammer', 'Rørbærer', 'Pipe clamp', 'Røyrklammer'),
    plural: words('Rörklammer', 'Putkikannakkeet', 'Rørklammer', 'Rørbærere', 'Pipe clamps', 'Røyrklammer'),
    about: words(
      'Tvådelad rörklammer med gummiinlägg som dämpar ljud och tar upp rörelse. Snabblås på ena sidan.',
      'Kaksiosainen putkikannake kumivuorauksella vaimentaa ääntä ja liikettä. Pikalukitus toisella puolella.',
      'Todelt rørklammer med gummiinnlegg som demper lyd og tar opp bevegelse. Hurtiglås på én side.',
      'Todelt rørbærer med gummiindlæg, der dæmper lyd og optager bevægelse. Hurtiglås i den ene side.',
      'Two-piece pipe clamp with a rubber lining that damps sound and movement. Quick lock on one side.',
      'Todelt røyrklammer med gummiinnlegg som dempar lyd og tek opp rørsle. Hurtiglås på éi side.',
    ),
    pack: packOf(25), choices: { material: ['galvanised', 'stainless'], 'bolt-thread': ['M8', 'M10'], lining: ['yes', 'no'] },
    rows: along('diameter', [15, 18, 22, 28, 35, 42, 54, 76, 110]), picture: ['diameter', 'material', 'lining'], price: (of) => 8 + of('diameter') * 0.35,
  }),
  family({
    key: 'threaded-rod', prefix: 35, category: fixings, series: 'GS', brands: ['Fixara', 'Grepp'],
    name: words('Gängstång', 'Kierretanko', 'Gjengestang', 'Gevindstang', 'Threaded rod', 'Gjengestong'),
    plural: words('Gängstänger', 'Kierretangot', 'Gjengestenger', 'Gevindstænger', 'Threaded rods', 'Gjengestenger'),
    about: words(
      'Gängstång för pendling av rör, kanaler och stegar. Kapas med bult- eller gängstångssax.',
      'Kierretanko putkien, kanavien ja hyllyjen ripustukseen. Katkaistaan pultti- tai tankoleikkurilla.',
      'Gjengestang for oppheng av rør, kanaler og bruer. Kappes med bolt- eller gjengestangkutter.',
      'Gevindstang til ophæng af rør, kanaler og bakker. Klippes med bolt- eller gevindstangsaks.',
      'Threaded rod for hanging pipe, duct and tray. Cut it with a bolt or rod cutter.',
      'Gjengestong for oppheng av røyr, kanalar og bruer. Vert kappa med bolt- eller gjengestongkuttar.',
    ),
    pack: packOf(10), choices: { surface: coats, 'strength-class': ['4.6', '8.8'] }, rows: along('bolt-thread', metric), cross: { length: [1000, 2000] },
    picture: ['bolt-thread', 'surface', 'length'], price: (of) => of('bolt-thread') ** 1.8 * of('length') * 0.0006,
  }),
]
