import type { ArtworkWords } from './words.ts';

export const words: ArtworkWords = {
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
      action: 'Pokračovat v návrhu',
      footer: (shop) =>
        `Dostáváte jen tento jediný e-mail, protože byla tato adresa zadána v obchodě ${shop}. Další nepřijdou; pokud jste to nebyli Vy, zprávu ignorujte.`,
    },
  },
};
