import type { BusinessWords } from './words.ts';

export const words: BusinessWords = {
  offers: {
    subject: (number) => `Naše nabídka k poptávce ${number}`,
    heading: 'Vaše nabídka je připravená',
    text: (until) => `Ceny platí do ${until}. Vyberte si náklady, které chcete, a objednejte je.`,
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
  quotePdf: {
    title: 'Nabídka',
    version: 'Verze',
    issued: 'Ze dne',
    validUntil: 'Platí do',
    request: 'Poptávka',
    seller: 'Prodávající',
    recipient: 'Pro',
    item: 'Zboží',
    quantity: 'Kusy',
    unitPrice: 'Cena za kus',
    net: 'Bez DPH',
    rate: 'DPH',
    gross: 'S DPH',
    base: 'Základ',
    tax: 'Částka DPH',
    totalNet: 'Celkem bez DPH',
    totalTax: 'DPH celkem',
    total: 'Celkem',
    alternatives: 'Každý řádek je samostatná nabídka: vyberte jeden nebo více.',
    chosen: 'Součet platí pro přijaté řádky.',
    binding: (until) => `Těmito cenami jsme vázáni do ${until}. Vy nic nedlužíte, dokud neobjednáte.`,
    delivery: (country) =>
      `Ceny jsou bez dopravy; tu si vyberete v pokladně. DPH je vypočtena pro zemi ${country}; rozhoduje dodací adresa.`,
    review: 'Prohlédnout a přijmout',
    demonstration: 'Demonstrační prodejce: z této nabídky nevznikají závazky.',
  },
};
