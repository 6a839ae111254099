import type { ArtworkWords } from './words.ts';

export const words: ArtworkWords = {
  designs: {
    share: {
      subject: (name) => `Ein Verpackungsentwurf für Sie: ${name}`,
      heading: 'Jemand teilt einen Verpackungsentwurf mit Ihnen',
      text: (until) => `Sie können ihn bis zum ${until} ansehen.`,
      copy: 'Sie dürfen auch eine eigene Kopie anlegen und daran weiterarbeiten.',
      action: 'Entwurf öffnen',
      footer: (shop) =>
        `Wer diesen Link hat, kann den Entwurf sehen. Sie erhalten diese E-Mail, weil jemand Ihre Adresse bei ${shop} eingegeben hat; kennen Sie die Person nicht, beachten Sie sie nicht weiter.`,
    },
    remind: {
      subject: 'Gestalten Sie Ihre Verpackung am Computer weiter',
      heading: 'Ihre Verpackung wartet auf Sie',
      text: 'Sie haben sich diesen Link gewünscht, um auf einem größeren Bildschirm weiterzugestalten.',
      facts: { product: 'Produkt', quantity: 'Auflage' },
      action: 'Weitergestalten',
      footer: (shop) =>
        `Sie erhalten nur diese eine E-Mail, weil diese Adresse bei ${shop} eingegeben wurde. Weitere folgen nicht; waren Sie es nicht, beachten Sie sie nicht weiter.`,
    },
  },
};
