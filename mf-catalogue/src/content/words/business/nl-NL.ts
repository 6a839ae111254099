import type { BusinessPages } from '../../content-words.ts';

export const nlNL: BusinessPages = {
  holidays: {
    lead: 'Op welke dagen niets wordt gemaakt en niets wordt bezorgd. Onze datums houden er al rekening mee.',
    parts: [
      [
        'Wat een feestdag verandert',
        'Er wordt gemaakt op de werkdagen van het land waar de fabriek staat en bezorgd op die van het land waar de goederen heen gaan. Elke feestdag daartussen schuift een datum één dag op. De leverbelofte bij de doos en in de winkelwagen noemt ze allemaal.',
      ],
      [
        'Weekends',
        'Op zaterdag en zondag wordt niets gemaakt of bezorgd. Een feestdag in het weekend staat niet in de tabel, tenzij de wet van dat land hem naar een werkdag verplaatst.',
      ],
      [
        'Voor een lang weekend',
        'Een ontwerp dat vóór 14.00 uur volgens de klok van de fabriek is goedgekeurd, gaat nog dezelfde werkdag in productie. Naast elke datum staat tot wanneer die geldt.',
      ],
    ],
  },
  suppliers: {
    lead: 'Wie we zoeken, wat we vragen en hoe het met een aanmelding verdergaat.',
    parts: [
      [
        'Wie we zoeken',
        'Makers van golfkarton en massief karton, luxe dozen, papieren tassen, verzendzakken, tape, etiketten en textiel; flexo-, digitale en offsetdrukkers; afwerkingsbedrijven; papierfabrieken; inktmakers; vervoerders.',
      ],
      [
        'Wat we vragen',
        'Uw bedrijf met btw-nummer en land, wat u maakt en welke certificaten u hebt, zoals FSC, PEFC, ISO 9001, ISO 14001, BRCGS of EcoVadis. Een certificaat telt zodra de uitgever het heeft bevestigd.',
      ],
      [
        'Hoe u zich aanmeldt',
        'Vul het formulier hieronder in of schrijf naar {{email}}. Een aanmelding wordt ontvangen, bekeken en dan aanvaard of afgewezen; het besluit komt per e-mail.',
      ],
    ],
  },
  partners: {
    lead: 'Hoe bureaus, softwaremakers en fabrikanten met ons kunnen werken.',
    parts: [
      [
        'Bureaus en ontwerpers',
        'Teken in onze editor of in uw eigen programma: de stanscontour van een doos is te downloaden in precies de maat die u nodig hebt. Waar Plus er is, geeft een bedrijf zijn mensen rollen, van ontwerp tot goedkeuring.',
      ],
      [
        'Software',
        'Prijzen, stanscontouren, leverdatums en bestellingen zijn een open interface. Een account maakt eigen sleutels en webhooks melden uw systeem wanneer een bestelling betaald of verzonden is.',
      ],
      [
        'Fabrikanten',
        'Wie verpakkingen maakt, drukt of materiaal verkoopt, meldt zich aan als leverancier; hoe dat gaat, staat op de pagina voor leveranciers.',
      ],
      [
        'Namen',
        'Zonder contract en toestemming noemen we hier geen partner, en niemand kan een aanbeveling kopen. Voor al het andere schrijft u naar {{email}}.',
      ],
    ],
  },
  affiliates: {
    lead: 'Hoe een aanbeveling wordt beloond en wat we niet aanbieden.',
    parts: [
      [
        'Met een account',
        'Elk account heeft onder “Anderen uitnodigen” een eigen link en code. Komt iemand via die link en betaalt die een eerste bestelling van minstens het minimum, dan krijgt u allebei een tegoed. Bedrag en minimum ziet u voordat u de link doorgeeft.',
      ],
      [
        'Wat niet telt',
        'Een tweede eigen account, hetzelfde adres of dezelfde kaart. Wordt de bestelling geannuleerd, dan nemen we het tegoed terug voor zover het niet is uitgegeven.',
      ],
      [
        'Reclame',
        'Er is geen affiliatenetwerk en geen commissie per klik. Wie iets aanbeveelt voor een beloning, moet dat duidelijk zeggen; het consumentenrecht vraagt dat.',
      ],
    ],
  },
  career: {
    lead: 'Welke vacatures er zijn en hoe u solliciteert.',
    parts: [
      [
        'Vacatures',
        'Op dit moment is er geen vacature. Komt er een, dan staat die hier met taken, plaats, uren en salarisschaal.',
      ],
      [
        'Wat u het eerst hoort',
        'Sollicitanten kennen de salarisschaal vóór het eerste gesprek en niemand vraagt wat ze eerder verdienden. Richtlijn (EU) 2023/970 vraagt allebei.',
      ],
      [
        'Open sollicitatie',
        'Schrijf naar {{email}} wat u kunt en wat u graag zou doen. Foto, leeftijd en gezin doen er niet toe. Uw stukken dienen alleen om u te antwoorden; één regel naar hetzelfde adres en ze worden gewist.',
      ],
    ],
  },
  press: {
    lead: 'De winkel in het kort en wie u iets kunt vragen.',
    parts: [
      [
        'In het kort',
        '{{brand}} verkoopt verpakkingen met de eigen opdruk van de koper, vanaf 30 stuks, in twaalf markten en elf talen. Stanscontour, gewicht en prijs van een doos worden uit de geometrie berekend terwijl de maat wordt getypt, en elke prijs wordt met zijn onderdelen getoond.',
      ],
      [
        'Beelden',
        'De dozen en stanscontouren op deze pagina’s tekent de winkel zelf. In berichten over de winkel mag u er schermafbeeldingen van tonen.',
      ],
      [
        'Wat we niet publiceren',
        'Cijfers over omzet, klanten of marktaandeel geven we hier niet, en niemand wordt aangehaald zonder toestemming.',
      ],
      [
        'Vragen',
        'Schrijf naar {{email}} of bel {{phone}}. Zeg erbij voor wie u schrijft en wanneer u het antwoord nodig hebt.',
      ],
    ],
  },
  leadership: {
    lead: 'Wie voor de winkel instaat en hoe u bereikt wie beslist.',
    parts: [
      [
        'Wie verantwoordelijk is',
        'De winkel wordt gedreven door {{company}}. Wie het bedrijf vertegenwoordigt, staat in het openbare register onder het nummer hierboven; iedereen mag het inzien.',
      ],
      [
        'Wat u kunt nagaan',
        'Succesverhalen vertellen we hier niet. Prijzen staan er met hun onderdelen, datums met hun redenen en de voetafdruk van een doos met de factoren waaruit die komt.',
      ],
      [
        'Aan de leiding schrijven',
        'Stuur een brief naar het adres hierboven of een e-mail naar {{email}} met het woord “Leiding” in het onderwerp. Gaat het om een bestelling, noem dan het nummer.',
      ],
    ],
  },
  whistleblowingPolicy: {
    lead: 'Hoe u een overtreding bij ons meldt en wat u dan beschermt.',
    parts: [
      [
        'Wie wat kan melden',
        'Medewerkers, sollicitanten, leveranciers en hun mensen, en ieder die door het werk weet van een overtreding bij {{company}}: fraude, onveilige producten, schade aan het milieu, misbruik van persoonsgegevens. Een fout in een bestelling hoort op de contactpagina.',
      ],
      [
        'Hoe u meldt',
        'Schrijf naar {{email}} met “Melding” in het onderwerp of stuur een brief met “Melding, vertrouwelijk” naar het adres hierboven. Een brief mag anoniem zijn. Schrijf wat er gebeurde, waar en wanneer, en waaruit dat blijkt. Als u dat wilt, spreken we elkaar persoonlijk.',
      ],
      [
        'Wat er dan gebeurt',
        'Binnen 7 dagen bevestigen we de ontvangst, binnen 3 maanden hoort u wat er is gedaan. Alleen wie de melding onderzoekt, weet wie u bent. Uw naam gaat alleen met uw toestemming verder, tenzij een wet het eist.',
      ],
      [
        'Geen represailles',
        'Niemand mag om een eerlijke melding of om hulp daarbij worden ontslagen, worden benadeeld of een opdracht verliezen. In de EU volgt dat uit Richtlijn (EU) 2019/1937. Wie bewust iets onwaars meldt, is niet beschermd.',
      ],
      [
        'Autoriteiten',
        'U kunt altijd terecht bij de bevoegde autoriteit van uw land en hoeft niet eerst naar ons te komen.',
        'In deze markt neemt bijvoorbeeld deze instantie meldingen aan: {{authority}}.',
      ],
    ],
  },
};
