import type { FulfilmentWords } from './words.ts';

export const words: FulfilmentWords = {
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
    track: 'Sledovat zásilku',
    see: 'Zobrazit objednávku',
    pickUp: 'Osobní odběr',
    footer: (shop) => `Tento e-mail dostáváte, protože jste si objednali v obchodě ${shop}.`,
  },
};
