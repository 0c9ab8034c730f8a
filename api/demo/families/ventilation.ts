import { along, byLength, family } from '../family.ts'
import { words } from '../words.ts'

const ducts = 'ventilation/ducts'
const fans = 'ventilation/fans-and-terminals'
const ductSizes = along('diameter', [100, 125, 160, 200, 250, 315, 400])

/** Ducts, fans and what sits at the end of the duct. */
export const ventilation = [
  family({
    key: 'spiral-duct', prefix: 70, category: ducts, series: 'SR', brands: ['Norvent', 'Tuulema'],
    name: words('Spirorör', 'Kierresaumakanava', 'Spirorør', 'Spirorør', 'Spiral duct', 'Spirorøyr'),
    plural: words('Spirorör', 'Kierresaumakanavat', 'Spirorør', 'Spirorør', 'Spiral ducts', 'Spirorøyr'),
    about: words(
      'Spiralfalsad kanal av förzinkad plåt, tät enligt klass D. Kapas på plats och skarvas med nippel.',
      'Kierresaumattu kanava sinkitystä teräksestä, tiiviysluokka D. Katkaistaan työmaalla, liitetään nipalla.',
      'Spiralfalset kanal av forsinket stål, tetthetsklasse D. Kappes på stedet og skjøtes med nippel.',
      'Spiralfalset kanal af forzinket stål, tæthedsklasse D. Skæres på stedet og samles med nippel.',
      'Spiral-seamed duct of galvanised steel, tightness class D. Cut on site and join with a nipple.',
      'Spiralfalsa kanal av forsinka stål, tettleiksklasse D. Vert kappa på staden og skøytt med nippel.',
    ),
    pack: byLength('pipe-length'), choices: { 'pipe-length': [3, 6], material: ['galvanised', 'stainless', 'black-coated'] },
    rows: ductSizes, fixed: { thickness: 0.5 }, picture: ['diameter', 'material'], price: (of) => 20 + of('diameter') * 0.42,
  }),
  family({
    key: 'duct-bend', prefix: 71, category: ducts, series: 'KB', brands: ['Norvent', 'Tuulema'],
    name: words('Ventilationsböj', 'Kanavakäyrä', 'Kanalbend', 'Kanalbøjning', 'Duct bend'),
    plural: words('Ventilationsböjar', 'Kanavakäyrät', 'Kanalbend', 'Kanalbøjninger', 'Duct bends'),
    about: words(
      'Böj med dubbel gummitätning som klickar fast i kanalen. Slät insida ger lågt tryckfall.',
      'Kaksoishuulitiivisteellinen käyrä napsahtaa kanavaan. Sileä sisäpinta ja pieni painehäviö.',
      'Bend med dobbel gummitetning som klikkes i kanalen. Glatt innside gir lavt trykktap.',
      'Bøjning med dobbelt gummitætning, der klikkes i kanalen. Glat inderside giver lavt tryktab.',
      'Bend with a double rubber seal that clicks into the duct. Smooth inside, low pressure loss.',
      'Bend med dobbel gummitetting som klikkar i kanalen. Glatt innside gjev lågt trykktap.',
    ),
    choices: { angle: ['15', '30', '45', '90'], material: ['galvanised', 'stainless'] }, rows: ductSizes, picture: ['diameter', 'angle', 'material'],
    price: (of) => 30 + of('diameter') * 0.6,
  }),
  family({
    key: 'silencer', prefix: 72, category: ducts, series: 'LD', brands: ['Norvent'],
    name: words('Ljuddämpare', 'Äänenvaimennin', 'Lyddemper', 'Lyddæmper', 'Duct silencer', 'Lyddempar'),
    plural: words('Ljuddämpare', 'Äänenvaimentimet', 'Lyddempere', 'Lyddæmpere', 'Silencers', 'Lyddemparar'),
    about: words(
      'Rund ljuddämpare med mineralull bakom perforerad plåt. Tar bort fläktljud och överhörning mellan rum.',
      'Pyöreä äänenvaimennin, mineraalivilla rei’itetyn levyn takana. Vaimentaa puhaltimen ja huoneiden väliset äänet.',
      'Rund lyddemper med mineralull bak perforert plate. Demper viftestøy og overhøring mellom rom.',
      'Rund lyddæmper med mineraluld bag perforeret plade. Dæmper ventilatorstøj og overhøring mellem rum.',
      'Round silencer with mineral wool behind perforated sheet. Takes out fan noise and cross-talk between rooms.',
      'Rund lyddempar med mineralull bak perforert plate. Dempar viftestøy og overhøyring mellom rom.',
    ),
    choices: { length: [300, 600, 900], thickness: [50, 100] }, rows: ductSizes, fixed: { material: 'galvanised' },
    picture: ['diameter', 'length'], price: (of) => 210 + of('diameter') * 1.1 + of('length') * 0.5,
  }),
  family({
    key: 'duct-fan', prefix: 73, category: fans, series: 'KF', brands: ['Norvent', 'Elvara'],
    name: words('Kanalfläkt', 'Kanavapuhallin', 'Kanalvifte', 'Kanalventilator', 'Duct fan'),
    plural: words('Kanalfläktar', 'Kanavapuhaltimet', 'Kanalvifter', 'Kanalventilatorer', 'Duct fans'),
    about: words(
      'Radialfläkt för montage direkt i kanalen, varvtalsstyrd EC-motor. Underhållsfria lager.',
      'Suoraan kanavaan asennettava radiaalipuhallin, säädettävä EC-moottori. Huoltovapaat laakerit.',
      'Radialvifte for montering rett i kanalen, turtallsstyrt EC-motor. Vedlikeholdsfrie lagre.',
      'Radialventilator til montering direkte i kanalen, EC-motor med trinløs regulering. Vedligeholdelsesfri lejer.',
      'Radial fan for mounting straight in the duct, speed-controlled EC motor. Maintenance-free bearings.',
      'Radialvifte for montering rett i kanalen, turtalsstyrt EC-motor. Vedlikehaldsfrie lager.',
    ),
    choices: { ip: ['IP44', 'IP54'], timer: ['yes', 'no'] },
    rows: [{ diameter: 100, airflow: 250, power: 60 }, { diameter: 125, airflow: 360, power: 63 }, { diameter: 160, airflow: 560, power: 80 }, { diameter: 200, airflow: 960, power: 120 }, { diameter: 250, airflow: 1300, power: 170 }, { diameter: 315, airflow: 1900, power: 250 }],
    fixed: { voltage: '230' }, warrantyYears: 3, picture: ['diameter', 'ip'], price: (of) => 900 + of('airflow') * 1.7,
  }),
  family({
    key: 'air-valve', prefix: 74, category: fans, series: 'TV', brands: ['Norvent', 'Tuulema'],
    name: words('Kontrollventil', 'Poistoilmaventtiili', 'Kontrollventil', 'Kontrolventil', 'Exhaust air valve'),
    plural: words('Kontrollventiler', 'Poistoilmaventtiilit', 'Kontrollventiler', 'Kontrolventiler', 'Air valves', 'Kontrollventilar'),
    about: words(
      'Frånluftsdon för tak eller vägg, kägla med låsmutter ställer in luftflödet. Fästs i ram eller direkt i kanalen.',
      'Poistoilmalaite kattoon tai seinään, lukittava kartio säätää ilmavirran. Kiinnitys kehykseen tai kanavaan.',
      'Avtrekksventil for tak eller vegg, kjegle med låsemutter stiller luftmengden. Festes i ramme eller kanal.',
      'Udsugningsventil til loft eller væg, kegle med låsemøtrik indstiller luftmængden. Fastgøres i ramme eller kanal.',
      'Exhaust valve for ceiling or wall; a cone with lock nut sets the airflow. Fixes in a frame or straight in the duct.',
      'Avtrekksventil for tak eller vegg, kjegle med låsemutter stiller luftmengda. Vert festa i ramme eller kanal.',
    ),
    choices: { mounting: ['ceiling', 'wall'] }, rows: along('diameter', [80, 100, 125, 160, 200]), cross: { colour: ['white', 'black', 'brushed-steel'] },
    fixed: { material: 'steel' }, picture: ['diameter', 'colour'], price: (of) => 60 + of('diameter') * 0.7,
  }),
  family({
    key: 'roof-cowl', prefix: 75, category: fans, series: 'TH', brands: ['Norvent'],
    name: words('Takhuv', 'Kattohormi', 'Takhatt', 'Taghætte', 'Roof cowl'),
    plural: words('Takhuvar', 'Kattohormit', 'Takhatter', 'Taghætter', 'Roof cowls', 'Takhattar'),
    about: words(
      'Takhuv för avluft och luftning, skyddar kanalen mot regn och snö. Levereras med nippel för spirorör.',
      'Kattohormi jäteilmalle ja tuuletukselle, suojaa kanavaa sateelta ja lumelta. Liitosnippa kierresaumakanavaan.',
      'Takhatt for avkast og lufting, beskytter kanalen mot regn og snø. Leveres med nippel for spirorør.',
      'Taghætte til afkast og udluftning, beskytter kanalen mod regn og sne. Leveres med nippel til spirorør.',
      'Roof cowl for exhaust air and venting, keeps rain and snow out of the duct. Comes with a spiral-duct nipple.',
      'Takhatt for avkast og lufting, vernar kanalen mot regn og snø. Vert levert med nippel for spirorøyr.',
    ),
    choices: { insulated: ['yes', 'no'] }, rows: along('diameter', [125, 160, 200, 250, 315]), cross: { colour: ['black', 'brick-red', 'grey'] },
    fixed: { material: 'steel' }, warrantyYears: 10, picture: ['diameter', 'colour'], price: (of) => 600 + of('diameter') * 5,
  }),
]
