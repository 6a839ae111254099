import type { ContentWords } from '../content-words.ts';
import { nlNL as application } from './application/nl-NL.ts';
import { nlNL as business } from './business/nl-NL.ts';
import { nlNL as range } from './range/nl-NL.ts';

export const nlNL: ContentWords = {
  seeAlso: 'Zie ook',
  demonstration: 'Dit zijn de gegevens van een demonstratiebedrijf. Niemand handelt onder deze naam.',
  company: {
    name: 'Bedrijf',
    address: 'Adres',
    registration: 'Registernummer',
    vatId: 'Btw-nummer',
    email: 'E-mailadres',
    phone: 'Telefoon',
  },
  doors: {
    quote: 'Offerte aanvragen',
    plus: 'Het Plus-programma',
    account: 'Uw account',
    api: 'Documentatie van de interface',
  },
  calendar: {
    caption: 'Vrije dagen die onze datums overslaan (productie: {{production}}, bezorging: {{delivery}})',
    date: 'Dag',
    holiday: 'Feestdag',
    rests: 'Wat stilligt',
    production: 'Productie',
    delivery: 'Bezorging',
    both: 'Productie en bezorging',
    failed: 'De kalender is nu niet te tonen. De datums in de winkelwagen rekenen er toch mee.',
  },
  application,
  pages: {
    ...business,
    ...range,
    about: {
      lead: 'Wij maken verpakkingen met uw eigen druk en laten zien waaruit elk getal bestaat.',
      parts: [
        [
          'Wat we doen',
          'U vult de maat in van wat u verpakt. Stanscontour, gevouwen doos, gewicht en prijs volgen meteen, berekend uit de echte geometrie van de doos en niet uit een maattabel. De kleinste bestelling is 30 stuks van één ontwerp.',
        ],
        [
          'Hoe we prijzen berekenen',
          'Elke prijs is de som van zijn onderdelen: instellen, drukplaten, karton, druk, afwerking, stansen en lijmen, en vracht. U ziet ze allemaal, en als een grotere oplage in totaal minder kost, zeggen we dat voordat u betaalt.',
        ],
        [
          'Hoe we datums beloven',
          'De productie duurt 21 dagen, dus 15 werkdagen, vanaf uw goedkeuring. Feestdagen in uw land zijn meegerekend. Waar expresproductie mogelijk is, staan prijs en datum naast de gewone.',
        ],
      ],
    },
    contact: {
      lead: 'Schrijf of bel: er antwoordt een mens.',
      parts: [
        [
          'Voordat u schrijft',
          'Noem bij een bestelling het nummer; het staat in het onderwerp van al onze mails. Bij een vraag over een doos stuurt u de link uit de adresbalk: die bevat de maat en alle keuzes.',
        ],
        [
          'Als er iets niet klopt',
          'Stuur foto’s en het aantal betrokken stuks naar {{email}}. Wij antwoorden wat we doen en wanneer.',
        ],
      ],
    },
    help: {
      lead: 'Korte antwoorden op wat het meest gevraagd wordt.',
      parts: [
        [
          'Bestellen',
          'Kies een product, vul de binnenmaat in, zet uw artwork op de zijden en kies een aantal. U hoeft het karton niet precies te kennen: bij elke keuze ziet u wat die aan prijs en gewicht verandert.',
        ],
        [
          'Bestanden',
          'PDF, SVG, PNG en JPEG. Een vector-pdf blijft vector in het drukbestand. Rasterbeelden mogen tot 7000 × 7000 pixels groot zijn.',
        ],
        [
          'Wijzigen en annuleren',
          'Een bestelling kan in het account worden geannuleerd tot de productie begint; u krijgt uw geld terug zoals u hebt betaald. Een geplaatste bestelling wordt niet gewijzigd: voor een ander adres of ander artwork annuleert u de bestelling en bestelt u opnieuw.',
        ],
        [
          'Levering',
          'De winkelwagen toont binnen welke dagen we leveren, de reden van elke vertraging en tot wanneer u moet bestellen om de datum te halen.',
        ],
        [
          'Proefpakketten',
          'Een pakket bevat tot acht monsters van karton en druk, voor één prijs en met gratis levering. Zodra de productie van uw volgende verpakkingsbestelling begint, betalen we de prijs van één pakket terug zoals u hebt betaald, eenmaal per klant.',
        ],
        [
          'Minimale bestelling en staffels',
          'De kleinste bestelling is 30 stuks van één ontwerp in één maat; daarboven kiest u elk aantal. De staffels beginnen bij 30, 60, 90, 120, 240, 500, 750, 1000, 1500, 2000 en 2500 stuks: een aantal daartussen heeft de stukprijs van de staffel eronder.',
        ],
        [
          'Hoe de prijs is opgebouwd',
          'De prijs is de som van instellen, drukplaten, karton, druk, afwerking, stansen en lijmen, en vracht; levering per koerier is inbegrepen. Instellen en platen kosten bij elke oplage evenveel, dus daalt de stukprijs met het aantal. Net onder een staffel kan de grotere oplage in totaal minder kosten: 500 stuks minder dan 480.',
        ],
        [
          'Betaalmethoden en termijnen',
          'U betaalt met een kaart of per overboeking; in de winkel voor de VS alleen met een kaart. Bij een overboeking begint de productie na ontvangst van de betaling. In sommige markten kunnen bedrijven grotere bestellingen in twee of drie termijnen betalen; bedragen en vervaldagen ziet u bij het afrekenen.',
        ],
        [
          'Btw en facturen',
          'Vul bij het afrekenen uw btw-nummer in; we controleren het in het officiële register. Met een bevestigd nummer kopen bedrijven in de EU buiten Polen goederen zonder btw en geven ze die zelf aan (intracommunautaire levering; bij diensten btw verlegd). Na betaling staat de factuur als PDF bij de bestelling in uw account.',
        ],
        [
          'Expresproductie',
          'Waar expres mogelijk is, bespaart het tot 4 werkdagen bij hoogstens 5000 stuks, of tot 7 dagen bij hoogstens 1000 stuks zonder drukplaten. Toeslag en datum staan naast de gewone.',
        ],
        [
          'Landen van levering en douane',
          'De internationale winkel levert in de EU, het Verenigd Koninkrijk, Zwitserland en Noorwegen; de andere winkels in hun eigen land en sommige ook in buurlanden. Voor Zwitserland en Noorwegen geldt: geen btw, 40 EUR voor de douane; bij aankomst kunnen invoerkosten verschuldigd zijn, en de inklaring is niet in de datums begrepen.',
        ],
        [
          'Retouren en klachten',
          'Voor goederen met uw ontwerp of op uw maat geldt geen herroepingsrecht; annuleren kan tot de productie begint. Kant-en-klare goederen kunnen consumenten binnen 14 dagen terugsturen. Stuur bij gebreken foto’s en het aantal betrokken stuks naar {{email}}: we maken de goederen opnieuw of betalen ze terug.',
        ],
        [
          'Afloop, kleuren en lettertypen',
          'Laat achtergronden met de afloop voorbij de snijlijn doorlopen en houd teksten in de veilige zone; de editor toont beide, bij de meeste dozen 3 of 5 mm. Beelden hebben in de gedrukte maat 300 dpi nodig. We drukken in CMYK; op kraft worden kleuren donkerder. Sluit lettertypen in de PDF in of zet ze om in contouren.',
        ],
        [
          'Sjablonen en eigen stanscontour',
          'Met “Sjabloon downloaden” in de configurator en de editor krijgt u de stanscontour van uw maat als PDF, SVG of DXF. Voor een eigen stanscontour vraagt u een offerte aan en voegt u die toe als PDF, AI of EPS.',
        ],
        [
          'Meten en karton kiezen',
          'Vul de binnenmaat in: lengte, breedte en hoogte, met een paar millimeter speling. E-golf (1,5 mm) is geschikt voor fijne druk, B-golf (3 mm) voor zwaardere producten, vouwkarton voor lichte waar in het schap.',
        ],
        [
          'Contact met voedsel',
          'Wij verklaren geen enkele verpakking geschikt voor direct contact met voedsel. Dat hangt af van karton, inkt en voedsel: vraag het ons voordat u bestelt.',
        ],
        [
          'Recycling en producentenverantwoordelijkheid (UPV)',
          'Dozen van golfkarton en vouwkarton zonder folie horen bij het oud papier. In veel landen moet wie verpakte producten verkoopt zich registreren en de verpakkingen opgeven (UPV); dat doen wij niet voor u. Het gewicht van het karton staat op de productpagina.',
        ],
        [
          'Opnieuw bestellen en bewaarde ontwerpen',
          '“Opnieuw bestellen” bij de bestelling in uw account legt dezelfde regels voor de prijzen van vandaag in de winkelwagen, met het ontwerp dat is gedrukt. Uw ontwerpen worden tijdens het werken bewaard en staan in het account onder “Ontwerpen”.',
        ],
        [
          'Bedrijfsaccount en goedkeuring',
          'Met Plus geeft een bedrijf rollen en limieten; een bestelling boven de limiet wacht op goedkeuring. Uw inkoopordernummer staat op de factuur. Plus is er in de internationale winkel en in de winkels voor Duitsland, Frankrijk, Italië, Polen en het Verenigd Koninkrijk.',
        ],
        [
          'Zending volgen en afleveradres',
          'Zodra een pakket vertrekt, krijgt u een e-mail met het zendingsnummer en een link naar de vervoerder. Voor een ander adres, zie “Wijzigen en annuleren”.',
        ],
      ],
    },
    services: {
      lead: 'Wat u aan een bestelling kunt toevoegen; de prijzen staan in de winkelwagen.',
      parts: [
        [
          'Controle van het artwork door een expert',
          'Een prepress-expert bekijkt het artwork van een regel voordat die wordt gemaakt, en schrijft u als er iets moet veranderen.',
        ],
        [
          'Herdrukgarantie',
          'Dozen die binnen 12 maanden in uw magazijn beschadigd raken, maken we eenmaal kosteloos opnieuw. Uw wettelijke rechten blijven zoals ze zijn.',
        ],
        [
          'Geplante bomen',
          'Met uw bestelling worden zoveel bomen geplant als u kiest. Ze compenseren niet wat de dozen uitstoten.',
        ],
        ['Proefpakketten', 'Tot acht monsters van karton en producten, om te voelen voordat u bestelt.'],
      ],
    },
    sustainability: {
      lead: 'Wat we met een getal kunnen zeggen, en wat niet.',
      parts: [
        [
          'Een doos die past',
          'De grootste besparing is karton dat u niet gebruikt. De maatzoeker pakt in wat u verstuurt en stelt de kleinste doos voor waar het in past, met het gewicht.',
        ],
        [
          'Voetafdruk',
          'Op de pagina van een doos staat de voetafdruk in kg CO₂e, met de gepubliceerde set factoren waaruit die is berekend. Dekt geen set een materiaal, dan tonen we geen getal. Getallen uit verschillende sets worden nooit opgeteld.',
        ],
        [
          'Bomen',
          'U kunt geplante bomen aan een bestelling toevoegen. We tellen een boom zodra de bestelling is betaald, en noemen geen enkele doos klimaatneutraal.',
        ],
      ],
    },
    ecoProperties: {
      lead: 'Wat de woorden op onze dozen betekenen.',
      parts: [
        [
          'Recyclebaar',
          'Dozen van golfkarton en vouwkarton zonder laminaat gaan bij het oud papier. Een gelamineerde doos is moeilijker te recyclen; de configurator noemt het laminaat als afwerking, dus u kunt het weglaten.',
        ],
        [
          'Gerecycled en composteerbaar',
          'Gerecyclede verzendzakken zijn gemaakt van plastic dat eerder afval was. Composteerbare zakken zijn voor industriële compostering; of uw gemeente ze inzamelt, weet alleen uw gemeente.',
        ],
        [
          'Inkten',
          'Een druk in één kleur op bruin karton vraagt minder inkt dan een druk in full colour. De druk is een eigen onderdeel van de prijs.',
        ],
      ],
    },
    fscCertification: {
      lead: 'Wat FSC-certificering betekent en wat wij ervan mogen zeggen.',
      parts: [
        [
          'Wat het betekent',
          'De Forest Stewardship Council certificeert bossen en elk bedrijf waar hun hout doorheen gaat. Een claim als “FSC Mix” of “FSC Recycled” op een doos geldt alleen als ook de laatste in die keten gecertificeerd is: de drukker.',
        ],
        [
          'Wat wij claimen',
          'Ons certificaat heeft het nummer {{fsc}}. Iedereen kan het opzoeken in het openbare register van FSC.',
          'Waar op deze pagina geen nummer staat, hebben wij geen certificaat. Dan verkopen wij geen doos als gecertificeerd en drukken geen FSC-merk, welk karton het ook is.',
        ],
        [
          'Bij uw bestelling',
          'Met een certificaat verschijnt de dienst “FSC-certificaat” bij de regels waarvoor die geldt, en staat de claim op uw factuur. Zonder certificaat kan niemand die dienst aan een bestelling toevoegen.',
        ],
        [
          'Wat onze gegevens zeggen',
          'Bij een karton staat het aandeel gerecyclede vezels dat de leverancier opgeeft. Dat aandeel is geen FSC-claim en vervangt er geen.',
        ],
      ],
    },
    termsOfService: {
      lead: 'Wat tussen u en ons geldt als u bestelt.',
      parts: [
        [
          'Overeenkomst',
          'De overeenkomst komt tot stand als wij uw bestelling per e-mail bevestigen. De prijzen zijn die u vóór het betalen ziet, met hun onderdelen en belasting. Verkoper is {{company}}.',
        ],
        [
          'Betaling',
          'U betaalt op een van de manieren die bij het afrekenen voor uw markt staan. Bedrijven kunnen grotere bestellingen in termijnen betalen waar dat wordt aangeboden; bedragen en dagen ziet u vóór uw akkoord.',
        ],
        [
          'Productie en levering',
          'De productie begint nadat u het ontwerp hebt goedgekeurd. De datums staan bij de bestelling; is er een niet haalbaar, dan schrijven we u.',
        ],
        ['Artwork', 'U hebt de rechten op wat u laat drukken. Het ontwerp blijft van u.'],
        [
          'Gebreken',
          'De wettelijke garantie van uw land geldt. Stuur foto’s naar {{email}}; we maken de goederen opnieuw of betalen terug.',
        ],
      ],
    },
    privacyPolicy: {
      lead: 'Wat we over u bewaren, waarom, en hoe u het krijgt of laat wissen.',
      parts: [
        [
          'Wat we bewaren',
          'Voor een bestelling: naam, adressen, e-mailadres, de bestelling zelf en de bestanden ervan, om de overeenkomst uit te voeren. Wie geen account heeft, kennen we alleen aan een willekeurig nummer, tot 365 dagen. Een sessie van een account duurt 31 dagen en wordt door gebruik verlengd, tot hoogstens een jaar.',
        ],
        [
          'Toestemming',
          'Voordat u kiest, wordt alleen bewaard wat de winkel nodig heeft om te werken. Analyse en reclame beginnen na toestemming. U wijzigt uw keuze met “Privacykeuzes” onder aan elke pagina.',
        ],
        [
          'Een kopie van uw gegevens',
          'In uw account kunt u een kopie opvragen. De gemailde link werkt één keer, binnen 7 dagen.',
        ],
        [
          'Wissen',
          'Daar kunt u ook uw account laten wissen. Dat gebeurt na 14 dagen; tot dan kunt u erop terugkomen. Het wacht zolang een bestelling onderweg is. Facturen blijven zo lang als de belastingwet eist.',
        ],
        [
          'Wie u kunt vragen',
          'Schrijf naar {{email}}. U kunt ook een klacht indienen bij de gegevensbeschermingsautoriteit van uw land.',
        ],
      ],
    },
    returnsPolicy: {
      lead: 'Voor u gemaakt: geen herroeping. Kant-en-klare goederen: 14 dagen.',
      parts: [
        [
          'Voor u gemaakte goederen',
          'Wat met uw ontwerp wordt bedrukt of op uw maat gesneden, is alleen voor u gemaakt. Daarvoor geldt geen herroepingsrecht (Richtlijn 2011/83/EU, artikel 16 c). Annuleren kan tot de productie begint.',
        ],
        [
          'Kant-en-klare goederen',
          'Proefpakketten, al bedrukte dozen en onbedrukte dozen in een voorradige maat kunnen consumenten binnen 14 dagen na levering zonder opgaaf van reden terugsturen. Vóór verzending volstaat de link in de bestelmail. Schrijf daarna naar {{email}}.',
        ],
        [
          'Uw geld',
          'We betalen de prijs van de goederen en de gewone levering terug zoals u hebt betaald. De kosten van terugzenden zijn voor u.',
        ],
        ['Ondeugdelijke goederen', 'Uw wettelijke rechten blijven hierdoor onverlet.'],
      ],
    },
    impressum: {
      lead: 'Wie achter deze winkel staat.',
      parts: [
        [
          'Verantwoordelijk',
          '{{company}} is verantwoordelijk voor de inhoud van deze pagina’s. {{brand}} is de naam van de winkel.',
        ],
        [
          'Geschillen',
          'Schrijf eerst naar {{email}}: het meeste is zo opgelost. U houdt het recht om u tot de bevoegde geschilleninstantie te wenden.',
        ],
      ],
    },
  },
};
