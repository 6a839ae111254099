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
  quotePdf: {
    title: 'Offre',
    version: 'Version n°',
    issued: 'Date d’émission',
    validUntil: 'Valable jusqu’au',
    request: 'Demande',
    seller: 'Vendeur',
    recipient: 'Pour',
    item: 'Marchandise',
    quantity: 'Pièces',
    unitPrice: 'Prix unitaire',
    net: 'Net HT',
    rate: 'TVA',
    gross: 'TTC',
    base: 'Base d’imposition',
    tax: 'Montant de la TVA',
    totalNet: 'Total HT',
    totalTax: 'Total TVA',
    total: 'Total TTC',
    alternatives: 'Chaque ligne est une offre à part : choisissez-en une ou plusieurs.',
    chosen: 'Le total est celui des lignes acceptées.',
    binding: (until) =>
      `Ces prix nous engagent jusqu’au ${until}. Vous ne devez rien tant que vous n’avez pas commandé.`,
    delivery: (country) =>
      `Les prix sont hors livraison, à choisir au moment du paiement. La TVA est calculée pour : ${country} ; l’adresse de livraison décide.`,
    review: 'Consulter et accepter',
    demonstration: 'Vendeur de démonstration : cette offre n’engage personne.',
  },
};
