import { along, family } from '../family.ts'
import { words } from '../words.ts'

const storage = 'water-heaters/storage-heaters'
const parts = 'water-heaters/heater-parts'

/** What makes hot water and keeps it, with its parts. */
export const waterHeaters = [
  family({
    key: 'water-heater', prefix: 66, category: storage, series: 'VB', brands: ['Pannova', 'Varmic'],
    name: words('Varmvattenberedare', 'Lämminvesivaraaja', 'Varmtvannsbereder', 'Vandvarmer', 'Water heater', 'Varmtvassberedar'),
    plural: words('Varmvattenberedare', 'Lämminvesivaraajat', 'Varmtvannsberedere', 'Vandvarmere', 'Water heaters', 'Varmtvassberedarar'),
    about: words(
      'Golvstående beredare i rostfritt med tjock isolering och blandningsventil monterad från fabrik. Ansluts uppe eller nere.',
      'Lattiamallinen ruostumaton varaaja paksulla eristeellä ja tehdasasennetulla sekoitusventtiilillä. Liitännät ylhäällä tai alhaalla.',
      'Gulvstående bereder i rustfritt med tykk isolasjon og blandeventil montert fra fabrikk. Tilkobles oppe eller nede.',
      'Gulvstående vandvarmer i rustfrit stål med tyk isolering og fabriksmonteret blandeventil. Tilsluttes foroven eller forneden.',
      'Floor-standing stainless heater with thick insulation and a factory-fitted mixing valve. Connect at the top or the bottom.',
      'Golvståande beredar i rustfritt med tjukk isolasjon og blandeventil montert frå fabrikk. Vert kopla oppe eller nede.',
    ),
    choices: { 'power-kw': [1.5, 2, 3], material: ['stainless', 'copper'] }, rows: along('volume', [120, 160, 200, 250, 300]),
    fixed: { voltage: '230', ip: 'IP24', pressure: 10 }, warrantyYears: 10, picture: ['volume', 'power-kw'],
    price: (of) => 4200 + of('volume') * 24 + of('power-kw') * 150,
  }),
  family({
    key: 'wall-heater', prefix: 67, category: storage, series: 'VV', brands: ['Pannova', 'Elvara'],
    name: words('Väggberedare', 'Seinävaraaja', 'Veggbereder', 'Væghængt vandvarmer', 'Wall-hung water heater', 'Veggberedar'),
    plural: words('Väggberedare', 'Seinävaraajat', 'Veggberedere', 'Væghængte vandvarmere', 'Wall-hung heaters', 'Veggberedarar'),
    about: words(
      'Liten beredare för bänkskåp eller vägg med stickpropp och inställbar temperatur. Värmer snabbt och tar liten plats.',
      'Pieni varaaja kaappiin tai seinälle, pistotulppa ja säädettävä lämpötila. Lämpenee nopeasti.',
      'Liten bereder for benkeskap eller vegg med støpsel og justerbar temperatur. Varmer raskt og tar liten plass.',
      'Lille vandvarmer til skab eller væg med stik og indstillelig temperatur. Varmer hurtigt og fylder lidt.',
      'Small heater for a cupboard or wall with plug and adjustable temperature. Heats fast and takes little room.',
      'Liten beredar for benkeskap eller vegg med støpsel og justerbar temperatur. Varmar raskt og tek liten plass.',
    ),
    choices: { 'power-kw': [1, 1.5, 2], mounting: ['wall', 'cupboard'] }, rows: along('volume', [5, 10, 15, 30, 50, 80]),
    fixed: { voltage: '230', ip: 'IP25', pressure: 10 }, warrantyYears: 5, picture: ['volume', 'mounting'], price: (of) => 1300 + of('volume') * 48,
  }),
  family({
    key: 'buffer-tank', prefix: 68, category: storage, series: 'AT', brands: ['Pannova', 'Varmic'],
    name: words('Ackumulatortank', 'Energiavaraaja', 'Akkumulatortank', 'Buffertank', 'Buffer tank'),
    plural: words('Ackumulatortankar', 'Energiavaraajat', 'Akkumulatortanker', 'Buffertanke', 'Buffer tanks', 'Akkumulatortankar'),
    about: words(
      'Isolerad tank som lagrar värme från panna, sol eller värmepump. Många uttag och plats för elpatron.',
      'Eristetty varaaja kattilan, auringon tai lämpöpumpun lämmölle. Runsaasti yhteitä ja paikka sähkövastukselle.',
      'Isolert tank som lagrer varme fra kjel, sol eller varmepumpe. Mange uttak og plass til elpatron.',
      'Isoleret tank, der lagrer varme fra kedel, sol eller varmepumpe. Mange studse og plads til elpatron.',
      'Insulated tank that stores heat from boiler, solar or heat pump. Many connections and room for an immersion heater.',
      'Isolert tank som lagrar varme frå kjel, sol eller varmepumpe. Mange uttak og plass til elpatron.',
    ),
    choices: { coil: ['yes', 'no'], colour: ['white', 'grey', 'blue'] }, rows: along('volume', [100, 200, 300, 500, 750, 1000]),
    fixed: { material: 'steel', pressure: 3, temperature: 95 }, variants: [1, 3], warrantyYears: 5, picture: ['volume', 'colour'],
    price: (of) => 4800 + of('volume') * 17,
  }),
  family({
    key: 'immersion-heater', prefix: 69, category: parts, series: 'EP', brands: ['Elvara', 'Pannova'],
    name: words('Elpatron', 'Sähkövastus', 'Elpatron', 'Elpatron', 'Immersion heater'),
    plural: words('Elpatroner', 'Sähkövastukset', 'Elpatroner', 'Elpatroner', 'Immersion heaters', 'Elpatronar'),
    about: words(
      'Elpatron med termostat och överhettningsskydd i kapslad kopplingslåda. Element av rostfritt eller incoloy.',
      'Sähkövastus termostaatilla ja ylikuumenemissuojalla, koteloitu kytkentärasia. Elementti ruostumaton tai incoloy.',
      'Elpatron med termostat og overopphetingsvern i kapslet koblingsboks. Element av rustfritt eller incoloy.',
      'Elpatron med termostat og overophedningssikring i kapslet tilslutningsdåse. Element af rustfrit eller incoloy.',
      'Immersion heater with thermostat and overheat cut-out in an enclosed box. Element of stainless or Incoloy.',
      'Elpatron med termostat og overopphetingsvern i kapsla koplingsboks. Element av rustfritt eller incoloy.',
    ),
    choices: { material: ['stainless', 'incoloy'], thread: ['G 1 1/4', 'G 1 1/2', 'G 2'] },
    rows: [[1.5, 230], [3, 280], [4.5, 330], [6, 380], [9, 480], [12, 600]].map(([kw = 0, length = 0]) => ({ 'power-kw': kw, length })),
    fixed: { voltage: '400', ip: 'IP54' }, picture: ['power-kw', 'material'], price: (of) => 780 + of('power-kw') * 130,
  }),
  family({
    key: 'mixing-valve', prefix: 59, category: parts, series: 'BL', brands: ['Vattna', 'Varmic'],
    name: words('Blandningsventil', 'Sekoitusventtiili', 'Blandeventil', 'Blandeventil', 'Thermostatic mixing valve'),
    plural: words('Blandningsventiler', 'Sekoitusventtiilit', 'Blandeventiler', 'Blandeventiler', 'Mixing valves', 'Blandeventilar'),
    about: words(
      'Termostatisk blandningsventil som begränsar tappvarmvattnet och skyddar mot skållning. Ratten kan låsas.',
      'Termostaattinen sekoitusventtiili rajoittaa käyttöveden lämpötilan ja suojaa palovammoilta. Lukittava säädin.',
      'Termostatisk blandeventil som begrenser tappevannet og beskytter mot skolding. Rattet kan låses.',
      'Termostatisk blandeventil, der begrænser brugsvandets temperatur og beskytter mod skoldning. Grebet kan låses.',
      'Thermostatic mixing valve that limits the hot water and protects against scalding. The knob can be locked.',
      'Termostatisk blandeventil som avgrensar tappevatnet og vernar mot skolding. Rattet kan låsast.',
    ),
    choices: { range: ['35–60 °C', '45–65 °C'], surface: ['plain', 'chrome'] },
    rows: [{ dn: '15', flow: 25 }, { dn: '20', flow: 42 }, { dn: '25', flow: 60 }, { dn: '32', flow: 95 }], fixed: { material: 'dzr-brass', pn: '10' },
    warrantyYears: 5, picture: ['dn', 'surface'], price: (of) => 480 + of('flow') * 11,
  }),
]
