import type { ProductRangePages } from '../../content-words.ts';

export const nlNL: ProductRangePages = {
  ecoBadge: {
    lead: 'Waarom geen van onze dozen een ecolabel draagt en wat er in plaats daarvan staat.',
    parts: [
      [
        'Geen eigen label',
        'Het woord “groen” op een doos zegt niets wat iemand kan nagaan. In de EU is een duurzaamheidslabel zonder certificeringsregeling sinds 27 september 2026 verboden (Richtlijn (EU) 2024/825). Wij geven er geen.',
      ],
      [
        'Wat u in plaats daarvan ziet',
        'Het aandeel gerecyclede vezels dat de leverancier voor een karton opgeeft, het gewicht van de doos en, waar een gepubliceerde factorenset het karton omvat, de voetafdruk in kg CO₂e. Naast elk cijfer staat de bron.',
      ],
      [
        'Van alles minder',
        'Deze producten vragen kraftkarton, papier of gerecyclede folie en weinig inkt. Vergelijk hun cijfers voordat u kiest.',
      ],
    ],
  },
  enterprise: {
    lead: 'Voor bedrijven die vaak, op meer plaatsen of volgens eigen regels bestellen.',
    parts: [
      [
        'Met meer mensen',
        'Waar Plus er is, geeft een bedrijf rollen: lezen, ontwerpen, bestellen, goedkeuren, financiën. Een bestelling boven een grens wacht op goedkeuring van iemand die dat mag. Uw eigen bestelnummer staat op de factuur.',
      ],
      [
        'Buiten de lijst',
        'Voor grotere oplagen, andere vormen en andere materialen vraagt u een offerte aan. Die komt per e-mail en u accepteert die online.',
      ],
      [
        'Uw systemen',
        'Bestellingen, facturen en zendingen zijn via de interface te lezen en webhooks vertellen uw systeem wat er gebeurt.',
      ],
      [
        'Alleen uw druk',
        'Gedrukt wordt uw ontwerp. We zetten er geen eigen merk bij, dus de dozen kunnen onder uw naam verder.',
      ],
    ],
  },
  industries: {
    lead: 'Welke van onze verpakkingen waarvoor past, per branche.',
    parts: [
      [
        'Cosmetica en verzorging',
        'Een vouwdoosje voor het schap, een luxe doos voor de set, een etiket voor de fles. Vouwkarton is dun en geschikt voor fijne druk; een luxe doos is zwaarder en duurt langer.',
      ],
      [
        'Eten en drinken',
        'Dozen voor taart en flessen, kokers en zakken voor droge waar. Of een materiaal voedsel mag raken, hangt af van karton, inkt en voedsel: vraag het ons voordat u bestelt.',
      ],
      [
        'Kleding',
        'Een verzendzak weegt weinig en neemt weinig plaats in. Een webshopdoos met een tweede plakstrip dient ook voor retouren.',
      ],
      [
        'Webwinkels',
        'Een postdoos sluit zonder tape, in een Amerikaanse vouwdoos past meer. De maatzoeker stelt de kleinste doos voor waarin past wat u verstuurt.',
      ],
    ],
  },
  designShowcase: {
    lead: 'Wat u waarop kunt laten drukken, getoond op de dozen die we maken.',
    parts: [
      [
        'Eén kleur op bruin',
        'Eén inkt op kraftkarton is de eenvoudigste druk. Donkere inkt valt het best op, want door lichte schijnt het bruin van het karton.',
      ],
      [
        'Wit en druk van binnen',
        'Dekkend wit maakt van het karton zelf de kleur. Druk aan de binnenkant ziet u als het deksel opengaat en kost twee werkdagen meer.',
      ],
      [
        'Full colour',
        'Op wit of gestreken karton behoudt een foto de kleuren. Laat een beeld dat tot de rand komt er zo ver overheen lopen als de editor aangeeft.',
      ],
      [
        'Waar de beelden vandaan komen',
        'Elke doos hier tekent de winkel uit de eigen stanscontour. Ontwerpen van klanten zijn van hen, daarom is er geen te zien.',
      ],
    ],
  },
  inspirations: {
    lead: 'Vier gelegenheden en waarin wij ze zouden verpakken.',
    parts: [
      [
        'Een cadeau',
        'Een lade en een klep met magneten gaan langzaam open. Vloeipapier verbergt wat erin ligt en een kaartje zegt van wie het komt.',
      ],
      [
        'Elke maand een doos',
        'De doos blijft en de wikkel wisselt, dus heeft elke maand alleen de wikkel een nieuw ontwerp nodig.',
      ],
      [
        'Platte post',
        'Boeken, prenten en kleren reizen plat. Een envelop van karton voorkomt vouwen, een verzendzak van papier weegt het minst.',
      ],
      [
        'Een fles',
        'De bodem van de wijndoos vergrendelt zichzelf en draagt het gewicht; de draagdoos heeft een handvat uit hetzelfde vel.',
      ],
    ],
  },
  blog: {
    lead: 'Korte artikelen over meten, karton, aantal en bestanden: wat men vóór een eerste bestelling vraagt.',
    parts: [
      [
        'Meet de binnenkant',
        'Een doos bestelt u op de binnenmaat: lengte, breedte, hoogte, in deze volgorde, met lengte en breedte aan de opening. Meet wat erin gaat, tel er een paar millimeter speling bij op en laat de wanden aan ons over: die komen erbovenop.',
      ],
      [
        'Welk karton',
        'E-golf is 1,5 mm dik en geschikt voor fijne druk; B-golf is 3 mm en draagt meer als u stapelt. Vouwkarton is voor lichte waar in het schap. Met een proefpakket voelt u het verschil.',
      ],
      [
        'Hoeveel',
        'Instellen en drukplaten kosten voor 30 dozen evenveel als voor 1000, dus daalt de stuksprijs met het aantal. Kijk in de staffel: soms kost een grotere oplage in totaal minder, en dan zeggen we het.',
      ],
      [
        'Bestanden die goed drukken',
        'Een vector-PDF blijft in elke maat scherp. Een beeld hoort in de gedrukte maat ongeveer 300 punten per inch te hebben. Zet tekst om in contouren of sluit de lettertypen in.',
      ],
    ],
  },
};
