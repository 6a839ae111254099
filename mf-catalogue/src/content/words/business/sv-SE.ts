import type { BusinessPages } from '../../content-words.ts';

export const svSE: BusinessPages = {
  holidays: {
    lead: 'Vilka dagar ingenting tillverkas och ingenting levereras. Våra datum räknar redan med dem.',
    parts: [
      [
        'Vad en helgdag ändrar',
        'Vi tillverkar på arbetsdagar i landet där fabriken ligger och levererar på arbetsdagar i landet dit varorna ska. Varje helgdag däremellan flyttar datumet en dag. Leveranslöftet vid lådan och i varukorgen nämner var och en.',
      ],
      [
        'Lördag och söndag',
        'På lördagar och söndagar tillverkas och levereras ingenting. En helgdag som infaller på en helg står inte i tabellen, om inte landets lag flyttar den till en arbetsdag.',
      ],
      [
        'Inför en långhelg',
        'En design som är godkänd före klockan 14.00 enligt fabrikens klocka går i produktion samma arbetsdag. Vid varje datum står hur länge det gäller.',
      ],
    ],
  },
  suppliers: {
    lead: 'Vilka vi söker, vad vi frågar och hur en ansökan går vidare.',
    parts: [
      [
        'Vilka vi söker',
        'Tillverkare av wellpapp och kartong, presentlådor, papperspåsar, postpåsar, tejp, etiketter och textil; flexo-, digital- och offsettryckerier; företag för ytbehandling; pappersbruk; färgtillverkare; transportörer.',
      ],
      [
        'Vad vi frågar',
        'Ditt företag med momsnummer och land, vad ni tillverkar och vilka certifikat ni har, till exempel FSC, PEFC, ISO 9001, ISO 14001, BRCGS eller EcoVadis. Ett certifikat räknas när utfärdaren har bekräftat det.',
      ],
      [
        'Så ansöker du',
        'Fyll i formuläret nedan eller skriv till {{email}}. En ansökan tas emot, granskas och godtas eller avslås sedan; beslutet kommer per e-post.',
      ],
    ],
  },
  partners: {
    lead: 'Hur byråer, programvaruföretag och tillverkare kan arbeta med oss.',
    parts: [
      [
        'Byråer och formgivare',
        'Rita i vår editor eller i ditt eget program: stansen till en låda går att hämta i exakt den storlek du behöver. Där Plus finns ger företaget sina medarbetare roller, från design till godkännande.',
      ],
      [
        'Programvara',
        'Priser, stansar, leveransdatum och beställningar är ett öppet gränssnitt. Ett konto skapar egna nycklar, och webhookar säger till ditt system när en beställning är betald eller skickad.',
      ],
      [
        'Tillverkare',
        'Den som tillverkar förpackningar, trycker eller säljer material ansöker som leverantör; hur står på sidan för leverantörer.',
      ],
      [
        'Namn',
        'Utan avtal och samtycke nämner vi ingen partner här, och ingen kan betala för att bli rekommenderad. Skriv till {{email}} om allt annat.',
      ],
    ],
  },
  affiliates: {
    lead: 'Hur en rekommendation belönas och vad vi inte erbjuder.',
    parts: [
      [
        'Med ett konto',
        'Varje konto har en egen länk och kod under ”Bjud in andra”. Kommer någon den vägen och betalar en första beställning som når minimibeloppet får ni båda ett tillgodohavande. Belopp och minimum syns innan du för länken vidare.',
      ],
      [
        'Vad som inte räknas',
        'Ett andra eget konto, samma adress eller samma kort. Om beställningen avbeställs tas tillgodohavandet tillbaka, så långt det inte har använts.',
      ],
      [
        'Reklam',
        'Det finns inget affiliatenätverk och ingen ersättning för klick. Den som rekommenderar något mot belöning måste säga det tydligt; konsumenträtten kräver det.',
      ],
    ],
  },
  career: {
    lead: 'Vilka tjänster som är lediga och hur du söker.',
    parts: [
      [
        'Lediga tjänster',
        'Just nu annonserar vi ingen tjänst. När det finns en står den här med uppgifter, plats, arbetstid och lönespann.',
      ],
      [
        'Vad du får veta först',
        'Den som söker får veta lönespannet före den första intervjun, och ingen frågar vad du tjänade tidigare. Direktiv (EU) 2023/970 kräver båda delarna.',
      ],
      [
        'Spontanansökan',
        'Skriv till {{email}} vad du kan och vad du vill göra. Foto, ålder och familj spelar ingen roll. Dina handlingar används bara för att svara dig; en rad till samma adress räcker för att de ska raderas.',
      ],
    ],
  },
  press: {
    lead: 'Butiken i korthet och vem du frågar.',
    parts: [
      [
        'I korthet',
        '{{brand}} säljer förpackningar med köparens eget tryck, från 30 stycken, på tolv marknader och elva språk. Stans, vikt och pris för en låda räknas ut ur dess geometri medan måtten skrivs in, och priset visas med sina delar.',
      ],
      [
        'Bilder',
        'Lådor och stansar på de här sidorna ritar butiken själv. Du får visa skärmbilder av dem när du skriver om butiken.',
      ],
      [
        'Vad vi inte publicerar',
        'Siffror om omsättning, kunder eller marknadsandel ges inte här, och ingen citeras utan att ha gått med på det.',
      ],
      [
        'Frågor',
        'Skriv till {{email}} eller ring {{phone}}. Säg för vem du skriver och när du behöver svaret.',
      ],
    ],
  },
  leadership: {
    lead: 'Vem som svarar för butiken och hur du når dem som bestämmer.',
    parts: [
      [
        'Vem som är ansvarig',
        'Butiken drivs av {{company}}. Vem som företräder bolaget står i det offentliga registret, under numret ovan; vem som helst får titta i det.',
      ],
      [
        'Vad som går att kontrollera',
        'Framgångssagor berättar vi inte här. Priser visas med sina delar, datum med sina skäl och en lådas avtryck med den faktoruppsättning som det kommer från.',
      ],
      [
        'Skriva till ledningen',
        'Skicka ett brev till adressen ovan eller ett mejl till {{email}} med ordet ”Ledningen” i ämnesraden. Gäller det en beställning, ange dess nummer.',
      ],
    ],
  },
  whistleblowingPolicy: {
    lead: 'Hur du rapporterar ett lagbrott hos oss och vad som skyddar dig då.',
    parts: [
      [
        'Vem som kan rapportera vad',
        'Anställda, sökande, leverantörer och deras personal och alla som genom arbetet har fått veta om ett lagbrott hos {{company}}: bedrägeri, osäkra produkter, skada på miljön, missbruk av personuppgifter. Ett fel i en beställning hör till kontaktsidan.',
      ],
      [
        'Så rapporterar du',
        'Skriv till {{email}} med ”Rapport” i ämnesraden eller skicka ett brev märkt ”Rapport, konfidentiellt” till adressen ovan. Ett brev får vara anonymt. Berätta vad som hände, var och när, och vad som visar det. Om du vill träffas vi personligen.',
      ],
      [
        'Vad som händer sedan',
        'Inom 7 dagar bekräftar vi att rapporten kommit in, inom 3 månader får du veta vad som gjorts. Bara de som utreder rapporten vet vem du är. Ditt namn lämnas vidare endast med ditt samtycke, om inte en lag kräver det.',
      ],
      [
        'Inga repressalier',
        'Ingen får sägas upp, missgynnas eller förlora ett uppdrag för en rapport i god tro eller för att ha hjälpt till med den. I EU följer det av direktiv (EU) 2019/1937. Den som medvetet rapporterar något falskt är inte skyddad.',
      ],
      [
        'Myndigheter',
        'Du kan när som helst vända dig till den behöriga myndigheten i ditt land och behöver inte komma till oss först.',
        'På den här marknaden tar till exempel den här myndigheten emot rapporter: {{authority}}.',
      ],
    ],
  },
};
