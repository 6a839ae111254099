import type { BusinessPages } from '../../content-words.ts';

export const csCZ: BusinessPages = {
  holidays: {
    lead: 'Ve které dny se nic nevyrábí a nic nedoručuje. Naše termíny s tím už počítají.',
    parts: [
      [
        'Co svátek změní',
        'Vyrábí se v pracovní dny země, kde stojí závod, a doručuje se v pracovní dny země, kam zboží jede. Každý svátek mezi tím posune termín o jeden den. Slib dodání u krabice i v košíku každý z nich vyjmenuje.',
      ],
      [
        'Víkendy',
        'V sobotu a v neděli se nevyrábí ani nedoručuje. Svátek, který připadne na víkend, v tabulce není, ledaže ho zákon země přesouvá na pracovní den.',
      ],
      [
        'Před delším volnem',
        'Návrh schválený do 14:00 podle místního času závodu jde do výroby ještě týž pracovní den. U každého termínu je uvedeno, do kdy platí.',
      ],
    ],
  },
  suppliers: {
    lead: 'Koho hledáme, na co se ptáme a co se děje s přihláškou.',
    parts: [
      [
        'Koho hledáme',
        'Výrobce vlnité a hladké lepenky, tuhých krabic, papírových tašek, zásilkových obálek, pásek, etiket a textilu; flexotiskové, digitální a ofsetové tiskárny; firmy na povrchové úpravy; papírny; výrobce barev; dopravce.',
      ],
      [
        'Na co se ptáme',
        'Na firmu (DIČ a zemi), na to, co vyrábíte, a na certifikáty, které máte, třeba FSC, PEFC, ISO 9001, ISO 14001, BRCGS nebo EcoVadis. Certifikát započítáme, až ho potvrdí ten, kdo ho vydal.',
      ],
      [
        'Jak se přihlásit',
        'Vyplňte formulář níže, nebo napište na {{email}}. Přihlášku přijmeme, posoudíme a pak schválíme nebo odmítneme; rozhodnutí přijde e-mailem.',
      ],
    ],
  },
  partners: {
    lead: 'Jak s námi mohou spolupracovat agentury, vývojáři softwaru a výrobci.',
    parts: [
      [
        'Agentury a grafici',
        'Navrhujte v našem editoru nebo ve vlastním programu: šablonu krabice lze stáhnout přesně v potřebném rozměru. Kde nabízíme Plus, dává firma svým lidem role, od návrhu po schválení.',
      ],
      [
        'Software',
        'Ceny, výseky, termíny dodání i objednávky nabízíme přes otevřené rozhraní. V účtu si vytvoříte vlastní klíče a webhooky oznámí vašemu systému, že je objednávka zaplacená nebo odeslaná.',
      ],
      [
        'Výrobci',
        'Kdo vyrábí obaly, tiskne nebo prodává materiál, hlásí se jako dodavatel; jak na to, najdete na stránce pro dodavatele.',
      ],
      [
        'Jména',
        'Bez smlouvy a souhlasu tu žádného partnera neuvádíme a doporučení si nelze koupit. S čímkoli jiným napište na {{email}}.',
      ],
    ],
  },
  affiliates: {
    lead: 'Jak odměňujeme doporučení a co nenabízíme.',
    parts: [
      [
        'S účtem',
        'Každý účet má v části „Doporučte nás“ vlastní odkaz a kód. Když přes něj někdo přijde a zaplatí první objednávku alespoň v minimální hodnotě, dostanete oba kredit. Částku i minimum vidíte dřív, než odkaz předáte.',
      ],
      [
        'Co se neodměňuje',
        'Druhý vlastní účet, stejná adresa ani stejná karta. Když se objednávka zruší, kredity vezmeme zpět, pokud ještě nebyly utraceny.',
      ],
      [
        'Reklama',
        'Partnerskou síť ani provizi za kliknutí nemáme. Kdo něco doporučuje za odměnu, musí to zřetelně říct; žádá to spotřebitelské právo.',
      ],
    ],
  },
  career: {
    lead: 'Koho hledáme do práce a jak se přihlásit.',
    parts: [
      [
        'Volná místa',
        'Teď žádné místo nevypisujeme. Až nějaké bude, najdete ho tady: náplň práce, místo, pracovní dobu a rozpětí mzdy.',
      ],
      [
        'Co se dozvíte nejdřív',
        'Uchazeči znají rozpětí mzdy před prvním pohovorem a nikdo se jich neptá na předchozí výdělek. Obojí žádá směrnice (EU) 2023/970.',
      ],
      [
        'Bez inzerátu',
        'Napište na {{email}}, co umíte a co byste chtěli dělat. Fotografie, věk a rodina nehrají roli. Podklady použijeme jen k odpovědi; smažeme je, když o to na stejnou adresu napíšete.',
      ],
    ],
  },
  press: {
    lead: 'Obchod ve zkratce a na koho se obrátit.',
    parts: [
      [
        'Ve zkratce',
        '{{brand}} prodává obaly s potiskem zákazníka, od 30 kusů, na dvanácti trzích a v jedenácti jazycích. Výsek, hmotnost a cena krabice se počítají z její geometrie už při psaní rozměru a cena je rozepsaná na složky.',
      ],
      [
        'Obrázky',
        'Krabice a výseky na těchto stránkách kreslí sám obchod. Ve zprávách o obchodu smíte ukazovat snímky obrazovky.',
      ],
      [
        'Co nezveřejňujeme',
        'Obrat, počet zákazníků ani podíl na trhu tu neuvádíme a nikoho necitujeme bez jeho souhlasu.',
      ],
      [
        'Dotazy',
        'Napište na {{email}} nebo zavolejte na {{phone}}. Řekněte, pro koho píšete a do kdy odpověď potřebujete.',
      ],
    ],
  },
  leadership: {
    lead: 'Kdo za obchod odpovídá a jak se spojit s těmi, kdo rozhodují.',
    parts: [
      [
        'Kdo odpovídá',
        'Obchod provozuje {{company}}. Kdo společnost zastupuje, je uvedeno ve veřejném rejstříku pod číslem uvedeným výše; nahlédnout může každý.',
      ],
      [
        'Co se dá ověřit',
        'Příběhy o úspěchu tu nevyprávíme. U cen jsou jejich složky, u termínů důvody a u uhlíkové stopy krabice sada faktorů, ze které pochází.',
      ],
      [
        'Jak napsat vedení',
        'Pošlete dopis na adresu výše nebo e-mail na {{email}} se slovem „Vedení“ v předmětu. Jde-li o objednávku, uveďte její číslo.',
      ],
    ],
  },
  whistleblowingPolicy: {
    lead: 'Jak u nás oznámit porušení práva a co vás přitom chrání.',
    parts: [
      [
        'Kdo a co může oznámit',
        'Zaměstnanci, uchazeči, dodavatelé a jejich lidé a každý, kdo se při práci dozvěděl o porušení práva ve společnosti {{company}}: o podvodu, nebezpečném výrobku, škodě na životním prostředí, zneužití osobních údajů. Vada objednávky patří na stránku s kontakty.',
      ],
      [
        'Jak oznámit',
        'Napište na {{email}} s předmětem „Oznámení“ nebo pošlete dopis s označením „Oznámení, důvěrné“ na adresu výše. Dopis může být anonymní. Napište, co se stalo, kde a kdy a co o tom svědčí. Na přání se sejdeme osobně.',
      ],
      [
        'Co se děje potom',
        'Do 7 dnů potvrdíme přijetí a do 3 měsíců napíšeme, co jsme udělali. Kdo jste, se dozví jen ti, kdo oznámení prověřují. Jméno předáme dál pouze s vaším souhlasem, ledaže to žádá zákon.',
      ],
      [
        'Bez odvety',
        'Za oznámení v dobré víře ani za pomoc s ním nesmí být nikdo propuštěn ani znevýhodněn, ani přijít o smlouvu. V EU to plyne ze směrnice (EU) 2019/1937. Kdo vědomě oznámí nepravdu, chráněn není.',
      ],
      [
        'Úřady',
        'Kdykoli se můžete obrátit na příslušný úřad své země a nemusíte jít nejdřív za námi.',
        'Na tomto trhu oznámení přijímá například {{authority}}.',
      ],
    ],
  },
};
