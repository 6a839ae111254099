import type { ContentWords } from '../content-words.ts';
import { csCZ as application } from './application/cs-CZ.ts';
import { csCZ as business } from './business/cs-CZ.ts';
import { csCZ as range } from './range/cs-CZ.ts';

export const csCZ: ContentWords = {
  seeAlso: 'Viz také',
  demonstration: 'Toto jsou údaje ukázkové firmy. Pod tímto jménem nikdo nepodniká.',
  company: {
    name: 'Firma',
    address: 'Adresa',
    registration: 'Číslo v rejstříku',
    vatId: 'DIČ',
    email: 'E-mail',
    phone: 'Telefon',
  },
  doors: {
    quote: 'Požádat o nabídku',
    plus: 'Program Plus',
    account: 'Váš účet',
    api: 'Dokumentace rozhraní',
  },
  calendar: {
    caption: 'Volné dny, které naše termíny přeskakují (výroba: {{production}}, doručení: {{delivery}})',
    date: 'Den',
    holiday: 'Svátek',
    rests: 'Co se zastaví',
    production: 'Výroba',
    delivery: 'Doručení',
    both: 'Výroba i doručení',
    failed: 'Kalendář teď nelze zobrazit. Termíny v košíku s ním přesto počítají.',
  },
  application,
  pages: {
    ...business,
    ...range,
    about: {
      lead: 'Vyrábíme obaly s vaším potiskem a ukazujeme, z čeho se skládá každé číslo.',
      parts: [
        [
          'Co děláme',
          'Zadáte rozměr toho, co balíte. Výsek, složená krabice, hmotnost i cena jsou hned vidět: počítáme je ze skutečné geometrie krabice, ne z tabulky velikostí. Nejmenší objednávka je 30 kusů jednoho návrhu.',
        ],
        [
          'Jak počítáme ceny',
          'Každá cena je součtem svých složek: přípravy, tiskových forem, lepenky, tisku, povrchové úpravy, výseku s lepením a dopravy. Vidíte každou z nich, a pokud větší náklad vyjde celkem levněji, řekneme to před zaplacením.',
        ],
        [
          'Jak slibujeme termíny',
          'Výroba trvá 21 dní, tedy 15 pracovních dnů, od vašeho schválení. Svátky ve vaší zemi jsou započítány. Kde je možná expresní výroba, najdete její cenu a termín vedle běžných.',
        ],
      ],
    },
    contact: {
      lead: 'Napište nebo zavolejte: odpoví vám člověk.',
      parts: [
        [
          'Než napíšete',
          'U objednávky uveďte její číslo; je v předmětu každého našeho e-mailu. U dotazu na krabici pošlete odkaz z adresního řádku: obsahuje rozměr a všechny volby.',
        ],
        [
          'Když něco není v pořádku',
          'Pošlete fotografie a počet dotčených kusů na {{email}}. Odpovíme, co uděláme a do kdy.',
        ],
      ],
    },
    help: {
      lead: 'Krátké odpovědi na nejčastější otázky.',
      parts: [
        [
          'Objednání',
          'Vyberte výrobek, zadejte vnitřní rozměr, umístěte grafiku na strany a zvolte množství. Přesnou lepenku znát nemusíte: u každé volby vidíte, co mění na ceně a hmotnosti.',
        ],
        [
          'Soubory',
          'PDF, SVG, PNG a JPEG. Vektorové PDF zůstane v tiskových datech vektorové. Rastrové obrázky mohou mít až 7000 × 7000 pixelů.',
        ],
        [
          'Změny a zrušení',
          'Objednávku lze v účtu zrušit, dokud nezačne její výroba; peníze se vrátí stejnou cestou. Odeslaná objednávka se nemění: pokud chcete jinou adresu nebo grafiku, zrušte ji a objednejte znovu.',
        ],
        [
          'Doručení',
          'Košík ukazuje rozmezí dnů, důvod každého zdržení a okamžik, do kterého je třeba objednat, aby termín platil.',
        ],
        [
          'Sady vzorků',
          'Sada obsahuje až osm vzorků lepenek a potisku, za jednu cenu, s doručením zdarma. Jakmile začne výroba vaší další objednávky obalů, vrátíme cenu jedné sady stejným způsobem, jakým jste ji zaplatili, každému zákazníkovi jednou.',
        ],
        [
          'Minimální objednávka a cenová pásma',
          'Nejmenší objednávka je 30 kusů jednoho návrhu v jednom rozměru; nad ni je množství libovolné. Cenová pásma začínají na 30, 60, 90, 120, 240, 500, 750, 1000, 1500, 2000 a 2500 kusech: množství mezi nimi má jednotkovou cenu nižšího pásma.',
        ],
        [
          'Z čeho se skládá cena',
          'Cena je součtem přípravy, tiskových forem, lepenky, tisku, povrchové úpravy, výseku s lepením a dopravy; doručení kurýrem je v ceně. Příprava a formy stojí u každého nákladu stejně, proto cena za kus s množstvím klesá. Těsně pod pásmem může větší náklad vyjít celkem levněji: 500 kusů levněji než 480.',
        ],
        [
          'Způsoby platby a splátky',
          'Platíte kartou nebo bankovním převodem, v obchodě pro USA jen kartou. Při převodu začne výroba po připsání platby. Na některých trzích mohou firmy platit větší objednávky ve dvou nebo třech splátkách; částky a termíny ukazuje pokladna.',
        ],
        [
          'DPH a faktury',
          'V pokladně zadejte DIČ; ověříme ho v úředním registru. S ověřeným DIČ kupují firmy z EU mimo Polsko zboží bez DPH a přiznají ji samy (dodání do jiného členského státu; u služeb přenesení daňové povinnosti). Po zaplacení je faktura v PDF u objednávky ve vašem účtu.',
        ],
        [
          'Expresní výroba',
          'Kde je možná, zkrátí výrobu až o 4 pracovní dny do 5000 kusů, nebo až o 7 dní do 1000 kusů bez tiskových forem. Příplatek a termín vidíte předem.',
        ],
        [
          'Země doručení a clo',
          'Mezinárodní obchod doručuje do zemí EU, Spojeného království, Švýcarska a Norska; ostatní do své země, některé i do sousedních. Do Švýcarska a Norska prodáváme bez DPH a účtujeme 40 EUR za celní řízení; na místě mohou přibýt dovozní poplatky a doba řízení není v termínech zahrnuta.',
        ],
        [
          'Vrácení a reklamace',
          'Zboží s vaším návrhem nebo ve vašem rozměru je bez práva na odstoupení; objednávku lze zrušit do začátku výroby. Hotové zboží může spotřebitel vrátit do 14 dnů. Při vadě pošlete fotografie a počet dotčených kusů na {{email}}: zboží vyrobíme znovu, nebo vrátíme peníze.',
        ],
        [
          'Spadávka, barvy a písma',
          'Pozadí přetáhněte o spadávku za řez a texty držte v bezpečné zóně; editor ukazuje obojí, u většiny krabic 3 nebo 5 mm. Obrázky potřebují v tištěné velikosti 300 dpi. Tiskneme v CMYK; na kraftu vyjdou barvy tmavší. Do PDF písma vložte, nebo je převeďte na křivky.',
        ],
        [
          'Šablony a vlastní výsek',
          'Přes „Stáhnout šablonu“ v konfigurátoru a editoru získáte výsek svého rozměru jako PDF, SVG nebo DXF. Máte-li vlastní výsek, požádejte o nabídku a přiložte ho jako PDF, AI nebo EPS.',
        ],
        [
          'Měření a výběr lepenky',
          'Zadejte vnitřní rozměr: délku, šířku a výšku, s několika milimetry vůle. Vlna E (1,5 mm) se hodí pro jemný tisk, vlna B (3 mm) pro těžší zboží, karton pro lehké zboží do regálu.',
        ],
        [
          'Styk s potravinami',
          'Žádný obal neprohlašujeme za vhodný pro přímý styk s potravinami. Záleží na lepence, barvě a potravině: zeptejte se nás, než objednáte.',
        ],
        [
          'Recyklace a odpovědnost výrobce (EPR)',
          'Krabice z vlnité lepenky a kartonu bez fólie patří do sběru papíru. V mnoha zemích se prodejce zabaleného zboží musí registrovat a obaly hlásit (EPR); za vás to neděláme. Hmotnost lepenky je na stránce produktu.',
        ],
        [
          'Opakovaná objednávka a uložené návrhy',
          '„Objednat znovu“ u objednávky ve vašem účtu vloží stejné položky do košíku za dnešní ceny, s návrhem, který se tiskl. Návrhy se průběžně ukládají v účtu pod „Návrhy“.',
        ],
        [
          'Firemní účet a schvalování',
          'S Plus dává firma lidem role a limity; objednávka nad limit čeká na schválení. Vaše číslo objednávky je na faktuře. Plus je v mezinárodním obchodě a v obchodech pro Německo, Francii, Itálii, Polsko a Spojené království.',
        ],
        [
          'Sledování zásilky a dodací adresa',
          'Jakmile balík odešleme, dostanete e-mail s číslem zásilky a odkazem na dopravce. Jinou adresu řeší „Změny a zrušení“.',
        ],
      ],
    },
    services: {
      lead: 'Co můžete k objednávce přidat; ceny jsou v košíku.',
      parts: [
        [
          'Kontrola grafiky odborníkem',
          'Odborník z předtiskové přípravy si před výrobou prohlédne grafiku dané položky a napíše vám, pokud by se mělo něco změnit.',
        ],
        [
          'Záruka dotisku',
          'Krabice, které se do 12 měsíců poškodí ve vašem skladu, vyrobíme jednou znovu zdarma. Vaše zákonná práva zůstávají beze změny.',
        ],
        [
          'Vysazené stromy',
          'S vaší objednávkou vysadíme tolik stromů, kolik si zvolíte. Nevyrovnávají emise z výroby krabic.',
        ],
        ['Sady vzorků', 'Až osm vzorků lepenek a výrobků, abyste si je před objednáním osahali.'],
      ],
    },
    sustainability: {
      lead: 'Co umíme říct číslem a co ne.',
      parts: [
        [
          'Krabice, která sedí',
          'Nejvíc ušetří lepenka, kterou není třeba spotřebovat. Vyhledání rozměru zabalí, co posíláte, a navrhne nejmenší krabici, do které se to vejde, i s její hmotností.',
        ],
        [
          'Uhlíková stopa',
          'Na stránce krabice je její stopa v kg CO₂e a zveřejněná sada faktorů, ze které ji počítáme. Pokud materiál žádná sada nepokrývá, číslo neuvádíme. Čísla z různých sad nikdy nesčítáme.',
        ],
        [
          'Stromy',
          'K objednávce můžete přidat vysazené stromy. Strom započítáme, jakmile je objednávka zaplacena, a žádnou krabici nenazýváme klimaticky neutrální.',
        ],
      ],
    },
    ecoProperties: {
      lead: 'Co znamenají slova na našich krabicích.',
      parts: [
        [
          'Recyklovatelné',
          'Krabice z vlnité lepenky a kartonu bez fólie patří do sběru papíru. Laminovaná krabice se recykluje hůř; konfigurátor uvádí fólii jako povrchovou úpravu, takže ji můžete vynechat.',
        ],
        [
          'Recyklované a kompostovatelné',
          'Recyklované obálky vznikají z plastu, který byl odpadem. Kompostovatelné jsou určeny pro průmyslové kompostárny; zda je vaše obec sbírá, ví jen ona.',
        ],
        [
          'Barvy',
          'Jednobarevný tisk na hnědé lepence spotřebuje méně barvy než plnobarevný. Tisk je v ceně samostatnou složkou.',
        ],
      ],
    },
    fscCertification: {
      lead: 'Co znamená certifikace FSC a co o ní smíme říci.',
      parts: [
        [
          'Co znamená',
          'Forest Stewardship Council certifikuje lesy a každý podnik, kterým jejich dřevo projde. Tvrzení „FSC Mix“ nebo „FSC Recycled“ na krabici platí jen tehdy, když je certifikovaný i poslední článek řetězce, tedy tiskárna.',
        ],
        [
          'Co tvrdíme my',
          'Náš certifikát má číslo {{fsc}}. Každý si ho může vyhledat ve veřejném rejstříku FSC.',
          'Pokud na této stránce číslo není, certifikát nemáme. Pak neprodáváme žádnou krabici jako certifikovanou a netiskneme značku FSC, ať je lepenka jakákoli.',
        ],
        [
          'U vaší objednávky',
          'S certifikátem se služba „Certifikát FSC“ objeví u položek, pro které platí, a tvrzení je na faktuře. Bez něj ji k objednávce nikdo nepřidá.',
        ],
        [
          'Co říkají naše údaje',
          'U lepenky uvádíme podíl recyklovaných vláken, který udává její dodavatel. Tento podíl není tvrzení FSC a žádné nenahrazuje.',
        ],
      ],
    },
    termsOfService: {
      lead: 'Co mezi námi platí, když objednáte.',
      parts: [
        [
          'Smlouva',
          'Smlouva vzniká, když vaši objednávku potvrdíme e-mailem. Platí ceny zobrazené před zaplacením, se svými složkami a daní. Prodávajícím je {{company}}.',
        ],
        [
          'Platba',
          'Platíte jedním ze způsobů dostupných pro váš trh. Firmy mohou větší objednávky platit na splátky tam, kde to nabízíme; částky a dny vidíte předem.',
        ],
        [
          'Výroba a doručení',
          'Výroba začíná po schválení návrhu. Termíny jsou u objednávky; nelze-li některý dodržet, napíšeme vám.',
        ],
        ['Grafika', 'Máte práva k tomu, co necháváte tisknout. Návrh zůstává váš.'],
        [
          'Vady',
          'Platí zákonná práva z vadného plnění ve vaší zemi. Pošlete fotografie na {{email}}; zboží vyrobíme znovu, nebo vrátíme peníze.',
        ],
      ],
    },
    privacyPolicy: {
      lead: 'Co o vás uchováváme, proč a jak to získáte nebo necháte smazat.',
      parts: [
        [
          'Co uchováváme',
          'K objednávce: jméno, adresy, e-mail, samotnou objednávku a její soubory, abychom splnili smlouvu. Návštěvníka bez účtu známe jen podle náhodného čísla, až 365 dní. Přihlášení k účtu trvá 31 dní a používáním se prodlužuje, nejdéle na rok.',
        ],
        [
          'Souhlas',
          'Než si vyberete, ukládá se jen to, co obchod potřebuje k provozu. Analytika a reklama začínají až po souhlasu. Volbu kdykoli změníte přes „Nastavení soukromí“ v patičce každé stránky.',
        ],
        ['Kopie údajů', 'V účtu si můžete vyžádat kopii. Odkaz z e-mailu platí jednou, do 7 dnů.'],
        [
          'Smazání',
          'Tamtéž můžete nechat účet smazat. Stane se to po 14 dnech; do té doby to lze odvolat. Dokud je objednávka na cestě, smazání počká. Faktury zůstávají po dobu, kterou vyžadují daňové předpisy.',
        ],
        [
          'Koho se ptát',
          'Napište na {{email}}. Stížnost můžete podat i úřadu pro ochranu údajů ve vaší zemi.',
        ],
      ],
    },
    returnsPolicy: {
      lead: 'Vyrobeno pro vás: bez odstoupení. Hotové zboží: 14 dní.',
      parts: [
        [
          'Zboží na míru',
          'Co tiskneme s vaším návrhem nebo řežeme na váš rozměr, vzniká jen pro vás. Právo odstoupit od smlouvy tu není (směrnice 2011/83/EU, čl. 16 písm. c). Zrušit objednávku můžete do začátku výroby.',
        ],
        [
          'Hotové zboží',
          'Sady vzorků, už potištěné krabice a krabice bez potisku ve skladové velikosti může spotřebitel vrátit do 14 dnů od doručení bez udání důvodu. Před odesláním stačí odkaz z e-mailu o objednávce. Potom napište na {{email}}.',
        ],
        [
          'Vaše peníze',
          'Vrátíme cenu zboží a běžného doručení stejnou cestou, jakou jste platili. Náklady na zaslání zpět nesete vy.',
        ],
        ['Vadné zboží', 'Nic z toho neomezuje vaše zákonná práva.'],
      ],
    },
    impressum: {
      lead: 'Kdo stojí za tímto obchodem.',
      parts: [
        ['Odpovědnost', 'Za obsah těchto stránek odpovídá {{company}}. {{brand}} je název obchodu.'],
        [
          'Spory',
          'Napište nejprve na {{email}}: většinu věcí tak lze vyřešit. Právo obrátit se na příslušný orgán mimosoudního řešení sporů vám zůstává.',
        ],
      ],
    },
  },
};
