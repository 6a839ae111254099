import type { ArtworkWords } from './words.ts';

export const words: ArtworkWords = {
  designs: {
    share: {
      subject: (name) => `Een verpakkingsontwerp voor u: ${name}`,
      heading: 'Iemand deelt een verpakkingsontwerp met u',
      text: (until) => `U kunt het tot en met ${until} bekijken.`,
      copy: 'U mag ook een eigen kopie maken en daarmee verder werken.',
      action: 'Ontwerp openen',
      footer: (shop) =>
        `Wie deze link heeft, kan het ontwerp zien. U ontvangt deze e-mail omdat iemand uw adres heeft ingevuld bij ${shop}; kent u die persoon niet, dan kunt u dit bericht negeren.`,
    },
    remind: {
      subject: 'Ga op een computer verder met uw verpakking',
      heading: 'Uw verpakking wacht op u',
      text: 'U hebt om deze link gevraagd om op een groter scherm verder te ontwerpen.',
      facts: { product: 'Artikel', quantity: 'Oplage' },
      action: 'Verder ontwerpen',
      footer: (shop) =>
        `U ontvangt alleen deze ene e-mail omdat dit adres is ingevuld bij ${shop}. Er volgen er geen meer; was u het niet, dan kunt u dit bericht negeren.`,
    },
  },
};
