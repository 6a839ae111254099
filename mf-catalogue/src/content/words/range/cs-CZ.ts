import type { ProductRangePages } from '../../content-words.ts';

export const csCZ: ProductRangePages = {
  ecoBadge: {
    lead: 'Proč naše krabice nemají eko značku a co u nich najdete místo ní.',
    parts: [
      [
        'Bez vlastní značky',
        'Slovo „zelená“ na krabici neříká nic, co by šlo ověřit. V EU je označení udržitelnosti, za kterým nestojí systém certifikace, od 27. září 2026 zakázané (směrnice (EU) 2024/825). Žádné neudělujeme.',
      ],
      [
        'Co vidíte místo ní',
        'Podíl recyklovaných vláken, který dodavatel u lepenky uvádí, hmotnost krabice, a kde její lepenku zahrnuje zveřejněná sada faktorů, i stopu v kg CO₂e. U každého čísla je jeho zdroj.',
      ],
      [
        'Méně všeho',
        'Tyto výrobky jsou z kraftové lepenky, papíru nebo recyklované fólie a stačí jim málo barvy. Než si vyberete, porovnejte jejich čísla.',
      ],
    ],
  },
  enterprise: {
    lead: 'Pro firmy, které objednávají často, na více místech nebo podle vlastních pravidel.',
    parts: [
      [
        'Více lidí',
        'Kde nabízíme Plus, dává firma svým lidem role: čtení, návrh, objednání, schválení, finance. Objednávka nad limit čeká, až ji schválí ten, kdo smí. Vaše vlastní číslo objednávky je na faktuře.',
      ],
      [
        'Mimo ceník',
        'O větší náklady, jiné tvary a jiné materiály si řekněte v poptávce. Nabídka přijde e-mailem a přijmete ji online.',
      ],
      [
        'Vaše systémy',
        'Objednávky, faktury a zásilky lze číst přes rozhraní a webhooky říkají vašemu systému, co se děje.',
      ],
      [
        'Jen váš potisk',
        'Tiskneme váš návrh. Vlastní značku k němu nepřidáváme, krabice tedy mohou jít dál pod vaším jménem.',
      ],
    ],
  },
  industries: {
    lead: 'Který z našich obalů se k čemu hodí, podle oborů.',
    parts: [
      [
        'Kosmetika',
        'Skládačka do regálu, tuhá krabice na sadu, etiketa na lahvičku. Karton je tenký a snese jemný tisk; tuhá krabice je těžší a vyrábí se déle.',
      ],
      [
        'Jídlo a nápoje',
        'Krabice na dorty a lahve, dózy a sáčky na suché zboží. Zda se materiál smí dotýkat potravin, záleží na lepence, barvě a potravině: zeptejte se nás, než objednáte.',
      ],
      [
        'Oblečení',
        'Zásilková obálka málo váží a zabere málo místa. Zásilková krabice s druhým samolepicím páskem poslouží i při vrácení.',
      ],
      [
        'Internetové obchody',
        'Poštovní krabice se zavře bez pásky, klopová pojme víc. Vyhledání rozměru navrhne nejmenší krabici, do které se vejde, co posíláte.',
      ],
    ],
  },
  designShowcase: {
    lead: 'Co a na co lze tisknout, ukázáno na krabicích, které vyrábíme.',
    parts: [
      [
        'Jedna barva na hnědé',
        'Jedna barva na kraftové lepence je nejprostší tisk. Nejlépe vyniknou tmavé barvy, protože světlými prosvítá hněď lepenky.',
      ],
      [
        'Bílá a tisk uvnitř',
        'Krycí bílá udělá barvu ze samotné lepenky. Tisk na vnitřní straně se ukáže po otevření víka a trvá o dva pracovní dny déle.',
      ],
      [
        'Plnobarevný tisk',
        'Na bílé nebo natírané lepence si fotografie drží barvy. Obrázek, který sahá až ke hraně, nechte přesahovat tolik, kolik ukazuje editor.',
      ],
      [
        'Odkud jsou obrázky',
        'Každou krabici tady kreslí obchod z jejího vlastního výseku. Návrhy zákazníků patří jim, proto tu žádný není.',
      ],
    ],
  },
  inspirations: {
    lead: 'Čtyři příležitosti a do čeho bychom je zabalili.',
    parts: [
      [
        'Dárek',
        'Zásuvka i klopa s magnety se otevírají pomalu. Hedvábný papír skryje, co leží uvnitř, a kartička řekne, od koho to je.',
      ],
      [
        'Krabice každý měsíc',
        'Krabice zůstává a mění se návlek, takže nový návrh potřebuje každý měsíc jen on.',
      ],
      [
        'Plochá zásilka',
        'Knihy, tisky a oblečení se posílají naplocho. Kartonová obálka brání ohnutí, papírová zásilková obálka váží nejméně.',
      ],
      [
        'Láhev',
        'Dno krabice na víno se samo zajistí a unese váhu; krabice s držadlem ho má vyříznuté ze stejného archu.',
      ],
    ],
  },
  blog: {
    lead: 'Krátké články o měření, lepence, množství a souborech: na co se ptáte před první objednávkou.',
    parts: [
      [
        'Měřte vnitřek',
        'Krabice se objednává podle vnitřního rozměru: délka, šířka, výška, v tomto pořadí, délka a šířka u otvoru. Změřte, co balíte, přidejte pár milimetrů vůle a stěny nechte na nás: přidají se zvenku.',
      ],
      [
        'Jaká lepenka',
        'Vlna E má 1,5 mm a snese jemný tisk; vlna B má 3 mm a ve stohu unese víc. Karton je na lehké věci do regálu. Rozdíl si osaháte díky sadě vzorků.',
      ],
      [
        'Kolik kusů',
        'Příprava a tiskové formy stojí stejně u 30 i u 1000 krabic, takže cena za kus s množstvím klesá. Podívejte se do tabulky cen: někdy stojí větší náklad celkem méně, a pak to řekneme.',
      ],
      [
        'Soubory, které se dobře tisknou',
        'Vektorové PDF je ostré v každé velikosti. Obrázek by měl mít v tištěné velikosti asi 300 bodů na palec. Písmo převeďte na křivky nebo vložte do souboru.',
      ],
    ],
  },
};
