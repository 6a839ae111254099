import { counted } from '../counted.ts';
import type { TradeMailWords } from '../words.ts';

const pieces = counted('cs-CZ', { one: 'kus', few: 'kusy', many: 'kusu', other: 'kusů' });

export const orders: TradeMailWords = {
  orders: {
    subject: (shop, number) => `Vaše objednávka ${number} v obchodě ${shop} je přijata`,
    heading: 'Děkujeme, Vaše objednávka je přijata',
    paid: 'Vaši platbu jsme obdrželi.',
    waiting:
      'Splatnou částku převeďte na účet níže a do zprávy pro příjemce uveďte číslo objednávky. Výroba začne, jakmile peníze dorazí.',
    production:
      'Vaši grafiku vytiskneme přesně tak, jak jste ji schválili. Objednávku, návrhy i tisková data najdete ve svém účtu.',
    number: 'Číslo objednávky',
    total: 'Celkem',
    pieces: 'Počet kusů',
    reference: 'Zpráva pro příjemce',
    transfer: 'Nyní k převodu',
    due: 'Splátka splatná',
    account: 'Číslo účtu',
    swift: 'SWIFT',
    demonstration: 'Toto je ukázkový účet: žádné peníze na něj neposílejte.',
    action: 'Zobrazit objednávku',
    footer: (shop) => `Tento e-mail dostáváte, protože jste si objednali v obchodě ${shop}.`,
  },
  schedules: {
    subject: {
      due: (number) => `Blíží se splatnost další splátky objednávky ${number}`,
      overdue: (number) => `Splátka objednávky ${number} je po splatnosti`,
    },
    heading: {
      due: 'Blíží se splatnost další splátky',
      overdue: 'Splátka Vaší objednávky je po splatnosti',
    },
    how: 'Zaplaťte ji kartou na stránce níže, nebo ji převeďte na tento účet s číslem objednávky ve zprávě pro příjemce. Pokud už jste zaplatili, nemusíte nic dělat.',
    demonstration: 'Toto je ukázkový účet: žádné peníze na něj neposílejte.',
    number: 'Číslo objednávky',
    part: 'Splátka',
    amount: 'Částka',
    due: 'Splatnost',
    account: 'Číslo účtu',
    swift: 'SWIFT',
    reference: 'Zpráva pro příjemce',
    action: 'Zaplatit splátku',
    footer: (shop) => `Tento e-mail dostáváte, protože objednávku v obchodě ${shop} platíte ve splátkách.`,
  },
  cancellation: {
    subject: (shop, number) => `Vaše objednávka ${number} v obchodě ${shop} je zrušena`,
    heading: 'Vaše objednávka je zrušena',
    receipt: 'Nic z ní nevyrobíme ani neodešleme.',
    withdrawn: 'Vaše odstoupení od smlouvy jsme obdrželi. Tento e-mail je potvrzením o jeho přijetí.',
    refund:
      'Zaplacenou částku Vám vrátíme stejným způsobem, jakým jste platili. Bankám to trvá až deset pracovních dnů.',
    nothingPaid: 'Zatím jste nic nezaplatili, takže není co vracet. Za objednávku prosím nic neposílejte.',
    number: 'Číslo objednávky',
    when: 'Zrušeno (UTC)',
    amount: 'Vrácená částka',
    creditNote: 'Opravný daňový doklad',
    action: 'Zobrazit objednávku',
    footer: (shop) => `Tento e-mail dostáváte, protože jste si objednali v obchodě ${shop}.`,
  },
  refunds: {
    subject: (shop, number) => `Vrácení peněz za objednávku ${number} v obchodě ${shop}`,
    heading: 'Vracíme Vám peníze',
    why: {
      part: 'Vracíme Vám částku uvedenou níže. Na Vaší objednávce se jinak nic nemění.',
      surplus: 'Zaplatili jste více, než kolik objednávka stojí. Rozdíl Vám vracíme.',
      late: 'Vaše platba k nám dorazila až po zrušení objednávky, proto Vám ji vracíme.',
    },
    way: {
      gateway:
        'Peníze se vrátí stejným způsobem, jakým jste platili. Bankám to trvá až deset pracovních dnů.',
      transfer: 'Částku převedeme na Váš bankovní účet. Pokud číslo účtu neznáme, zeptáme se Vás na něj.',
      wallet: 'Částka je už ve Vaší peněžence a můžete ji použít na další objednávku.',
    },
  },
  offers: {
    subject: (number) => `Naše nabídka k poptávce ${number}`,
    heading: 'Vaše nabídka je připravená',
    text: (until) => `Ceny platí do ${until}. Vyberte si náklady, které chcete, a objednejte je.`,
    pieces,
    net: (amount) => `${amount} bez DPH`,
    action: 'Prohlédnout nabídku',
    footer: (shop) =>
      `Kdo má tento odkaz, může nabídku přijmout. Tento e-mail dostáváte, protože z této adresy přišla do obchodu ${shop} poptávka.`,
  },
  quotes: {
    subject: (number) => `Vaši poptávku ${number} jsme přijali`,
    heading: 'Vaše poptávka dorazila',
    paragraphs: (name, until) => [
      `Dobrý den, ${name},`,
      `už se jí věnujeme. Odpovíme nejpozději v tomto termínu: ${until}.`,
    ],
    facts: { number: 'Číslo', product: 'Produkt', size: 'Vnitřní rozměr', quantities: 'Počet kusů' },
    action: 'Zobrazit poptávku',
    footer: (shop) => `Tento e-mail dostáváte, protože z této adresy přišla do obchodu ${shop} poptávka.`,
  },
  designs: {
    share: {
      subject: (name) => `Návrh obalu pro Vás: ${name}`,
      heading: 'Někdo s Vámi sdílí návrh obalu',
      text: (until) => `Prohlédnout si ho můžete do ${until}.`,
      copy: 'Můžete si také udělat vlastní kopii a pokračovat v ní.',
      action: 'Otevřít návrh',
      footer: (shop) =>
        `Kdo má tento odkaz, návrh vidí. Tento e-mail dostáváte, protože někdo v obchodě ${shop} zadal Vaši adresu; pokud ho neznáte, zprávu ignorujte.`,
    },
    remind: {
      subject: 'Pokračujte v návrhu obalu na počítači',
      heading: 'Váš obal čeká',
      text: 'O tento odkaz jste požádali, abyste mohli v návrhu pokračovat na větší obrazovce.',
      facts: { product: 'Produkt', quantity: 'Náklad' },
      pieces,
      action: 'Pokračovat v návrhu',
      footer: (shop) =>
        `Dostáváte jen tento jediný e-mail, protože byla tato adresa zadána v obchodě ${shop}. Další nepřijdou; pokud jste to nebyli Vy, zprávu ignorujte.`,
    },
  },
  approvals: {
    subject: (number) => `Schvalte prosím nátisk k objednávce ${number}`,
    heading: 'Váš nátisk je připravený',
    text: 'Každý soubor si pozorně prohlédněte: co schválíte, to vytiskneme. Výroba čeká na Vaši odpověď.',
    order: 'Objednávka',
    note: 'Poznámka',
    action: 'Prohlédnout nátisk',
    footer: (shop) =>
      `Kdo má tento odkaz, může nátisk schválit. Tento e-mail dostáváte, protože jste si objednali v obchodě ${shop}.`,
    page: {
      title: (number) => `Nátisk k objednávce ${number}`,
      intro: 'Každý soubor si pozorně prohlédněte: co schválíte, to vytiskneme.',
      file: (index) => `Tiskový soubor ${index} (PDF)`,
      approve: 'Schvaluji: tiskněte to takto',
      reject: 'Zamítám: něco má být jinak',
      reason: 'Co má být jinak? Při zamítnutí je to nutné uvést.',
      email: 'Vaše e-mailová adresa',
      send: 'Odeslat rozhodnutí',
      approved: 'Tento nátisk je schválen. Výroba může začít.',
      rejected: 'Tento nátisk je zamítnut. Opravíme ho a znovu Vám napíšeme.',
      superseded: 'Tento nátisk nahradil novější. Otevřete odkaz v novějším e-mailu.',
      canceled: 'Tato objednávka je zrušena; není o čem rozhodovat.',
      reasonMissing: 'Napište, co má být jinak, a odešlete to znovu.',
      fields: 'Vyberte jednu z obou možností, uveďte svou e-mailovou adresu a odešlete to znovu.',
    },
  },
  shipments: {
    subject: (shop, number) => `Vaše objednávka ${number} v obchodě ${shop} je na cestě`,
    heading: 'Vaše objednávka je na cestě',
    whole: 'Vaše obaly jsme předali dopravci.',
    part: 'Část Vaší objednávky jsme předali dopravci. Zbytek pošleme zvlášť a dáme Vám vědět dalším e-mailem.',
    collect: 'Vaše obaly jsou připravené k vyzvednutí.',
    number: 'Číslo objednávky',
    carrier: 'Dopravce',
    tracking: 'Číslo zásilky',
    pieces,
    track: 'Sledovat zásilku',
    see: 'Zobrazit objednávku',
    pickUp: 'Osobní odběr',
    footer: (shop) => `Tento e-mail dostáváte, protože jste si objednali v obchodě ${shop}.`,
  },
};
