import type { ContentWords } from '../content-words.ts';
import { svSE as application } from './application/sv-SE.ts';
import { svSE as business } from './business/sv-SE.ts';
import { svSE as range } from './range/sv-SE.ts';

export const svSE: ContentWords = {
  seeAlso: 'Se även',
  demonstration: 'Det här är uppgifter om ett demonstrationsföretag. Ingen bedriver handel under dem.',
  company: {
    name: 'Företag',
    address: 'Adress',
    registration: 'Registernummer',
    vatId: 'Momsregistreringsnummer',
    email: 'E-post',
    phone: 'Telefon',
  },
  doors: {
    quote: 'Begär offert',
    plus: 'Plus-programmet',
    account: 'Ditt konto',
    api: 'Gränssnittets dokumentation',
  },
  calendar: {
    caption: 'Lediga dagar som våra datum hoppar över (produktion: {{production}}, leverans: {{delivery}})',
    date: 'Dag',
    holiday: 'Helgdag',
    rests: 'Uppehåll',
    production: 'Produktion',
    delivery: 'Leverans',
    both: 'Produktion och leverans',
    failed: 'Kalendern kan inte visas just nu. Datumen i varukorgen räknar ändå med den.',
  },
  application,
  pages: {
    ...business,
    ...range,
    about: {
      lead: 'Vi gör förpackningar med ditt eget tryck och visar vad varje siffra består av.',
      parts: [
        [
          'Vad vi gör',
          'Du skriver måttet på det du ska packa. Stansen, den vikta lådan, vikten och priset kommer direkt, uträknade ur lådans verkliga geometri och inte ur en storlekstabell. Minsta beställning är 30 st av en design.',
        ],
        [
          'Så sätter vi priser',
          'Varje pris är summan av sina delar: inställning, tryckplåtar, wellpapp, tryck, ytbehandling, stansning och limning samt frakt. Du ser varje del, och där en större upplaga kostar mindre totalt säger vi det innan du betalar.',
        ],
        [
          'Så lovar vi datum',
          'Tillverkningen tar 21 dagar, det vill säga 15 arbetsdagar, från ditt godkännande. Helgdagar i ditt land räknas in. Där expresstillverkning går att få står pris och datum bredvid de vanliga.',
        ],
      ],
    },
    contact: {
      lead: 'Skriv eller ring: en människa svarar.',
      parts: [
        [
          'Innan du skriver',
          'Gäller det en beställning, ange dess nummer; det står i ämnesraden på våra mejl. Gäller det en låda, skicka länken från adressfältet: den rymmer mått och alla val.',
        ],
        [
          'Om något är fel',
          'Skicka bilder och hur många exemplar det gäller till {{email}}. Vi svarar med vad vi gör och när.',
        ],
      ],
    },
    help: {
      lead: 'Korta svar på de vanligaste frågorna.',
      parts: [
        [
          'Beställa',
          'Välj en produkt, skriv innermåttet, lägg ditt original på sidorna och välj antal. Du behöver inte veta exakt vilken kartong: varje val visar vad det ändrar i pris och vikt.',
        ],
        [
          'Filer',
          'PDF, SVG, PNG och JPEG. En vektor-PDF förblir vektor i tryckfilen. Rasterbilder får ha upp till 7000 × 7000 pixlar.',
        ],
        [
          'Ändra och avbeställa',
          'En beställning kan avbeställas på kontot tills tillverkningen börjar; pengarna går tillbaka samma väg. En lagd beställning ändras inte: vill du ha en annan adress eller ett annat original avbeställer du den och beställer igen.',
        ],
        [
          'Leverans',
          'Varukorgen visar inom vilka dagar leveransen kommer, skälet till varje fördröjning och senast när du måste beställa för att hålla datumet.',
        ],
        [
          'Provpaket',
          'Ett paket innehåller upp till åtta prover på kartong och tryck, till ett enda pris och med fri leverans. När tillverkningen av din nästa förpackningsbeställning börjar betalar vi tillbaka priset för ett paket på samma sätt som du betalade, en gång per kund.',
        ],
        [
          'Minsta beställning och pristrappa',
          'Minsta beställning är 30 st av en design i ett mått; däröver väljer du vilket antal du vill. Pristrappan har steg vid 30, 60, 90, 120, 240, 500, 750, 1000, 1500, 2000 och 2500 st: ett antal däremellan har styckpriset för steget under.',
        ],
        [
          'Så sätts priset ihop',
          'Priset är summan av inställning, tryckplåtar, material, tryck, ytbehandling, stansning och limning samt frakt; leverans med bud ingår. Inställning och plåtar kostar lika mycket för varje upplaga, så styckpriset sjunker med antalet. Strax under ett steg kan den större upplagan kosta mindre totalt: 500 st mindre än 480.',
        ],
        [
          'Betalningssätt och delbetalning',
          'Du betalar med kort eller banköverföring; i butiken för USA bara med kort. Vid överföring startar tillverkningen när betalningen har kommit in. På vissa marknader kan företag betala större beställningar i två eller tre delbetalningar; belopp och förfallodagar visas i kassan.',
        ],
        [
          'Moms och fakturor',
          'Ange ditt momsregistreringsnummer i kassan; vi kontrollerar det i det officiella registret. Med ett bekräftat nummer köper företag i EU utanför Polen varor utan moms och redovisar den själva (unionsintern leverans; för tjänster omvänd skattskyldighet). Efter betalningen finns fakturan som PDF vid beställningen på ditt konto.',
        ],
        [
          'Expresstillverkning',
          'Där det går sparar express upp till 4 arbetsdagar för högst 5000 st, eller upp till 7 dagar för högst 1000 st utan tryckplåtar. Tillägg och datum står bredvid de vanliga.',
        ],
        [
          'Leveransländer och tull',
          'Den internationella butiken levererar till EU, Storbritannien, Schweiz och Norge; de andra till sitt eget land och några även till grannländer. För Schweiz och Norge gäller: ingen moms, 40 EUR för tull; importavgifter kan tillkomma vid ankomsten, och tullklareringen ingår inte i datumen.',
        ],
        [
          'Returer och reklamationer',
          'Varor med din design eller i ditt mått har ingen ångerrätt; du kan avbeställa tills tillverkningen börjar. Färdiga varor får konsumenter lämna tillbaka inom 14 dagar. Vid fel skickar du bilder och antalet berörda exemplar till {{email}}: vi tillverkar nytt eller betalar tillbaka.',
        ],
        [
          'Utfall, färger och typsnitt',
          'Låt bakgrunder gå utanför snittet med utfallet och håll texter inom säkerhetszonen; editorn visar båda, 3 eller 5 mm för de flesta lådor. Bilder behöver 300 dpi i tryckt storlek. Vi trycker i CMYK; på kraft blir färgerna mörkare. Bädda in typsnitten i din PDF eller gör om dem till konturer.',
        ],
        [
          'Mallar och egen stans',
          'Med ”Ladda ner mall” i konfiguratorn och editorn får du stansen i ditt mått som PDF, SVG eller DXF. Har du en egen stans begär du offert och bifogar den som PDF, AI eller EPS.',
        ],
        [
          'Mäta och välja kartong',
          'Skriv innermåttet: längd, bredd och höjd, med några millimeters luft. E-well (1,5 mm) passar för fint tryck, B-well (3 mm) för tyngre varor, kartong för lätta varor på hyllan.',
        ],
        [
          'Kontakt med livsmedel',
          'Vi uppger ingen förpackning som lämplig för direkt kontakt med livsmedel. Det beror på kartong, färg och livsmedel: fråga oss innan du beställer.',
        ],
        [
          'Återvinning och producentansvar (EPR)',
          'Lådor av wellpapp och kartong utan film går till pappersåtervinning. I många länder måste den som säljer förpackade varor registrera sig och rapportera förpackningarna (EPR); det gör vi inte åt dig. Materialets vikt står på produktsidan.',
        ],
        [
          'Beställa igen och sparade designer',
          '”Beställ igen” vid beställningen på ditt konto lägger samma rader i varukorgen till dagens priser, med den design som trycktes. Dina designer sparas medan du arbetar och finns på kontot under ”Designer”.',
        ],
        [
          'Företagskonto och godkännande',
          'Med Plus ger ett företag roller och gränser; en beställning över gränsen väntar på godkännande. Ditt inköpsordernummer står på fakturan. Plus finns i den internationella butiken och i butikerna för Tyskland, Frankrike, Italien, Polen och Storbritannien.',
        ],
        [
          'Spårning och leveransadress',
          'När ett paket skickas får du ett mejl med spårningsnummer och en länk till transportören. För en annan adress, se ”Ändra och avbeställa”.',
        ],
      ],
    },
    services: {
      lead: 'Det här kan du lägga till en beställning; priset står i varukorgen.',
      parts: [
        [
          'Expertkontroll av originalet',
          'En prepressexpert går igenom originalet på en rad före tillverkning och hör av sig om något bör ändras.',
        ],
        [
          'Omtrycksgaranti',
          'Lådor som skadas i ditt lager inom 12 månader tillverkas en gång till utan kostnad. Dina lagstadgade rättigheter påverkas inte.',
        ],
        [
          'Planterade träd',
          'Med din beställning planteras så många träd du väljer. De kompenserar inte för lådornas utsläpp.',
        ],
        ['Provpaket', 'Upp till åtta prover på kartong och produkter, att känna på innan du beställer.'],
      ],
    },
    sustainability: {
      lead: 'Vad vi kan säga med en siffra, och vad vi inte kan.',
      parts: [
        [
          'En låda som passar',
          'Mest sparar man på kartong som aldrig används. Storlekssökaren packar det du skickar och föreslår den minsta låda som rymmer det, med dess vikt.',
        ],
        [
          'Klimatavtryck',
          'På lådans sida står dess avtryck i kg CO₂e, med den publicerade faktoruppsättning det räknas ur. Täcker ingen uppsättning ett material visar vi ingen siffra. Siffror ur olika uppsättningar läggs aldrig ihop.',
        ],
        [
          'Träd',
          'Du kan lägga till planterade träd. Ett träd räknas när beställningen är betald, och vi kallar ingen låda klimatneutral.',
        ],
      ],
    },
    ecoProperties: {
      lead: 'Vad orden på våra lådor betyder.',
      parts: [
        [
          'Återvinningsbar',
          'Lådor av wellpapp och kartong utan film läggs i pappersinsamlingen. En laminerad låda är svårare att återvinna; filmen står som ytbehandling i konfiguratorn, så du kan välja bort den.',
        ],
        [
          'Återvunnen och komposterbar',
          'Återvunna postpåsar görs av plast som tidigare var avfall. Komposterbara påsar är gjorda för industriell kompostering; om din kommun samlar in dem vet bara kommunen.',
        ],
        [
          'Färger',
          'Ett enfärgstryck på brun kartong kräver mindre färg än ett fyrfärgstryck. Trycket är en egen del av priset.',
        ],
      ],
    },
    fscCertification: {
      lead: 'Vad FSC-certifiering betyder och vad vi får säga om den.',
      parts: [
        [
          'Vad det betyder',
          'Forest Stewardship Council certifierar skogar och varje företag som deras trä passerar genom. Ett påstående som ”FSC Mix” eller ”FSC Recycled” på en låda gäller bara om även den sista i kedjan, tryckeriet, är certifierad.',
        ],
        [
          'Vad vi påstår',
          'Vårt certifikat har numret {{fsc}}. Vem som helst kan slå upp det i FSC:s offentliga register.',
          'Där inget nummer står på den här sidan har vi inget certifikat. Då säljer vi ingen låda som certifierad och trycker inget FSC-märke, vilken kartong det än är.',
        ],
        [
          'På din beställning',
          'Med ett certifikat dyker tjänsten ”FSC-certifikat” upp vid de rader den gäller, och påståendet står på fakturan. Utan kan ingen lägga till den.',
        ],
        [
          'Vad våra data säger',
          'En kartong anges med den andel returfiber som leverantören uppger. Den andelen är inget FSC-påstående och ersätter inget.',
        ],
      ],
    },
    termsOfService: {
      lead: 'Vad som gäller mellan dig och oss när du beställer.',
      parts: [
        [
          'Avtal',
          'Avtalet ingås när vi bekräftar beställningen med e-post. Priserna är de som visas innan du betalar, med sina delar och sin moms. Säljare är {{company}}.',
        ],
        [
          'Betalning',
          'Du betalar på något av de sätt som kassan visar för din marknad. Företag kan dela upp betalningen av större beställningar där det erbjuds; belopp och dagar visas innan du godkänner.',
        ],
        [
          'Tillverkning och leverans',
          'Tillverkningen börjar när du har godkänt designen. Datumen står vid beställningen; kan något inte hållas skriver vi till dig.',
        ],
        ['Original', 'Du har rättigheterna till det du låter trycka. Designen förblir din.'],
        [
          'Fel',
          'Lagens reklamationsrätt i ditt land gäller. Skicka bilder till {{email}}; vi gör om varan eller betalar tillbaka.',
        ],
      ],
    },
    privacyPolicy: {
      lead: 'Vad vi sparar om dig, varför, och hur du får ut eller raderar det.',
      parts: [
        [
          'Vad vi sparar',
          'För en beställning: namn, adresser, e-postadress, själva beställningen och dess filer, för att fullgöra avtalet. En besökare utan konto känner vi bara genom ett slumptal, i upp till 365 dagar. En session på ett konto varar i 31 dagar och förlängs när den används, högst till ett år.',
        ],
        [
          'Samtycke',
          'Innan du väljer sparas bara det butiken behöver för att fungera. Analys och reklam börjar efter samtycke. Du ändrar ditt val när som helst under ”Integritetsval” längst ner på varje sida.',
        ],
        [
          'En kopia av dina uppgifter',
          'På kontot kan du beställa en kopia. Länken i mejlet fungerar en gång, inom 7 dagar.',
        ],
        [
          'Radering',
          'Där kan du också låta radera kontot. Det sker efter 14 dagar; till dess kan du ångra dig. Raderingen väntar så länge en beställning är på väg. Fakturor sparas så länge skattelagstiftningen kräver.',
        ],
        ['Vem du frågar', 'Skriv till {{email}}. Du kan också klaga hos dataskyddsmyndigheten i ditt land.'],
      ],
    },
    returnsPolicy: {
      lead: 'Gjort för dig: ingen ångerrätt. Färdiga varor: 14 dagar.',
      parts: [
        [
          'Varor gjorda åt dig',
          'Det som trycks med din design eller skärs till ditt mått görs bara för dig. Där finns ingen ångerrätt (direktiv 2011/83/EU, artikel 16 c). Du kan avbeställa tills tillverkningen börjar.',
        ],
        [
          'Färdiga varor',
          'Provpaket, redan tryckta lådor och otryckta lådor i en lagerstorlek får konsumenter lämna tillbaka inom 14 dagar från leveransen, utan att ange skäl. Innan de skickats räcker länken i beställningsmejlet. Därefter skriver du till {{email}}.',
        ],
        [
          'Dina pengar',
          'Vi betalar tillbaka varans pris och standardleveransen på det sätt du betalade. Du står för kostnaden att skicka tillbaka varan.',
        ],
        ['Felaktiga varor', 'Inget av detta påverkar dina lagstadgade rättigheter.'],
      ],
    },
    impressum: {
      lead: 'Vem som står bakom butiken.',
      parts: [
        ['Ansvarig', '{{company}} ansvarar för innehållet på dessa sidor. {{brand}} är butikens namn.'],
        [
          'Tvister',
          'Vi är inte skyldiga att delta i alternativ tvistlösning och åtar oss det inte. Skriv först till {{email}}: det mesta löser sig så.',
        ],
      ],
    },
  },
};
