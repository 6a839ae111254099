import type { BusinessWords } from './words.ts';

export const words: BusinessWords = {
  offers: {
    subject: (number) => `Votre offre pour la demande ${number}`,
    heading: 'Votre offre est prête',
    text: (until) =>
      `Les prix sont valables jusqu’au ${until}. Choisissez les quantités qui vous conviennent et commandez-les.`,
    net: (amount) => `${amount} HT`,
    action: 'Consulter l’offre',
    footer: (shop) =>
      `Toute personne qui a ce lien peut accepter l’offre. Vous recevez cet e-mail parce qu’un devis a été demandé avec cette adresse chez ${shop}.`,
  },
  quotes: {
    subject: (number) => `Nous avons bien reçu votre demande de devis ${number}`,
    heading: 'Votre demande de devis est arrivée',
    paragraphs: (name, until) => [
      `Bonjour ${name},`,
      `Nous l’étudions et vous répondons au plus tard le ${until}.`,
    ],
    facts: {
      number: 'Numéro',
      product: 'Produit',
      size: 'Dimensions intérieures',
      quantities: 'Nombre de pièces',
    },
    action: 'Voir la demande',
    footer: (shop) =>
      `Vous recevez cet e-mail parce qu’un devis a été demandé avec cette adresse chez ${shop}.`,
  },
};
