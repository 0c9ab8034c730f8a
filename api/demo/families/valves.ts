import { along, family, packOf, threaded } from '../family.ts'
import { words } from '../words.ts'

const shutOff = 'valves/shut-off-valves'
const control = 'valves/control-valves'
const safety = 'valves/safety-and-filters'

/** What shuts, throttles, protects and filters. */
export const valves = [
  family({
    key: 'ball-valve', prefix: 43, category: shutOff, series: 'KV', brands: ['Kallvik', 'Vattna', 'Sotaro'],
    name: words('Kulventil', 'Palloventtiili', 'Kuleventil', 'Kuglehane', 'Ball valve'),
    plural: words('Kulventiler', 'Palloventtiilit', 'Kuleventiler', 'Kugleventiler', 'Ball valves', 'Kuleventilar'),
    about: words(
      'Kulventil med fullt genomlopp och ett kvarts varv mellan öppet och stängt. Spindeln kan tätas om under tryck.',
      'Täysaukkoinen palloventtiili, neljänneskierros auki–kiinni. Karan tiiviste vaihdettavissa paineen alla.',
      'Kuleventil med fullt løp og en kvart omdreining mellom åpen og stengt. Spindelen kan etterstrammes under trykk.',
      'Kugleventil med fuldt gennemløb og en kvart omdrejning mellem åben og lukket. Spindlen kan efterspændes under tryk.',
      'Full-bore ball valve, a quarter turn from open to shut. The stem can be resealed under pressure.',
      'Kuleventil med fullt løp og ei kvart omdreiing mellom open og stengd. Spindelen kan etterstrammast under trykk.',
    ),
    pack: packOf(1), choices: { material: ['dzr-brass', 'stainless'], handle: ['lever', 'butterfly'] }, rows: threaded,
    fixed: { pn: '40', temperature: 120 }, variants: [3, 6], warrantyYears: 5, picture: ['dn', 'material', 'handle'],
    price: (of) => 48 + of('dn') ** 1.6 * 0.85,
  }),
  family({
    key: 'gate-valve', prefix: 42, category: shutOff, series: 'KS', brands: ['Vattna', 'Rostra'],
    name: words('Kilslidsventil', 'Luistiventtiili', 'Sluseventil', 'Skydeventil', 'Gate valve'),
    plural: words('Kilslidsventiler', 'Luistiventtiilit', 'Sluseventiler', 'Skydeventiler', 'Gate valves', 'Sluseventilar'),
    about: words(
      'Kilslidsventil med ratt för långsam avstängning utan tryckslag. Stigande eller icke stigande spindel av rostfritt.',
      'Käsipyörällinen luistiventtiili hitaaseen sulkemiseen ilman paineiskuja. Ruostumaton kara.',
      'Sluseventil med ratt for langsom stenging uten trykkslag. Spindel av rustfritt stål.',
      'Skydeventil med håndhjul til langsom lukning uden trykstød. Spindel af rustfrit stål.',
      'Gate valve with a handwheel for slow closing without water hammer. Stainless stem.',
      'Sluseventil med ratt for langsam stenging utan trykkslag. Spindel av rustfritt stål.',
    ),
    choices: { material: ['brass', 'bronze', 'cast-iron'] }, rows: threaded, fixed: { pn: '16' }, warrantyYears: 5,
    picture: ['dn', 'material'], price: (of) => 70 + of('dn') ** 1.6 * 1.1,
  }),
  family({
    key: 'butterfly-valve', prefix: 41, category: shutOff, series: 'VR', brands: ['Hydrel', 'Sotaro'],
    name: words('Vridspjällventil', 'Läppäventtiili', 'Dreiespjeldventil', 'Butterflyventil', 'Butterfly valve', 'Dreiespjeldventil'),
    plural: words('Vridspjällventiler', 'Läppäventtiilit', 'Dreiespjeldventiler', 'Butterflyventiler', 'Butterfly valves', 'Dreiespjeldventilar'),
    about: words(
      'Vridspjäll för montage mellan flänsar, med spak i låsbara lägen. Kort bygglängd och liten vikt.',
      'Laippojen väliin asennettava läppäventtiili, lukittava vipu. Lyhyt rakennepituus ja kevyt.',
      'Spjeldventil for montering mellom flenser, med spak i låsbare stillinger. Kort byggelengde og lav vekt.',
      'Spjældventil til montering mellem flanger, med greb i låsbare stillinger. Kort byggelængde og lav vægt.',
      'Wafer butterfly valve for mounting between flanges, with a notched lever. Short and light.',
      'Spjeldventil for montering mellom flensar, med spak i låsbare stillingar. Kort byggjelengd og låg vekt.',
    ),
    choices: { material: ['cast-iron', 'stainless'], seal: ['epdm', 'nbr'] },
    rows: along('dn', ['50', '65', '80', '100', '125', '150', '200']), fixed: { pn: '16' }, warrantyYears: 5,
    picture: ['dn', 'material'], price: (of) => 350 + of('dn') ** 1.3 * 3,
  }),
  family({
    key: 'balancing-valve', prefix: 44, category: control, series: 'IV', brands: ['Varmic', 'Hydrel'],
    name: words('Injusteringsventil', 'Linjasäätöventtiili', 'Innreguleringsventil', 'Strengreguleringsventil', 'Balancing valve'),
    plural: words('Injusteringsventiler', 'Linjasäätöventtiilit', 'Innreguleringsventiler', 'Strengreguleringsventiler', 'Balancing valves', 'Innreguleringsventilar'),
    about: words(
      'Ventil med mätuttag och digital ratt för att fördela flödet mellan stammar. Inställningen kan låsas.',
      'Mittausyhteillä ja numeroidulla säätöpyörällä varustettu venttiili virtaamien tasapainotukseen. Lukittava säätö.',
      'Ventil med måleuttak og gradert ratt for å fordele strømmen mellom stammer. Innstillingen kan låses.',
      'Ventil med måleudtag og gradueret håndhjul til fordeling af flow mellem strenge. Indstillingen kan låses.',
      'Valve with test points and a numbered handwheel for sharing flow between risers. The setting can be locked.',
      'Ventil med måleuttak og gradert ratt for å fordele straumen mellom stammer. Innstillinga kan låsast.',
    ),
    choices: { material: ['dzr-brass', 'bronze'], 'test-points': ['yes', 'no'] }, rows: threaded, fixed: { pn: '25' }, warrantyYears: 5,
    picture: ['dn', 'material'], price: (of) => 420 + of('dn') ** 1.5 * 3.1,
  }),
  family({
    key: 'check-valve', prefix: 45, category: control, series: 'BV', brands: ['Vattna', 'Kallvik'],
    name: words('Backventil', 'Takaiskuventtiili', 'Tilbakeslagsventil', 'Kontraventil', 'Check valve', 'Tilbakeslagsventil'),
    plural: words('Backventiler', 'Takaiskuventtiilit', 'Tilbakeslagsventiler', 'Kontraventiler', 'Check valves', 'Tilbakeslagsventilar'),
    about: words(
      'Fjäderbelastad backventil som hindrar återströmning i alla lägen. Lågt öppningstryck.',
      'Jousikuormitteinen takaiskuventtiili estää takaisinvirtauksen kaikissa asennoissa. Matala avautumispaine.',
      'Fjærbelastet ventil som hindrer tilbakestrømning i alle stillinger. Lavt åpningstrykk.',
      'Fjederbelastet ventil, der hindrer tilbageløb i alle stillinger. Lavt åbningstryk.',
      'Spring-loaded check valve that stops backflow in any position. Low opening pressure.',
      'Fjørbelasta ventil som hindrar tilbakestrøyming i alle stillingar. Lågt opningstrykk.',
    ),
    choices: { material: ['dzr-brass', 'stainless'], seal: ['epdm', 'nbr'] }, rows: threaded, fixed: { pn: '16' },
    picture: ['dn', 'material'], price: (of) => 45 + of('dn') ** 1.5 * 1.1,
  }),
  family({
    key: 'safety-valve', prefix: 46, category: safety, series: 'SV', brands: ['Varmic', 'Vattna'],
    name: words('Säkerhetsventil', 'Varoventtiili', 'Sikkerhetsventil', 'Sikkerhedsventil', 'Safety valve', 'Tryggleiksventil'),
    plural: words('Säkerhetsventiler', 'Varoventtiilit', 'Sikkerhetsventiler', 'Sikkerhedsventiler', 'Safety valves', 'Tryggleiksventilar'),
    about: words(
      'Fabriksinställd säkerhetsventil med vridratt för motionering. För varmvattenberedare och slutna värmesystem.',
      'Tehtaalla säädetty varoventtiili, koestuskahva. Lämminvesivaraajiin ja suljettuihin lämmitysjärjestelmiin.',
      'Fabrikkinnstilt sikkerhetsventil med ratt for mosjonering. For varmtvannsberedere og lukkede varmeanlegg.',
      'Fabriksindstillet sikkerhedsventil med greb til motionering. Til vandvarmere og lukkede varmeanlæg.',
      'Factory-set safety valve with a twist knob for testing. For water heaters and sealed heating systems.',
      'Fabrikkinnstilt tryggleiksventil med ratt for mosjonering. For varmtvassberedarar og lukka varmeanlegg.',
    ),
    choices: { pressure: [1.5, 2.5, 3, 6, 9, 10], material: ['dzr-brass', 'chromed'] }, rows: threaded.slice(1, 6), fixed: { temperature: 110 },
    picture: ['dn', 'pressure', 'material'], price: (of) => 120 + of('dn') ** 1.5 * 1.8,
  }),
  family({
    key: 'strainer', prefix: 47, category: safety, series: 'SF', brands: ['Vattna', 'Hydrel'],
    name: words('Smutsfilter', 'Mudanerotin', 'Smussfilter', 'Snavssamler', 'Y-strainer'),
    plural: words('Smutsfilter', 'Mudanerottimet', 'Smussfiltre', 'Snavssamlere', 'Strainers', 'Smussfilter'),
    about: words(
      'Y-filter med utdragbar rostfri sil som skyddar pumpar och ventiler. Silen rengörs utan att filtret demonteras.',
      'Y-mallinen lianerotin, irrotettava ruostumaton siivilä suojaa pumppuja ja venttiilejä. Puhdistus paikallaan.',
      'Y-filter med uttrekkbar rustfri sil som beskytter pumper og ventiler. Silen renses uten at filteret demonteres.',
      'Y-filter med udtagelig rustfri si, der beskytter pumper og ventiler. Sien renses uden afmontering.',
      'Y-pattern strainer with a removable stainless screen that protects pumps and valves. Clean it in place.',
      'Y-filter med uttrekkbar rustfri sil som vernar pumper og ventilar. Sila kan reinsast på plass.',
    ),
    choices: { material: ['brass', 'bronze', 'cast-iron'], mesh: [0.25, 0.5, 0.75] }, rows: threaded, fixed: { pn: '20' },
    picture: ['dn', 'material'], price: (of) => 62 + of('dn') ** 1.5 * 1.3,
  }),
]
